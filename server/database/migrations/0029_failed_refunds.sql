-- A refund that the bank rejected is refunded again, so all refunds together may exceed what was captured.
alter table payments drop constraint payments_check1;
alter table payments add constraint payments_refunded_ore_check
  check (refunded_ore between refund_failed_ore and captured_ore + refund_failed_ore);
alter table test_provider_payments drop constraint test_provider_payments_check1;
alter table test_provider_payments add constraint test_provider_payments_refunded_ore_check
  check (refunded_ore between refund_failed_ore and captured_ore + refund_failed_ore);

create index payments_refund_failed on payments (booking_id) where refund_failed_ore > 0;

alter table staff_cases drop constraint staff_cases_kind_check, add constraint staff_cases_kind_check check (
  kind in ('dispute', 'noShow', 'coverClaim', 'report', 'contact', 'job', 'payout', 'suspendedBooking', 'appeal', 'refund')
);
