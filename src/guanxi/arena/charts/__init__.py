"""Small charts in SVG, for reports and pages: on paper of their own, readable without colour, nothing fetched."""
