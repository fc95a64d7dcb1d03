-- Reports by people without an account: a receipt stands for the person, who sees the outcome with it.
alter table reports alter column reporter_id drop not null;
alter table reports add column receipt_hash text unique check (receipt_hash ~ '^[0-9a-f]{64}$');
alter table reports add constraint reports_by_someone check (reporter_id is not null or receipt_hash is not null);
