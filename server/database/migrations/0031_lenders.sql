-- Whether a member lends as a private person or as a trader, by their own declaration; null until they declared it.
alter table users
  add column lender_kind text check (lender_kind in ('private', 'trader')),
  -- What a trader has to tell borrowers, as `Trader` of domain/members/lender.ts. Not verified.
  add column trader jsonb check (jsonb_typeof(trader) = 'object'),
  add constraint users_trader_is_whole
    check ((trader is not null) = (lender_kind is not distinct from 'trader'));
