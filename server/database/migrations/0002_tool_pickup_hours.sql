alter table tools add column pickup_hours text check (length(pickup_hours) between 1 and 120);
