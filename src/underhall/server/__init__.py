"""The table on the web: a server that keeps records and shows each seat what it may see."""
