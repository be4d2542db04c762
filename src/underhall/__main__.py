"""`python -m underhall` is the command line."""

from underhall.cli import main

if __name__ == "__main__":
    main()
