-- What a payment was made with, as the provider tells it: for receipts. Never a number of a card.

alter table payments
  add column method_brand text check (length(method_brand) <= 100),
  add column method_last4 text check (length(method_last4) <= 10);
