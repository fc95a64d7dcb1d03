-- The amount of a proposed settlement, formatted for its reader. Older rows hold it in the note, as Danish text.
alter table booking_history add column amount_cents integer check (amount_cents >= 0);
update booking_history
set amount_cents = replace(replace(substring(note from '^[0-9.]+,[0-9]{2}'), '.', ''), ',', '')::integer
where step = 'proposeSettlement' and note ~ '^[0-9.]+,[0-9]{2}';
