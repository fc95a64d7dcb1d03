-- How far a no-show is that the owner has reported: what is kept of it is held until it is settled (docs/money.md). Null
-- where there is none. Of those from before, the money has moved already.
alter table bookings add column no_show text check (no_show in ('reported', 'contested', 'settled'));
update bookings set no_show = 'settled' where ended_as = 'noShow';
create index bookings_no_show_contested on bookings (since) where no_show = 'contested';
