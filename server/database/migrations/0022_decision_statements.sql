-- A decision about a booking is a statement of reasons too, one for each of the two members.
alter table measures drop constraint measures_kind_check, add constraint measures_kind_check check (
  kind in ('warning', 'limit', 'suspension', 'closing', 'hidden', 'dispute', 'noShow', 'coverClaim')
);
alter table measures drop constraint measures_subject_check, add constraint measures_subject_check check (
  subject in ('tool', 'review', 'message', 'booking')
);
alter table measures drop constraint measures_check, add constraint measures_of_subject check (
  (kind in ('hidden', 'dispute', 'noShow', 'coverClaim')) = (subject is not null)
  and (kind in ('dispute', 'noShow', 'coverClaim')) = (coalesce(subject, '') = 'booking')
  and (subject is null) = (subject_id is null)
);
-- The amount of a decision about a booking, and the author of a decision that a second person has confirmed.
alter table measures add column cents bigint check (cents >= 0),
  add column proposed_by bigint references staff (id),
  add constraint measures_cents check ((cents is not null) = (coalesce(subject, '') = 'booking')),
  add constraint measures_decided_by_another check (decided_by <> proposed_by);
