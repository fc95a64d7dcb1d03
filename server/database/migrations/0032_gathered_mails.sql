-- The member who caused a notification, and when the mail that contains it is due: what one member causes for another
-- within an hour goes out in one mail.
alter table notices add column sender_id bigint references users (id) on delete set null;
alter table notices add column mail_due_at timestamptz;
create index notices_mails on notices (member_id, sender_id, mail_due_at) where mail_due_at is not null;
create index notices_sender on notices (sender_id) where sender_id is not null;
