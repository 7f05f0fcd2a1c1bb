"""Who is told what happens at tables when they are not there: between the house and the desk of notices."""
