// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are parts of source files

type Fault = [whatGoesWrong: string, text: string, replacement: string];

/**
 * Faults in SQL, which StrykerJS does not mutate: a file, the names of the tests that detect them, and for each fault a
 * text that the file has once, with its replacement.
 */
// biome-ignore format: one fault a line
export const sqlFaults: [file: string, tests: string[], faults: Fault[]][] = [
  ['server/database/migrations/0001_start.sql', ['ledger'], [
    ['ledger lines can be changed', 'before update or delete or truncate on ledger_entries', 'before truncate on ledger_entries'],
    ['a posting need not sum to zero', 'or total <> 0 then', 'then'],
  ]],
  ['server/payments/records/ledger.ts', ['ledger'], [
    ['a key is posted again', 'values (${key},', 'values (${key} || gen_random_uuid(),'],
    ['a balance includes accounts with the same prefix', 'account = ${account}', "account like ${account} || '%'"],
  ]],
  ['server/payments/records/receipts.ts', ['receipts'], [
    ['any member reads any receipt', '${userId}::bigint in (borrower_id, owner_id)', '${userId}::bigint > 0'],
    ['a returned payout counts as paid', "- (select coalesce(sum(ore), 0) from lines where kind = 'payoutReturned')", '- 0'],
  ]],
  ['server/payments/records/earnings.ts', ['receipts'], [
    ['an unpaid debt counts as held', ' and posted.kind <> all(${debtKinds}::text[])', ''],
  ]],
  ['server/bookings/records/reservations.ts', ['reservations', 'requestBooking'], [
    ['booked days are free', 'where promised.tool_id', 'where false and promised.tool_id'],
    ['an overdue tool is free', 'where booking.tool_id = ${toolId} and ${isOut}', 'where false and booking.tool_id = ${toolId} and ${isOut}'],
    ['the days between two rentals are free', ', tools.buffer_days\n    from tools', ', 0\n    from tools'],
    ['a booking conflicts with itself', 'taken.booking_id is distinct from ${except} and ', ''],
  ]],
  ['server/database/migrations/search.sql', ['searchTools', 'searchToolsPages'], [
    ['the highest price is exclusive', "day_cents <= ' || price_max,\n", "day_cents < ' || price_max,\n"],
    ['the first page ignores categories', 'or tool.category_ids && find_tools.category_ids)', 'or true)'],
    ['a typo finds nothing', 'where typo_forms && one_typo_forms(typed.word)', 'where false'],
    ['a match in the name is not ranked first', 'when 3 then plain_name\n', 'when 3 then plain\n'],
  ]],
  ['server/database/migrations/search.sql', ['searchFacets', 'searchToolsWalks'], [
    ['a lower bound is shown as a count', "'hasMore', 0, case when count(*) < %3$s then 0 else 1 end", "'hasMore', 0, 0"],
    ['a rating is counted within the chosen rating', 'rating.lowest || in_category || in_price', 'rating.lowest || in_category || in_price || in_rating'],
  ]],
  ['server/database/migrations/map.sql', ['toolMap'], [
    ['a lower bound on the map is shown as a count', 'counted.amount, counted.looked > $3,', 'counted.amount, false,'],
    ['the map counts tools out of reach', '<= reach_metres);\n  if conditions is null', '<= reach_metres + 5000);\n  if conditions is null'],
  ]],
  ['server/search/records/similarTools.ts', ['similarTools'], [
    ['a draft has similar tools', '= ${toolId} and tool.listed', '= ${toolId}'],
    ['a hidden tool is listed as recently viewed', '(${ids}::bigint[]) and tool.listed', '(${ids}::bigint[])'],
  ]],
  ['server/pages/records/sitemap.ts', ['createSitemap'], [
    ['the sitemap has drafts', 'from tools where listed and id >=', 'from tools where id >='],
  ]],
  ['server/tools/records/ownTools.ts', ['ownTools'], [
    ['a member edits the tool of another', 'and tool.owner_id = ${ownerId} and tool.deleted_at', 'and ${ownerId}::bigint > 0 and tool.deleted_at'],
  ]],
  ['server/conversations/records/conversations.ts', ['conversations'], [
    ['own messages count as unread', 'message_id, 0)\n        and sender_id is distinct from ${userId}', 'message_id, 0)\n        and ${userId}::bigint > 0'],
    ['any member reads any conversation', 'where id = ${id} and ${isOf(userId)})`;', 'where id = ${id} and ${userId}::bigint > 0)`;'],
    ['the read mark moves back', 'where mark.message_id < excluded', 'where mark.message_id <> excluded'],
  ]],
  ['server/notifications/records/notifications.ts', ['notify'], [
    ['a member marks the notifications of another', 'and member_id = ${memberId} and read_at is null', 'and ${memberId}::bigint > 0 and read_at is null'],
    ['one event notifies twice', 'where not exists (select from notices where once = ${once} and member_id = ${memberId})', 'where true'],
  ]],
  ['server/search/records/savedSearches.ts', ['alerts'], [
    ['each process notifies', "and not ${toldAfter('search.member_id', toldSince)} order", 'order'],
    ['tools of blocked members are found', "and not ${blockedBetween('tool.owner_id', String(memberId))}", ''],
  ]],
  ['server/notifications/records/push.ts', ['createPusher'], [
    ['a known endpoint takes a browser over', 'where kept.member_id = excluded.member_id or kept.auth = excluded.auth', ''],
  ]],
  ['server/jobs/outbox.ts', ['startOutbox'], [
    ['two workers take one job', 'set due_at = ${lease}, tries', 'set tries'],
    ['the same job twice is an error', 'on conflict (once) do nothing', 'on conflict (id) do nothing'],
  ]],
  ['server/context/idempotencyKeys.ts', ['idempotencyKeys'], [
    ['a key never expires', "and created_at > now() - interval '24 hours'\n", '\n'],
  ]],
  ['server/members/records/accountTickets.ts', ['exportAccount'], [
    ['a ticket works twice', ' and used_at is null', ''],
  ]],
  ['server/members/records/secondFactors.ts', ['createSecondFactors'], [
    ['a code works twice', 'and last_step <', 'and last_step <='],
    ['a recovery code works twice', 'and used_at is null returning member_id', 'returning member_id'],
  ]],
  ['server/members/records/leaving.ts', ['eraseAccount'], [
    ['a payout under way does not delay the erasure', "state in ('asked', 'onItsWay')", "state = 'asked'"],
    ['the pick-up address survives the erasure', ', ${withoutToolTexts}', ''],
  ]],
  ['server/members/records/users.ts', ['account'], [
    ['a token is valid after signing out', 'and not exists (select from revoked_tokens where token_id = $2)', 'and $2::text is not null'],
  ]],
];
