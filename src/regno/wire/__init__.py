"""The messages between pages and server: what a page may say, and what it is told."""
