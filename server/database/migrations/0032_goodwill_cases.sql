-- Goodwill that waits for a second person is a case.
alter table staff_cases drop constraint staff_cases_kind_check, add constraint staff_cases_kind_check check (
  kind in ('dispute', 'noShow', 'coverClaim', 'report', 'contact', 'job', 'payout', 'suspendedBooking', 'appeal', 'refund',
    'goodwill')
);
alter table staff_log drop constraint staff_log_subject_check, add constraint staff_log_subject_check check (
  subject in ('staff', 'booking', 'member', 'tool', 'report', 'contact', 'job', 'payout', 'review', 'message', 'measure',
    'goodwill')
);
