"""The games. Each is a package of its own; the registry finds them by their entry points."""
