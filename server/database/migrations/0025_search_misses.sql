-- Which words people search for and find nothing (docs/decisions/search-misses.md). Nothing in it says who.

create table search_misses (
  -- The Danish one.
  day date not null,
  term text not null check (length(term) between 3 and 60),
  misses integer not null check (misses > 0),
  -- How many of them had a filter: other searches for the same may find something.
  narrowed integer not null check (narrowed between 0 and misses),
  primary key (day, term)
);
