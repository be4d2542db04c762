"""The rules, one module per chapter of the rulebook. Every function names the rule that it carries out."""
