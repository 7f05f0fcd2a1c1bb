"""The site in the browser: its words (texts/), and what `make web` builds of `web/` (site/)."""
