# The site in the browser: what stands on buttons, in headings and panels. Games bring their own words.

site-name = guanxi
