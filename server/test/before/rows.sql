-- What a data folder held before bookings had a life of their own: rows for the tables as 0006_notices.sql left them. $password
-- stands for the hash of both members' password, $today for the date in Copenhagen.

insert into users (id, name, email, password_hash, about, location, latitude, longitude) values
  (1001, 'Gerda Gammel', 'gerda@skuret.example', $password, 'Udlåner gerne', 'Odense', 55.4, 10.38),
  (1002, 'Laust Låner', 'laust@skuret.example', $password, null, null, null, null);
select setval(pg_get_serial_sequence('users', 'id'), 1002);

insert into tools (id, owner_id, name, description, location, latitude, longitude, image_url, price_per_day_cents,
  max_available_count, included_items, state) values
  (1001, 1001, 'Brolægningsvibrator', 'Til fliser og grus.', 'Odense', 55.4, 10.38, '/images/tools/default.svg', 20000, 3, '{Nøgle,Manual}', 'published'),
  (1002, 1001, 'Jordbor', 'Til hegnspæle.', 'Odense', 55.4, 10.38, '/images/tools/default.svg', 15000, 1, '{}', 'published'),
  (1003, 1001, 'Kladde', 'Ikke færdig.', 'Odense', 55.4, 10.38, '/images/tools/default.svg', 15000, 1, '{}', 'draft');
select setval(pg_get_serial_sequence('tools', 'id'), 1003);
insert into tool_categories values (1001, 2), (1001, 7), (1002, 2), (1003, 2);

insert into favourites (user_id, tool_id) values (1002, 1001), (1002, 1002);

-- To come, with two units; out now; over without anybody having come; brought back; called off.
insert into reservations (id, booking_id, tool_id, unit, borrower_id, start_date, end_date, status, total_price_cents, created_at) values
  (1001, 1001, 1001, 1, 1002, $today + 10, $today + 12, 'booked', 40000, now() - interval '2 days'),
  (1002, 1001, 1001, 2, 1002, $today + 10, $today + 12, 'booked', 40000, now() - interval '2 days'),
  (1003, 1003, 1002, 1, 1002, $today - 1, $today + 2, 'booked', 45000, now() - interval '9 days'),
  (1004, 1004, 1001, 1, 1002, $today - 40, $today - 38, 'returned', 40000, now() - interval '50 days'),
  (1005, 1005, 1001, 1, 1002, $today - 20, $today - 18, 'cancelled', 40000, now() - interval '30 days'),
  (1006, 1006, 1001, 3, 1002, $today + 1, $today + 3, 'booked', 40000, now() - interval '3 days');
select setval(pg_get_serial_sequence('reservations', 'id'), 1006);

insert into reviews (tool_id, author_id, booking_id, rating, comment, created_at) values
  (1001, 1002, 1004, 5, 'Den rystede som den skulle.', now() - interval '37 days');
insert into conversations (low_id, high_id, tool_id) values (1001, 1002, 1001);
insert into messages (conversation_id, sender_id, content) values (1001, 1002, 'Kan den hentes om aftenen?');
insert into conversation_reads values (1001, 1001, 1001);
insert into notices (member_id, kind, subject, once, params) values
  (1001, 'message', '1001', 'message 1001', '{"from": "Laust Låner"}');
insert into tool_views values (1001, $today - 1, 7);
insert into contact_messages (name, email, subject, message) values ('Laust', 'laust@skuret.example', 'Hej', 'Hej');
insert into newsletter_subscriptions (email) values ('laust@skuret.example');
insert into idempotency_keys (user_id, key, arguments_hash, booking_id) values (1002, 'k', repeat('a', 64), 1001);
