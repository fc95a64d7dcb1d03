import { type RawBuilder, sql } from 'kysely';
import { toolFieldNames, toolFields } from '../../../domain/tools/toolFields';
import type { Executor } from '../../database/openDatabase';

/** One part of a member's data: rows in the order of a key, each a JSON object as text. */
export interface OwnPart {
  name: string;
  /** One object instead of a list. */
  isSingle?: true;
  /** Statement of `key` (a number, or a text to be sorted by its bytes) and `value`. */
  rows: (memberId: number) => RawBuilder<unknown>;
  key: 'bigint' | 'text';
}

/** A moment as the GraphQL API writes it, independent of the settings of the database server. */
const at = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The name of another member, as everybody sees it. */
const getName = (member: string) =>
  sql.raw(`case when ${member}.leaving_at is null then ${member}.name else 'Tidligere medlem' end`);

const hashIn = (address: string) =>
  sql.raw(`substring(${address} from '^/pictures/([0-9a-f]{64})-')`);

const isSeen = (memberId: number) => sql`(booking.borrower_id = ${memberId}
  or booking.owner_id = ${memberId} and booking.state not in ('awaitingPayment', 'lapsed'))`;

/** The accounts of the ledger that are a member's: what lending brings them, what they owe, and their deposits. */
const isOwnAccount = (memberId: number) => sql`(entry.account in (
    'owner:' || ${memberId}::bigint || ':held', 'owner:' || ${memberId}::bigint || ':due', 'borrower:' || ${memberId}::bigint || ':debt'
  ) or entry.account in (select 'payout:' || payouts.id from payouts where owner_id = ${memberId})
  or exists (
    select from bookings as deposited where deposited.id = posted.booking_id and deposited.borrower_id = ${memberId}
      and entry.account in ('deposit:' || deposited.id, 'deposit:' || deposited.id || ':reserved')
  ))`;

/** Names and values of a tool's optional fields, for `json_build_object`. */
const optionalToolFields = sql.raw(
  toolFieldNames.map((name) => `'${name}', tool.${toolFields[name].column}`).join(', '),
);

/**
 * Everything that is stored about a member, as far as they see it in the app, in the order in which it is written.
 * There are no credentials in it, and of other members only what the app shows.
 */
export const ownParts: readonly OwnPart[] = [
  {
    name: 'profile',
    isSingle: true,
    key: 'bigint',
    rows: (id) => sql`
      select users.id as key, json_build_object('id', users.id, 'name', name, 'email', email,
        'emailConfirmedAt', ${at('email_confirmed_at')}, 'about', about, 'picture', avatar_image_url,
        'location', location, 'latitude', latitude, 'longitude', longitude, 'createdAt', ${at('users.created_at')},
        'settings', json_build_object('emailNotifications', email_notices, 'pushNotifications', push_notices,
          'mutedMails', muted_mails, 'mutedPushes', muted_pushes,
          'marketing', marketing, 'language', language),
        'emailRefused', refused_email, 'identityCheckedOn', identity_checked_on, 'identityHash', identity_hash,
        'lendsAs', lender_kind, 'business', trader,
        'newsletter', email_confirmed_at is not null and exists (
          select from newsletter_subscriptions where newsletter_subscriptions.email = lower(users.email)
            and newsletter_subscriptions.confirmed_at is not null
        ),
        'calendarAddressSince', (select ${at('made_at')} from calendar_feeds where member_id = users.id),
        'paymentProviders', (
          select coalesce(json_agg(provider order by provider), '[]') from provider_customers where user_id = users.id
        )) as value
      from users where users.id = ${id}`,
  },
  {
    name: 'tools',
    key: 'bigint',
    rows: (id) => sql`
      select tool.id as key, json_build_object('id', tool.id, 'name', tool.name, 'description', tool.description,
        'state', tool.state, 'hiddenBecause', hidden_reason, 'createdAt', ${at('tool.created_at')}, 'deletedAt', ${at('deleted_at')},
        'location', tool.location, 'latitude', tool.latitude, 'longitude', tool.longitude, ${optionalToolFields},
        'pictures', to_json(image_url || further_image_urls), 'pricePerDayCents', price_per_day_cents,
        'depositCents', deposit_cents, 'includedItems', included_items, 'specifications', specifications,
        'units', max_available_count, 'categories', (
          select coalesce(json_agg(categories.name order by categories.id), '[]') from categories where categories.id = any(category_ids)
        ), 'rules', json_build_object('shortestDays', shortest_days, 'longestDays', longest_days, 'noticeDays', notice_days,
          'bufferDays', buffer_days, 'horizonDays', horizon_days, 'instantBooking', instant_booking, 'checkedBorrowers', checked_borrowers),
        'blockedDays', (
          select coalesce(json_agg(json_build_object('from', start_date, 'until', end_date, 'units', units, 'note', note)
            order by blocks.start_date, blocks.id), '[]') from blocks where blocks.tool_id = tool.id
        ), 'views', (
          select coalesce(json_agg(json_build_object('day', day, 'views', views) order by day), '[]')
          from tool_views where tool_views.tool_id = tool.id
        ), 'whatSkuretDid', (
          select coalesce(json_agg(json_build_object('what', action, 'why', reason, 'at', ${at('support_log.at')}) order by support_log.id), '[]')
          from support_log where support_log.tool_id = tool.id and action in ('hide-tool', 'show-tool')
        )) as value
      from tools as tool where tool.owner_id = ${id}`,
  },
  {
    name: 'toolImports',
    key: 'bigint',
    rows: (id) => sql`
      select import.id as key, json_build_object('at', ${at('import.created_at')}, 'tools', (
          select coalesce(json_agg(tools.id order by tools.id), '[]') from tools where tools.import_id = import.id
        )) as value
      from tool_imports as import where member_id = ${id}`,
  },
  {
    name: 'favourites',
    key: 'bigint',
    rows: (id) => sql`
      select place as key, json_build_object('toolId', tool.id, 'tool', case when tool.listed then tool.name end,
        'savedAt', ${at('favourites.created_at')}) as value
      from favourites join tools as tool on tool.id = favourites.tool_id where favourites.user_id = ${id}`,
  },
  {
    name: 'savedSearches',
    key: 'bigint',
    rows: (id) => sql`
      select saved.id as key, json_build_object('search', filters, 'savedAt', ${at('saved.created_at')},
        'toldAt', ${at('told_at')}) as value
      from saved_searches as saved where member_id = ${id}`,
  },
  {
    name: 'daysWaitedFor',
    key: 'bigint',
    rows: (id) => sql`
      select watch.id as key, json_build_object('toolId', tool.id, 'tool', case when tool.listed then tool.name end,
        'startDate', start_date, 'endDate', end_date, 'units', units, 'since', ${at('watch.created_at')},
        'toldAt', ${at('told_at')}) as value
      from day_watches as watch join tools as tool on tool.id = watch.tool_id where member_id = ${id}`,
  },
  {
    name: 'bookings',
    key: 'bigint',
    rows: (id) => sql`
      select booking.id as key, json_build_object('id', booking.id,
        'role', case when booking.borrower_id = ${id} then 'borrower' else 'owner' end,
        'tool', tool.name, 'toolId', tool.id, 'with', ${getName('other')}, 'withId', other.id,
        'startDate', booking.start_date, 'endDate', booking.end_date, 'units', units, 'state', booking.state,
        'since', ${at('booking.since')}, 'endedAs', ended_as, 'requestedAt', ${at('booking.created_at')},
        'receipt', json_build_object('pricePerDayCents', booking.price_per_day_cents,
          'pricePerWeekCents', booking.price_per_week_cents, 'rentalCents', rental_cents,
          'serviceFeeCents', case when booking.borrower_id = ${id} then service_fee_cents end,
          'insuranceCents', case when booking.borrower_id = ${id} then insurance_cents end,
          'totalCents', case when booking.borrower_id = ${id} then total_cents end,
          'depositCents', booking.deposit_cents,
          'declaredValueCents', booking.declared_value_cents, 'paidAt', ${at('paid_at')}, 'lateFeeCents', late_fee_cents,
          'settledClaimCents', settled_claim_cents),
        'handover', json_build_object('borrowerHasItAt', ${at('borrower_has_it_at')}, 'ownerGaveItAt', ${at('owner_gave_it_at')},
          'returnedOn', returned_on,
          'checklist', (
            select coalesce(json_agg(json_build_object('item', item.name, 'ticks', (
              select coalesce(json_agg(json_build_object('moment', tick.moment, 'by', tick.ticked_by, 'at', ${at('tick.at')})
                order by tick.moment, tick.ticked_by), '[]')
              from booking_ticks as tick where tick.booking_id = item.booking_id and tick.place = item.place
            )) order by item.place), '[]') from booking_items as item where item.booking_id = booking.id
          ),
          'photographs', (
            select coalesce(json_agg(json_build_object('moment', shown.moment, 'by', shown.added_by, 'at', ${at('shown.at')},
              'picture', '/pictures/' || shown.sha256 || '-960.webp') order by shown.id), '[]')
            from booking_pictures as shown where shown.booking_id = booking.id
          )),
        'claim', json_build_object('claimCents', claim_cents, 'text', claim_text, 'ownerProposesCents', owner_proposes_cents,
          'borrowerProposesCents', borrower_proposes_cents, 'supportAskedAt', ${at('support_asked_at')},
          'cover', (select json_build_object('askedCents', asked_cents, 'state', cover.state, 'paidCents', paid_cents,
            'reason', cover.reason, 'madeAt', ${at('cover.made_at')}, 'decidedAt', ${at('cover.decided_at')})
            from cover_claims as cover where cover.booking_id = booking.id)),
        'changes', (
          select coalesce(json_agg(json_build_object('proposedBy', change.proposed_by, 'state', change.state,
            'startDate', change.start_date, 'endDate', change.end_date, 'units', change.units, 'madeAt', ${at('change.made_at')},
            'endedAt', ${at('change.ended_at')}) order by change.id), '[]')
          from booking_changes as change where change.booking_id = booking.id and (change.state <> 'unpaid' or booking.borrower_id = ${id})
        ),
        'history', (
          select coalesce(json_agg(json_build_object('step', step, 'by', actor, 'state', to_state, 'note', note,
            'amountCents', amount_cents, 'at', ${at('history.at')}) order by history.id), '[]')
          from booking_history as history where history.booking_id = booking.id
        ),
        'daysTaken', (
          select coalesce(json_agg(json_build_object('unit', taken.unit, 'from', taken.start_date, 'until', taken.end_date)
            order by taken.unit, taken.id), '[]') from reservations as taken where taken.booking_id = booking.id
        )) as value
      from bookings as booking join tools as tool on tool.id = booking.tool_id
      join users as other on other.id = case when booking.borrower_id = ${id} then booking.owner_id else booking.borrower_id end
      where ${isSeen(id)}`,
  },
  {
    name: 'payments',
    key: 'bigint',
    rows: (id) => sql`
      select payment.id as key, json_build_object('bookingId', booking_id, 'purpose', purpose, 'provider', provider,
        'state', state, 'ore', ore, 'capturedOre', captured_ore, 'refundedOre', refunded_ore - refund_failed_ore, 'disputedOre', disputed_ore,
        'method', method_brand, 'last4', method_last4, 'failure', failure, 'at', ${at('created_at')}) as value
      from payments as payment where payer_id = ${id}`,
  },
  {
    name: 'payouts',
    key: 'bigint',
    rows: (id) => sql`
      select payouts.id as key, json_build_object('ore', ore, 'state', state, 'provider', provider, 'failure', failure,
        'at', ${at('created_at')}) as value
      from payouts where owner_id = ${id}`,
  },
  {
    name: 'ledger',
    key: 'bigint',
    rows: (id) => sql`
      select posted.id as key, json_build_object('kind', posted.kind, 'bookingId', posted.booking_id, 'at', ${at('posted.at')},
        'lines', json_agg(json_build_object('account', entry.account, 'ore', entry.ore) order by entry.account)) as value
      from ledger_transactions as posted join ledger_entries as entry on entry.transaction_id = posted.id
      where ${isOwnAccount(id)} group by posted.id`,
  },
  {
    name: 'debts',
    key: 'bigint',
    rows: (id) => sql`
      select posted.booking_id as key, json_build_object('bookingId', posted.booking_id, 'ore', sum(entry.ore)) as value
      from ledger_transactions as posted join ledger_entries as entry on entry.transaction_id = posted.id
      where entry.account = 'borrower:' || ${id}::bigint || ':debt' and posted.booking_id is not null
      group by posted.booking_id having sum(entry.ore) <> 0`,
  },
  {
    name: 'conversations',
    key: 'bigint',
    rows: (id) => sql`
      select conversation.id as key, json_build_object('id', conversation.id,
        'with', case when conversation.high_id is null then 'Skuret' else ${getName('other')} end, 'withId', other.id,
        'toolId', tool.id, 'tool', tool.name, 'begunAt', ${at('conversation.created_at')}, 'readUpTo', (
          select message_id from conversation_reads where conversation_id = conversation.id and user_id = ${id}
        )) as value
      from conversations as conversation
      left join users as other on other.id = case when conversation.low_id = ${id} then conversation.high_id else conversation.low_id end
      left join tools as tool on tool.id = conversation.tool_id
      where (conversation.low_id = ${id} or conversation.high_id = ${id})`,
  },
  {
    name: 'messages',
    key: 'bigint',
    rows: (id) => sql`
      select message.id as key, json_build_object('id', message.id, 'conversationId', message.conversation_id,
        'from', case when message.line is not null or message.sender_id is null then 'Skuret'
          when message.sender_id = ${id} then 'me' else 'other' end,
        'text', case when message.hidden_reason is null or message.sender_id = ${id} then message.content end,
        'pictures', case when message.hidden_reason is null or message.sender_id = ${id} then message.pictures end,
        'line', message.line, 'lineValues', case when message.line is not null then message.line_values end,
        'hiddenBecause', case when message.sender_id = ${id} then message.hidden_reason end,
        'at', ${at('message.created_at')}) as value
      from messages as message join conversations as conversation on conversation.id = message.conversation_id
      where (conversation.low_id = ${id} or conversation.high_id = ${id})`,
  },
  {
    name: 'notifications',
    key: 'bigint',
    rows: (id) => sql`
      select notices.id as key, json_build_object('kind', kind, 'about', params, 'count', count, 'at', ${at('created_at')},
        'readAt', ${at('read_at')}) as value
      from notices where member_id = ${id}`,
  },
  {
    name: 'reviewsWritten',
    key: 'bigint',
    rows: (id) => sql`
      select review.id as key, json_build_object('bookingId', booking_id, 'toolId', tool_id, 'as', side, 'rating', rating,
        'comment', comment, 'at', ${at('created_at')}, 'publishedAt', ${at('published_at')}, 'hiddenBecause', hidden_reason,
        'answer', case when shown then answer end) as value
      from reviews as review where author_id = ${id}`,
  },
  {
    name: 'reviewsReceived',
    key: 'bigint',
    rows: (id) => sql`
      select review.id as key, json_build_object('bookingId', review.booking_id, 'toolId', review.tool_id,
        'about', case review.side when 'borrower' then 'tool' else 'borrower' end, 'from', ${getName('author')},
        'rating', review.rating, 'comment', review.comment, 'publishedAt', ${at('review.published_at')},
        'answer', review.answer, 'answeredAt', ${at('review.answered_at')}) as value
      from reviews as review join users as author on author.id = review.author_id
      join tools as tool on tool.id = review.tool_id left join bookings as booking on booking.id = review.booking_id
      where review.shown and review.author_id <> ${id} and case review.side when 'borrower' then tool.owner_id else booking.borrower_id end = ${id}`,
  },
  {
    name: 'reportsMade',
    key: 'bigint',
    rows: (id) => sql`
      select reports.id as key, json_build_object('kind', kind, 'reason', reason, 'text', text, 'at', ${at('created_at')},
        'closedAt', ${at('closed_at')}) as value
      from reports where reporter_id = ${id}`,
  },
  {
    name: 'blockedMembers',
    key: 'bigint',
    rows: (id) => sql`
      select blocked.blocked_id as key, json_build_object('id', other.id, 'name', ${getName('other')},
        'since', ${at('blocked.created_at')}) as value
      from blocked_members as blocked join users as other on other.id = blocked.blocked_id where blocked.member_id = ${id}`,
  },
  {
    name: 'measures',
    key: 'bigint',
    rows: (id) => sql`
      select measures.id as key, json_build_object('kind', kind, 'hidden', subject, 'id', subject_id, 'rule', rule,
        'facts', facts, 'at', ${at('taken_at')}, 'lastDay', last_day, 'liftedAt', ${at('lifted_at')},
        'liftedBecause', lifted_reason, 'appeal', appeal_text, 'appealedAt', ${at('appealed_at')},
        'decidedAt', ${at('decided_at')}, 'isUpheld', is_upheld, 'decidedBecause', decided_reason) as value
      from measures where member_id = ${id}`,
  },
  {
    name: 'goodwill',
    key: 'bigint',
    rows: (id) => sql`
      select goodwill.id as key, json_build_object('cents', ore, 'reason', reason, 'booking', booking_id,
        'at', ${at('coalesce(decided_at, given_at)')}) as value
      from goodwill where member_id = ${id} and state = 'given'`,
  },
  {
    name: 'dataReads',
    key: 'bigint',
    rows: (id) => sql`
      select read.id as key, json_build_object('by', staff.name, 'role', staff.role, 'case', read.case_id,
        'what', read.what, 'at', ${at('read.at')}) as value
      from staff_reads as read join staff on staff.id = read.staff_id where read.member_id = ${id}`,
  },
  {
    name: 'sessions',
    key: 'text',
    // Without the ids of their tokens.
    rows: (id) => sql`
      select md5(token_id) as key, json_build_object('browser', browser, 'system', system, 'createdAt', ${at('created_at')},
        'usedAt', ${at('used_at')}, 'expiresAt', ${at('expires_at')}, 'endedAt', ${at('ended_at')}) as value
      from sessions where member_id = ${id}`,
  },
  {
    name: 'apiTokens',
    key: 'bigint',
    // Without the tokens, of which only hashes are stored.
    rows: (id) => sql`
      select api_tokens.id as key, json_build_object('name', name, 'scopes', scopes, 'createdAt', ${at('created_at')},
        'expiresAt', ${at('expires_at')}, 'usedAt', ${at('used_at')}) as value
      from api_tokens where member_id = ${id}`,
  },
  {
    name: 'webhooks',
    key: 'bigint',
    // Without the secrets, which would let a reader of the file sign.
    rows: (id) => sql`
      select webhooks.id as key, json_build_object('id', webhooks.id, 'url', url, 'topics', topics,
        'offBecause', off_because, 'failingSince', ${at('failing_since')}, 'createdAt', ${at('created_at')}) as value
      from webhooks where member_id = ${id}`,
  },
  {
    name: 'webhookDeliveries',
    key: 'bigint',
    rows: (id) => sql`
      select delivery.id as key, json_build_object('webhookId', webhook_id, 'messageId', message_id, 'sent', payload,
        'state', state, 'tries', tries, 'status', status, 'failure', failure, 'at', ${at('delivery.created_at')},
        'triedAt', ${at('tried_at')}) as value
      from webhook_deliveries as delivery join webhooks on webhooks.id = delivery.webhook_id where member_id = ${id}`,
  },
  {
    name: 'securityEvents',
    key: 'bigint',
    rows: (id) => sql`
      select security_events.id as key, json_build_object('kind', kind, 'browser', browser, 'system', system, 'email', email,
        'at', ${at('at')}) as value
      from security_events where member_id = ${id}`,
  },
  {
    name: 'linksByMail',
    key: 'bigint',
    rows: (id) => sql`
      select mail_links.id as key, json_build_object('purpose', purpose, 'email', email, 'at', ${at('created_at')},
        'usedAt', ${at('used_at')}) as value
      from mail_links where member_id = ${id}`,
  },
  {
    name: 'pushedTo',
    key: 'bigint',
    // Only the host: the whole address would let a reader of the file send push messages.
    rows: (id) => sql`
      select push_subscriptions.id as key, json_build_object('service', substring(endpoint from '^https?://([^/]+)'),
        'since', ${at('created_at')}) as value
      from push_subscriptions where member_id = ${id}`,
  },
  {
    name: 'contactMessages',
    key: 'bigint',
    // Only for a confirmed e-mail address, because anybody can enter any address in the contact form.
    rows: (id) => sql`
      select contact.id as key, json_build_object('name', contact.name, 'subject', contact.subject, 'message', contact.message,
        'at', ${at('contact.created_at')}, 'replies', (
          select coalesce(json_agg(json_build_object('by', case when staff_id is null then 'you' else 'Skuret' end,
            'text', text, 'at', ${at('reply.created_at')}) order by reply.id), '[]')
          from contact_replies as reply where reply.message_id = contact.id
        )) as value
      from contact_messages as contact join users as person on lower(person.email) = lower(contact.email)
      where person.id = ${id} and person.email_confirmed_at is not null`,
  },
  {
    name: 'recordings',
    key: 'bigint',
    rows: (id) => sql`
      select attached.message_id as key, json_build_object('contactMessageId', attached.message_id,
        'recording', attached.recording) as value
      from contact_recordings as attached where attached.member_id = ${id}`,
  },
  {
    name: 'pictures',
    key: 'text',
    rows: (id) => sql`
      select picture.sha256 as key, json_build_object('picture', '/pictures/' || picture.sha256 || '-960.webp',
        'width', picture.width, 'height', picture.height, 'uploadedAt', ${at('picture.created_at')}) as value
      from pictures as picture where picture.swept_at is null and picture.sha256 in (${ownHashes(id)})`,
  },
];

/** Hashes of a member's pictures: those that the member has uploaded or uses. */
function ownHashes(id: number): RawBuilder<unknown> {
  return sql`
    select pictures.sha256 from pictures where created_by = ${id}
    union select picture_uploads.sha256 from picture_uploads where user_id = ${id}
    union select ${hashIn('avatar_image_url')} from users where users.id = ${id}
    union select ${hashIn('shown.url')} from tools as own cross join unnest(own.image_url || own.further_image_urls) as shown(url)
      where own.owner_id = ${id}
    union select ${hashIn('sent.url')} from messages cross join unnest(messages.pictures) as sent(url)
      where messages.sender_id = ${id}
    union select taken.sha256 from booking_pictures as taken join bookings on bookings.id = taken.booking_id
      where case taken.added_by when 'owner' then bookings.owner_id else bookings.borrower_id end = ${id}`;
}

/** The next rows of a part, after a key. Each call is a statement of its own: no connection is held in between. */
export async function readOwnPart(
  executor: Executor,
  part: OwnPart,
  { memberId, after, most }: { memberId: number; after: string | null; most: number },
): Promise<{ key: string; value: string }[]> {
  const key = sql.raw(part.key === 'text' ? 'part.key collate "C"' : 'part.key');
  const further =
    after === null
      ? sql``
      : sql`where ${key} > ${after}::${sql.raw(part.key === 'text' ? 'text' : 'bigint')}`;
  const { rows } = await sql<{ key: string; value: string }>`
    select part.key::text as key, part.value::text as value from (${part.rows(memberId)}) as part
    ${further} order by ${key} limit ${most}
  `.execute(executor);
  return rows;
}
