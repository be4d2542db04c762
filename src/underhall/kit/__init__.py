"""Parts that more than one game needs: they are called and never call back."""
