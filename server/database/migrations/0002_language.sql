-- Which language a person chose for the screens (D24).
alter table users
  add column language text not null default 'asGiven' check (language in ('asGiven', 'da', 'en'));
