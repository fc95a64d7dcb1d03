import { plainSpaces } from '../../tests/helpers/plainSpaces';
import {
  getNotificationTexts,
  type NotificationContent,
  notificationChannels,
} from './notifications';

const booking = { tool: 'Slagbor', start: '2026-07-04', end: '2026-07-07' };
const notifications: Record<NotificationContent['kind'], NotificationContent> = {
  message_received: { kind: 'message_received', params: { member: 'Mette', tool: 'Slagbor' } },
  booking_requested: { kind: 'booking_requested', params: { member: 'Jonas', ...booking } },
  booking_made: { kind: 'booking_made', params: { member: 'Mette', ...booking } },
  booking_instant: { kind: 'booking_instant', params: { member: 'Jonas', ...booking } },
  booking_agreed: { kind: 'booking_agreed', params: { member: 'Mette', ...booking } },
  booking_moved: {
    kind: 'booking_moved',
    params: { event: 'accept', member: 'Mette', ...booking },
  },
  pickup_disputed: {
    kind: 'pickup_disputed',
    params: {
      member: 'Mette',
      ...booking,
      statement: {
        event: 'assertOwnerAbsent',
        kind: 'ownerAbsent',
        reader: 'owner',
        backCents: 77_500,
        ownerCents: 0,
        depositCents: 30_000,
        until: '2026-07-05T08:00:00Z',
      },
    },
  },
  review_received: {
    kind: 'review_received',
    params: { member: 'Jonas', tool: 'Slagbor', rating: 4 },
  },
  measure_taken: {
    kind: 'measure_taken',
    params: {
      event: 'suspension',
      tool: null,
      end: '2026-08-20',
      reason: 'Billedet viser en anden maskine',
      rule: 'listing-a-tool',
      appeal: '2027-01-15',
    },
  },
  measure_news: { kind: 'measure_news', params: { event: 'rejected', reason: 'Intet nyt' } },
  report_closed: { kind: 'report_closed', params: { reason: 'Opslaget er væk' } },
  search_found: {
    kind: 'search_found',
    params: { tools: [{ id: 7, name: 'Motorsav' }], count: 1 },
  },
  days_free: { kind: 'days_free', params: booking },
  email_refused: { kind: 'email_refused', params: { email: 'a@b.dk' } },
  webhook_off: { kind: 'webhook_off', params: { host: 'hooks.example' } },
  money_news: { kind: 'money_news', params: { event: 'restricted', cents: 77_500 } },
};

test.each([
  ['message_received', 1, 'Mette har sendt dig en besked om Slagbor.'],
  ['message_received', 3, 'Mette har sendt dig 3 beskeder om Slagbor.'],
  ['booking_requested', 1, 'Jonas vil låne Slagbor 4.–7. juli 2026.'],
  ['booking_made', 1, 'Du har spurgt Mette, om du må låne Slagbor 4.–7. juli 2026.'],
  ['booking_instant', 1, 'Jonas har booket Slagbor 4.–7. juli 2026.'],
  ['booking_moved', 1, 'Mette har sagt ja: Du kan låne Slagbor 4.–7. juli 2026.'],
  ['review_received', 1, 'Jonas har givet Slagbor 4 af 5 stjerner.'],
  ['search_found', 1, 'Nyt til dine gemte søgninger: Motorsav.'],
  ['days_free', 1, 'Slagbor er ledig igen 4.–7. juli 2026.'],
  [
    'measure_taken',
    1,
    'Vi har suspenderet din konto til og med 20. august 2026. Læs hvorfor, og hvordan du kan klage.',
  ],
  ['measure_news', 1, 'Vi har set på din klage. Afgørelsen gælder stadig.'],
] as const)('formats %s with count %i in Danish', (kind, count, line) => {
  expect(plainSpaces(getNotificationTexts(notifications[kind], count, 'da').line)).toBe(line);
});

test.each([
  ['message_received', 1, 'Mette has sent you a message about Slagbor.'],
  ['message_received', 3, 'Mette has sent you 3 messages about Slagbor.'],
  ['booking_requested', 1, 'Jonas wants to borrow Slagbor, 4–7 July 2026.'],
  ['booking_made', 1, 'You have asked Mette to borrow Slagbor, 4–7 July 2026.'],
  ['booking_instant', 1, 'Jonas has booked Slagbor, 4–7 July 2026.'],
  ['booking_moved', 1, 'Mette has said yes: you can borrow Slagbor, 4–7 July 2026.'],
  ['review_received', 1, 'Jonas has given Slagbor 4 of 5 stars.'],
  ['search_found', 1, 'New for your saved searches: Motorsav.'],
  ['days_free', 1, 'Slagbor is free again on 4–7 July 2026.'],
  [
    'measure_taken',
    1,
    'We have suspended your account until 20 August 2026. Read why, and how you can appeal.',
  ],
  ['measure_news', 1, 'We have considered your appeal. The decision stands.'],
] as const)('formats %s with count %i in English', (kind, count, line) => {
  expect(plainSpaces(getNotificationTexts(notifications[kind], count, 'en').line)).toBe(line);
});

test('omits the tool in a conversation without a tool', () => {
  const notification = {
    kind: 'message_received',
    params: { member: 'Mette', tool: null },
  } as const;
  expect(getNotificationTexts(notification, 1, 'da').line).toBe('Mette har sendt dig en besked.');
  expect(getNotificationTexts(notification, 2, 'en').title).toBe('2 new messages from Mette');
});

test.each(Object.values(notifications))('has texts for each variant of $kind', (notification) => {
  const { mailAfterMinutes } = notificationChannels[notification.kind];
  for (const language of ['da', 'en'] as const) {
    const { line, title, paragraphs, action } = getNotificationTexts(notification, 1, language);
    expect([line, title, action]).not.toContain('');
    expect(paragraphs.length > 0).toBe(mailAfterMinutes !== null);
  }
});

test.each([
  [['A', 'B'], 2, 'A og B'],
  [['A', 'B', 'C'], 3, 'A, B og C'],
  [['A', 'B', 'C'], 12, 'A, B, C og 9 mere'],
] as const)('names the found tools %j out of %i', (names, count, said) => {
  const tools = names.map((name, index) => ({ id: index + 1, name }));
  const words = getNotificationTexts({ kind: 'search_found', params: { tools, count } }, 1, 'da');
  expect(plainSpaces(words.line)).toBe(`Nyt til dine gemte søgninger: ${said}.`);
  expect(words.title).toBe(`${count} nye værktøjer passer til dine søgninger`);
  expect(words.links?.map(({ address }) => address)).toEqual(tools.map(({ id }) => `/tool/${id}`));
});

test.each<[NotificationContent['kind'], number | null, boolean]>([
  ['message_received', 5, true],
  ['booking_requested', 0, true],
  ['booking_made', 0, false],
  ['booking_instant', 0, true],
  ['booking_agreed', 0, false],
  ['booking_moved', 0, true],
  ['review_received', 0, true],
  ['measure_taken', 0, true],
  ['measure_news', 0, true],
  ['report_closed', 0, false],
  ['search_found', 0, false],
  ['days_free', 0, true],
  ['email_refused', null, false],
  ['webhook_off', 0, false],
  ['money_news', 0, true],
])('%s is mailed after %s minutes, pushed: %s', (kind, mailAfterMinutes, push) => {
  expect(notificationChannels[kind]).toEqual({ mailAfterMinutes, push });
});

test.each([
  ['da', 'Værktøjet er ledigt 9.–10. juli 2026 eller 1.–3. august 2026.', 'Se bookingen'],
  ['en', 'The tool is free 9–10 July 2026 or 1–3 August 2026.', 'See the booking'],
] as const)('a declined request names other free days, in %s', (language, free, action) => {
  const params = {
    event: 'giveWay',
    member: 'Mette',
    ...booking,
    free: [
      { start: '2026-07-09', end: '2026-07-10' },
      { start: '2026-08-01', end: '2026-08-03' },
    ],
  } as const;
  const notification: NotificationContent = {
    kind: 'booking_moved',
    params: { ...params, free: [...params.free] },
  };
  const words = getNotificationTexts(notification, 1, language);
  expect(plainSpaces(words.line)).toContain(free);
  expect(words.action).toBe(action);
  const reasoned: NotificationContent = {
    kind: 'booking_moved',
    params: { ...params, event: 'decline', free: [], reason: 'none {0}' },
  };
  expect(getNotificationTexts(reasoned, 1, language).line).toMatch(
    /skriver: „none \{0\}“$|writes: “none \{0\}”$/,
  );
  const without: NotificationContent = { kind: 'booking_moved', params: { ...params, free: [] } };
  expect(getNotificationTexts(without, 1, language).line).not.toMatch(
    /undefined|2026-|\. Værk|\. The tool/,
  );
});

test.each([
  [
    'da',
    1,
    'Der er kommet et værktøj, som du har bedt os holde øje med:',
    'A passer til din søgning',
  ],
  [
    'da',
    2,
    'Der er kommet værktøj, som du har bedt os holde øje med:',
    '2 nye værktøjer passer til dine søgninger',
  ],
  ['en', 1, 'There is a tool that you asked us to look out for:', 'A matches your search'],
  [
    'en',
    2,
    'There are new tools that you asked us to look out for:',
    '2 new tools match your searches',
  ],
] as const)('formats saved search results in %s, %i tools', (language, count, paragraph, title) => {
  const tools = ['A', 'B'].slice(0, count).map((name, index) => ({ id: index, name }));
  const words = getNotificationTexts(
    { kind: 'search_found', params: { tools, count } },
    1,
    language,
  );
  expect(words.paragraphs).toEqual([paragraph]);
  expect(words.title).toBe(title);
});

test.each([
  ['da', 'Mette har skrevet til dig om Slagbor. Du har 3 ulæste beskeder.'],
  ['en', 'Mette has written to you about Slagbor. You have 3 unread messages.'],
] as const)('the mail about several messages names their number, in %s', (language, paragraph) => {
  const { message_received: notification } = notifications;
  expect(getNotificationTexts(notification, 3, language).paragraphs).toEqual([paragraph]);
});

test('omits the tool in a message without a tool, in English', () => {
  const notification = {
    kind: 'message_received',
    params: { member: 'Mette', tool: null },
  } as const;
  expect(getNotificationTexts(notification, 1, 'en').line).toBe('Mette has sent you a message.');
  expect(getNotificationTexts(notification, 2, 'en').line).toBe('Mette has sent you 2 messages.');
});

test('counts further search results, in English', () => {
  const tools = [
    { id: 1, name: 'A' },
    { id: 2, name: 'B' },
  ];
  const params = { tools, count: 5 };
  const { line } = getNotificationTexts({ kind: 'search_found', params }, 1, 'en');
  expect(line).toBe('New for your saved searches: A, B and 3 more.');
});

test('the mail about a measure has the facts, the rule, who decided and how to appeal', () => {
  const { title, paragraphs } = getNotificationTexts(notifications.measure_taken, 1, 'en');
  expect(title).toBe('We have suspended your account');
  expect(paragraphs.map(plainSpaces)).toEqual([
    expect.stringMatching(/^We have suspended your account until 20 August 2026\./),
    'The reason: Billedet viser en anden maskine',
    'The rule is in our terms, under “Listing a tool”. A person has decided this, not a machine.',
    'You can appeal once, until 15 January 2027. Another person of ours decides the appeal.',
  ]);
});

test.each([
  ['rejected', 'Intet nyt', 2],
  ['over', undefined, 1],
] as const)('the mail that a measure is %s has the reason %s', (event, reason, count) => {
  const params = { event, ...(reason !== undefined && { reason }) };
  const { paragraphs } = getNotificationTexts({ kind: 'measure_news', params }, 1, 'da');
  expect(paragraphs).toHaveLength(count);
});

test.each([
  ['dispute', 'owner', 'Vi har afgjort uenigheden om Slagbor. Dit krav: 150 kr.'],
  ['dispute', 'borrower', 'Vi har afgjort uenigheden om Slagbor. Ejerens krav: 150 kr.'],
  ['coverClaim', 'owner', 'Forsikringen betaler dig 150 kr.'],
  ['coverClaim', 'borrower', 'Forsikringen betaler ejeren 150 kr.'],
  // Stored before the reader was.
  ['coverClaim', undefined, 'Forsikringen betaler ejeren 150 kr.'],
] as const)('the decision of a %s says to the %s whose money it is', (event, reader, text) => {
  const params = {
    event,
    tool: 'Slagbor',
    end: null,
    reason: 'Kablet var slidt',
    cents: 15_000,
    rule: 'damage-and-insurance' as const,
    appeal: '2027-01-15',
    ...(reader && { reader }),
  };
  const { paragraphs } = getNotificationTexts({ kind: 'measure_taken', params }, 1, 'da');
  expect(plainSpaces(paragraphs[0] ?? '')).toContain(text);
});

test('the subject of a debt names the sum', () => {
  const params = { event: 'owes' as const, member: 'Mette', ...booking };
  const title = (cents: number | undefined) =>
    plainSpaces(
      getNotificationTexts(
        { kind: 'booking_moved', params: { ...params, ...(cents && { cents }) } },
        1,
        'da',
      ).title,
    );
  expect(title(35_000)).toBe('Du skylder 350 kr. for Slagbor');
  expect(title(undefined)).toBe('Du skylder penge for Slagbor');
});
