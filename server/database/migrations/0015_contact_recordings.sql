-- Recordings of sessions that members have attached to contact messages, masked.
create table contact_recordings (
  message_id bigint primary key references contact_messages (id) on delete cascade,
  member_id bigint not null references users (id) on delete cascade,
  recording text not null check (octet_length(recording) between 1 and 700000)
);
create index contact_recordings_member on contact_recordings (member_id);

alter table staff_reads drop constraint staff_reads_what_check;
alter table staff_reads add constraint staff_reads_what_check
  check (what in ('booking', 'report', 'contact', 'recording', 'payout', 'member', 'appeal'));
