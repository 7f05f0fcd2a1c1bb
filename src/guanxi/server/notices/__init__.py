"""Telling people that it is their turn when they are not at the table: Web Push, e-mail, webhooks."""
