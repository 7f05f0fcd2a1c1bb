"""What events of Confucius claim to move (`doors/ledger.py`), by theme."""
