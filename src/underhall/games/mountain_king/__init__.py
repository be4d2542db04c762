"""In the Hall of the Mountain King: trolls dig for the heart of their mountain. For 2 to 5 players, or two teams."""
