"""What comes in China and what can be measured: numbers and ids, no words. doors/prospects makes prospects of them."""
