"""Parts that more than one game needs: plain functions that are called and never call back."""
