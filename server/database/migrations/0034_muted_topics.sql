-- The topics about which a member wants no mails or no pushes, while mails or pushes are on.
alter table users
  add column muted_mails text[] not null default '{}'
    check (muted_mails <@ array['messages', 'reviews', 'searches', 'reminders']),
  add column muted_pushes text[] not null default '{}'
    check (muted_pushes <@ array['messages', 'reviews', 'searches', 'reminders']);
