"""What comes in China and what can be measured: numbers and ids, no words. The words are in doors/prospects.py."""
