import { sql } from 'kysely';
import type { BookingState } from '../../../domain/bookings/bookingLife';
import { formerMemberName } from '../../../domain/members/leaving';
import { defaultToolImageUrl } from '../../../domain/tools/pictures';
import { isToolText, toolFieldNames, toolFields } from '../../../domain/tools/toolFields';
import type { CalendarDate } from '../../../domain/values/days';
import { openStates } from '../../bookings/records/bookings';
import { lockTools } from '../../bookings/records/reservations';
import type { Executor } from '../../database/openDatabase';

/** How far a member's leaving has come. */
export interface LeavingRecord {
  id: number;
  email: string;
  leavingAt: Date | null;
  leavesAt: Date | null;
  leftAt: Date | null;
}

/** A tool was added or booked before it could be locked: the caller has to start a new transaction. */
export class LocksIncomplete extends Error {}

async function toolsInvolved(transaction: Executor, memberId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from tools where owner_id = ${memberId} and deleted_at is null
    union
    select tool_id from bookings where (borrower_id = ${memberId} or owner_id = ${memberId}) and state in (${openStates})
    order by id
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/**
 * Locks a member, their tools and the tools of their open bookings, in the order that every transaction uses: days of
 * tools, tools, member. Until the end of the transaction no booking of theirs can be requested or changed, and no tool
 * of theirs published. Returns null for an unknown member. Throws `LocksIncomplete`.
 */
export async function lockMemberAndTools(
  transaction: Executor,
  memberId: number,
): Promise<LeavingRecord | null> {
  const seen = await toolsInvolved(transaction, memberId);
  await lockTools(transaction, seen);
  await sql`select id from tools where owner_id = ${memberId} order by id for update`.execute(
    transaction,
  );
  const { rows } = await sql<LeavingRecord>`
    select id, email, leaving_at as "leavingAt", leaves_at as "leavesAt", left_at as "leftAt"
    from users where id = ${memberId} for no key update
  `.execute(transaction);
  const known = new Set(seen);
  if ((await toolsInvolved(transaction, memberId)).some((id) => !known.has(id))) {
    throw new LocksIncomplete();
  }
  return rows[0] ?? null;
}

/**
 * Whether neither of two members is leaving or suspended. Until the end of the transaction neither can become so. Must
 * come after the lock on the tool's days.
 */
export async function lockAgainstLeaving(
  transaction: Executor,
  memberIds: readonly [number, number],
): Promise<boolean> {
  const { rows } = await sql<{ isHere: boolean }>`
    select leaving_at is null and not suspended as "isHere" from users where id = any(${[...memberIds]}::bigint[]) order by id for share
  `.execute(transaction);
  return rows.every(({ isHere }) => isHere);
}

/** Whether a member has left, or is leaving. */
export async function isFormer(executor: Executor, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select leaving_at is not null as is from users where id = ${memberId}
  `.execute(executor);
  return rows[0]?.is ?? true;
}

export interface UnfinishedBooking {
  id: number;
  tool: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  state: BookingState;
  isOwner: boolean;
}

/**
 * The bookings of a member that are not over, by first day. Requests are left out, since they can be answered. So are
 * bookings that wait for payment and that the owner does not see yet, unless they have reserved days already.
 */
export async function unfinishedBookings(
  executor: Executor,
  memberId: number,
  most: number,
): Promise<UnfinishedBooking[]> {
  const { rows } = await sql<UnfinishedBooking>`
    select booking.id, tool.name as tool, booking.start_date as "startDate", booking.end_date as "endDate",
      booking.state, booking.owner_id = ${memberId} as "isOwner"
    from bookings as booking join tools as tool on tool.id = booking.tool_id
    where (booking.borrower_id = ${memberId} or booking.owner_id = ${memberId})
      and (booking.state in ('accepted', 'pickedUp', 'returned', 'inDispute')
        or booking.state = 'noShow' and booking.no_show in ('reported', 'contested')
        or booking.owner_id = ${memberId} and exists (
          select from cover_claims as cover where cover.booking_id = booking.id and cover.state = 'waiting'
        )
        or booking.state = 'awaitingPayment' and (booking.borrower_id = ${memberId} or booking.is_instant))
    order by booking.start_date, booking.id limit ${most}
  `.execute(executor);
  return rows;
}

/** A member's unsettled money, in øre: what they owe, and what is still to be paid out to them. */
export interface OpenMoney {
  owesCents: number;
  heldCents: number;
  dueCents: number;
  onItsWayCents: number;
  /** Failed refunds that the member has not got yet. */
  refundCents: number;
}

export async function readOpenMoney(executor: Executor, memberId: number): Promise<OpenMoney> {
  const [debt, held, due, owed] = [
    `borrower:${memberId}:debt`,
    `owner:${memberId}:held`,
    `owner:${memberId}:due`,
    `borrower:${memberId}:owed`,
  ];
  const { rows } = await sql<OpenMoney>`
    select coalesce(sum(ore) filter (where account = ${debt}), 0)::bigint as "owesCents",
      coalesce(-sum(ore) filter (where account = ${held}), 0)::bigint as "heldCents",
      coalesce(-sum(ore) filter (where account = ${due}), 0)::bigint as "dueCents",
      coalesce(-sum(ore) filter (where account = ${owed}), 0)::bigint as "refundCents",
      (
        select coalesce(sum(ore), 0)::bigint from payouts where owner_id = ${memberId} and state in ('asked', 'onItsWay')
      ) as "onItsWayCents"
    from ledger_entries where account in (${debt}, ${held}, ${due}, ${owed})
  `.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('The sum returned no row');
  return row;
}

/** Whether a call to the payment provider about the member's payments or payouts has no answer yet. */
export async function isProviderAsked(executor: Executor, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from provider_calls as call
      left join payments as payment on payment.id = call.payment_id left join payouts as payout on payout.id = call.payout_id
      where call.state = 'asking' and ${memberId}::bigint in (payment.payer_id, payout.owner_id)
    ) as is
  `.execute(executor);
  return rows[0]?.is === true;
}

/** The requests that wait for an answer: those that the member made, and those for the member's tools. */
export async function requestsOfMember(
  executor: Executor,
  memberId: number,
): Promise<{ id: number; isOwner: boolean }[]> {
  const { rows } = await sql<{ id: number; isOwner: boolean }>`
    select id, owner_id = ${memberId} as "isOwner" from bookings
    where (borrower_id = ${memberId} or owner_id = ${memberId}) and state = 'requested' order by id
  `.execute(executor);
  return rows;
}

/** Hides a member and their tools. Needs the locks of `lockMemberAndTools`. */
export async function hideMember(
  transaction: Executor,
  memberId: number,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  await sql`
    update users set leaving_at = ${now}::timestamptz, leaves_at = ${until}::timestamptz where id = ${memberId}
  `.execute(transaction);
  await pauseTools(transaction, memberId);
}

/** Takes the published tools of a member out of sight, until `publishTools`. */
export async function pauseTools(transaction: Executor, memberId: number): Promise<void> {
  await sql`
    update tools set state = 'paused', paused_by_leaving = true, version = version + 1,
      changed_in = changed_in || jsonb_build_object('state', version + 1)
    where owner_id = ${memberId} and state = 'published' and deleted_at is null
  `.execute(transaction);
}

/** Shows a member again, with the tools that leaving had paused. */
export async function showMember(transaction: Executor, memberId: number): Promise<void> {
  // This comes first, because a tool of a member who is leaving cannot be published.
  await sql`update users set leaving_at = null, leaves_at = null where id = ${memberId}`.execute(
    transaction,
  );
  await publishTools(transaction, memberId);
}

/**
 * Publishes the tools that `pauseTools` has paused. A tool that staff have hidden in the meantime is published when it
 * is shown again. Edge: while the owner is leaving or suspended, a trigger keeps them paused.
 */
export async function publishTools(transaction: Executor, memberId: number): Promise<void> {
  await sql`
    update tools set paused_by_leaving = false, version = version + 1,
      state = case when hidden_reason is null then 'published' else state end,
      hidden_from = case when hidden_reason is null then hidden_from else 'published' end,
      changed_in = changed_in || jsonb_build_object('state', version + 1)
    where owner_id = ${memberId} and paused_by_leaving and state = 'paused' and deleted_at is null
  `.execute(transaction);
}

/**
 * Deletes a member's personal data, in the transaction that has locked the member. What remains is a row without a
 * name, for the ledger, and what concerns others too: bookings, messages and reviews (docs/decisions/44-leaving.md).
 */
export async function eraseMember(
  transaction: Executor,
  { id, email, now }: { id: number; email: string; now: Date },
): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(transaction);
  // Stores the pictures as expired uploads: the next scheduled job deletes the files that nothing uses any more.
  await run(sql`
    insert into picture_uploads (user_id, sha256, created_at)
    select ${id}, sha256, '-infinity' from pictures where swept_at is null and (
      created_by = ${id} or sha256 in (
        select substring(shown.url from '^/pictures/([0-9a-f]{64})-') from tools as tool
        cross join unnest(tool.image_url || tool.further_image_urls) as shown(url) where tool.owner_id = ${id}
        union select substring(avatar_image_url from '^/pictures/([0-9a-f]{64})-') from users where users.id = ${id}
      )
    )
    on conflict (user_id, sha256) do update set created_at = excluded.created_at
  `);
  // Notifications of other members that name this one.
  await run(sql`
    update notices set params = jsonb_set(params, '{member}', to_jsonb(${formerMemberName}::text))
    where params ->> 'member' = (select name from users where users.id = ${id}) and (
      address in (select '/booking/' || bookings.id from bookings where owner_id = ${id} or borrower_id = ${id})
      or subject in (
        select 'conversation ' || conversations.id from conversations where low_id = ${id} or high_id = ${id}
      )
    )
  `);
  await run(
    sql`update reports set context = '{}' where about_id = ${id} and closed_at is not null`,
  );
  await run(sql`update measures set appeal_text = null where member_id = ${id}`);
  // An e-mail address that was never confirmed may belong to another person.
  const isTheirs = sql`exists (select from users where users.id = ${id} and email_confirmed_at is not null)`;
  await run(sql`delete from contact_recordings where member_id = ${id}`);
  await run(sql`delete from contact_messages where lower(email) = lower(${email}) and ${isTheirs}`);
  await run(
    sql`update reports set reporter_email = null where lower(reporter_email) = lower(${email}) and ${isTheirs}`,
  );
  await run(
    sql`delete from newsletter_subscriptions where email = lower(${email}) and ${isTheirs}`,
  );
  await run(sql`delete from kept_mails where lower(recipient) = lower(${email})`);
  // A link that was requested with the address alone may have no member id.
  await run(sql`delete from mail_links where lower(email) = lower(${email})`);
  await run(sql`
    delete from test_provider_methods where customer in (
      select customer_id from provider_customers where user_id = ${id} and provider = 'test'
    )
  `);
  await run(
    sql`update payments set method_brand = null, method_last4 = null where payer_id = ${id}`,
  );
  // The member's conversation with Skuret.
  await run(sql`delete from conversations where low_id = ${id} and high_id is null`);
  for (const [table, column] of personal) {
    await run(sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`);
  }
  const theirTools = sql`(select tools.id from tools where owner_id = ${id})`;
  for (const table of ofTools) {
    await run(sql`delete from ${sql.table(table)} where tool_id in ${theirTools}`);
  }
  await run(sql`
    delete from handover_codes where booking_id in (
      select bookings.id from bookings where owner_id = ${id} or borrower_id = ${id}
    )
  `);
  await run(
    sql`update bookings set method_id = null, request_message = null where borrower_id = ${id}`,
  );
  await run(sql`
    update tools set deleted_at = coalesce(deleted_at, ${now}::timestamptz), version = version + 1,
      state = 'paused', paused_by_leaving = false, description = name, location = 'Danmark', latitude = 56, longitude = 10,
      image_url = ${defaultToolImageUrl}, further_image_urls = '{}', specifications = '[]',
      included_items = '{}', ${withoutToolTexts}
    where owner_id = ${id}
  `);
  await run(sql`
    update users set name = ${formerMemberName}, email = ${`left ${id}`}, password_hash = null, about = null,
      avatar_image_url = null, location = null, latitude = null, longitude = null, email_confirmed_at = null,
      email_notices = false, muted_mails = '{}', push_notices = false, muted_pushes = '{}', marketing = false, language = 'asGiven', refused_email = null,
      identity_checked_on = null, identity_hash = null, lender_kind = null, trader = null,
      sessions_ended_at = ${now}::timestamptz, sessions_kept = null, left_at = ${now}::timestamptz
    where id = ${id}
  `);
}

const withoutToolTexts = sql.raw(
  toolFieldNames
    .filter(isToolText)
    .map((name) => `${toolFields[name].column} = null`)
    .join(', '),
);

/** Tables whose rows concern one member alone, each with the column of the member's id. */
const personal = [
  ['sessions', 'member_id'],
  ['mail_links', 'member_id'],
  ['second_factors', 'member_id'],
  ['passkeys', 'member_id'],
  ['api_tokens', 'member_id'],
  ['webhooks', 'member_id'],
  ['passkey_challenges', 'member_id'],
  ['identity_checks', 'member_id'],
  ['security_events', 'member_id'],
  ['push_subscriptions', 'member_id'],
  ['notices', 'member_id'],
  ['favourites', 'user_id'],
  ['idempotency_keys', 'user_id'],
  ['tool_imports', 'member_id'],
  ['live_people', 'user_id'],
  ['provider_customers', 'user_id'],
  ['calendar_feeds', 'member_id'],
  ['account_tickets', 'member_id'],
  ['blocked_members', 'member_id'],
  ['saved_searches', 'member_id'],
  ['day_watches', 'member_id'],
  ['blocked_members', 'blocked_id'],
] as const;

/** Tables whose rows concern the member's tools and are of no use to others. */
const ofTools = [
  ...(['blocks', 'favourites', 'tool_views', 'tool_viewers'] as const),
  ...(['day_watches', 'tool_news'] as const),
];
