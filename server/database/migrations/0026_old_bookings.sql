-- What was reserved before bookings had a life (0007_bookings.sql) got no moment at which the clock looks at it: an agreement
-- for which nobody came stayed open for good, and kept its two from leaving. The next sweep looks at each, and sets the moment.
-- Those of the demo are paid, and wait for the person who plays with them.

update bookings set due_at = now()
where due_at is null and paid_at is null and state in ('accepted', 'pickedUp', 'returned');
