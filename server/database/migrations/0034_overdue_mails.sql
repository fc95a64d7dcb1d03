-- How often staff were mailed that a case is overdue, and when last.
alter table staff_cases add column overdue_mails smallint not null default 0;
alter table staff_cases add column overdue_mailed_at timestamptz;
