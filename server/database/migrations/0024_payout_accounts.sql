-- What the payment provider last said about the account that a member is paid out to; null until it was asked.
-- domain/payments/payoutAccount.ts maps it to a state.
alter table provider_customers
  add column payout_facts jsonb check (jsonb_typeof(payout_facts) = 'object'),
  add column payout_heard_at timestamptz;
create unique index provider_customers_account on provider_customers (provider, payout_account)
  where payout_account is not null;

-- Refunds that the borrower's bank did not take, in øre; they are part of `refunded_ore`.
alter table payments
  add column refund_failed_ore bigint not null default 0 check (refund_failed_ore >= 0);

alter table provider_events drop constraint provider_events_kind_check;
alter table provider_events add constraint provider_events_kind_check
  check (kind in ('payment', 'payout', 'account'));

-- Money of a failed refund, which Skuret owes the borrower.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account ~
  '^(provider(:reserved)?|owner:[0-9]+:(held|due)|payout:[0-9]+|deposit:[0-9]+(:reserved)?|borrower:[0-9]+:(debt|owed)|fee|insurance|provider_cost|capital|loss)$');

alter table test_provider_payments drop constraint test_provider_payments_kind_check;
alter table test_provider_payments add constraint test_provider_payments_kind_check
  check (kind in ('payment', 'card', 'account'));
alter table test_provider_payments
  add column refund_failed_ore bigint not null default 0 check (refund_failed_ore between 0 and refunded_ore);
alter table test_provider_events drop constraint test_provider_events_kind_check;
alter table test_provider_events add constraint test_provider_events_kind_check
  check (kind in ('payment', 'payout', 'account'));

-- Accounts that were changed on the test provider's page; every other account can be paid out to.
create table test_provider_accounts (
  id text primary key,
  facts jsonb not null check (jsonb_typeof(facts) = 'object')
);
