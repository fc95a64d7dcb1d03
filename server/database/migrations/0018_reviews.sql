-- Reviews both ways (docs/decisions/reviews.md): nobody but its author reads one before it is published.

alter table reviews
  -- Who wrote it: the borrower about the tool and its owner, or the owner about the borrower.
  add column side text not null default 'borrower' check (side in ('borrower', 'owner')),
  add column published_at timestamptz,
  -- Why we have taken it out of sight.
  add column hidden_reason text check (length(hidden_reason) between 1 and 2000),
  -- Of whom it is about, once.
  add column answer text check (length(answer) between 1 and 1000),
  add column answered_at timestamptz,
  add constraint reviews_answered_at_a_time check ((answer is null) = (answered_at is null)),
  -- Stars need no words.
  drop constraint reviews_comment_check,
  add constraint reviews_comment_check check (length(comment) <= 5000),
  drop constraint reviews_booking_id_key,
  add constraint reviews_once unique (booking_id, side);
update reviews set published_at = created_at;
alter table reviews
  -- Whether anybody but its author can read it.
  add column shown boolean not null generated always as (published_at is not null and hidden_reason is null) stored;

create or replace function count_reviews() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update tools set review_count = tools.review_count - gone.amount, rating_sum = tools.rating_sum - gone.rating_sum
    from (select tool_id, count(*)::int as amount, sum(rating)::int as rating_sum
      from before where shown and side = 'borrower' group by tool_id) as gone
    where tools.id = gone.tool_id;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    update tools set review_count = tools.review_count + come.amount, rating_sum = tools.rating_sum + come.rating_sum
    from (select tool_id, count(*)::int as amount, sum(rating)::int as rating_sum
      from after where shown and side = 'borrower' group by tool_id) as come
    where tools.id = come.tool_id;
  end if;
  return null;
end
$$;
