import { bookingEvents, eventReaders } from '../../../domain/notifications/bookingNews';
import {
  getNotificationTexts,
  notificationChannels,
} from '../../../domain/notifications/notifications';
import texts from '../../../domain/notifications/notifications.en.json';
import { notificationKindsPage } from './notificationKindsPage';
import { notificationSamples } from './notificationSamples';

const samples = notificationSamples();
const mailed = samples.filter(({ name }) => name !== 'email_refused');

test('has a sample of every kind and event for each reader', () => {
  const names = new Set(samples.map(({ name }) => name.split(' ')[0]));
  expect([...names].sort()).toEqual(Object.keys(notificationChannels).sort());
  const events = samples.filter(({ name }) => name.startsWith('booking_moved'));
  expect(events.map(({ name, reader }) => `${name} ${reader}`).sort()).toEqual(
    bookingEvents
      .flatMap((event) => eventReaders[event].map((reader) => `booking_moved ${event} ${reader}`))
      .sort(),
  );
});

test.each(mailed.map((sample) => [sample.name, sample.reader, sample] as const))(
  'the mail of %s to the %s has texts in both languages',
  (_name, _reader, { notification }) => {
    const [danish, english] = [
      getNotificationTexts(notification, 1, 'da'),
      getNotificationTexts(notification, 1, 'en'),
    ];
    expect(danish.paragraphs.join(' ')).not.toBe('');
    expect(english.paragraphs).not.toEqual(danish.paragraphs);
    expect(english.title).not.toBe('');
    for (const { line, paragraphs } of [danish, english])
      expect([line, ...paragraphs].join(' ')).not.toContain('..');
  },
);

/** Kinds and events about money, whose mails name the amount. */
const aboutMoney = [
  ...['booking_requested', 'booking_made', 'booking_instant', 'booking_agreed'],
  ...[
    ...['accept', 'decline', 'cancel', 'reportFaultAtPickup', 'reportNoShow', 'contestNoShow'],
    ...['confirmNoShowBySilence', 'upholdNoShow', 'overturnNoShow', 'reportOwnerAbsent'],
    ...['nobodyCame', 'markReturned', 'confirmReturn', 'confirmReturnBySilence', 'reportProblem'],
    ...['acceptClaim', 'agreeOnClaim', 'decideClaim', 'paymentRefused', 'depositRefused'],
    ...['depositTaken', 'proposeSettlement', 'owes', 'acceptChange', 'changeUnpaid', 'overdue'],
    ...['depositLost', 'proposeChange', 'approveCover', 'rejectCover', 'waiveLateFee'],
    ...['toolLate', 'toolBack'],
  ].map((event) => `booking_moved ${event}`),
];

test.each(aboutMoney)('%s names the amount and links to the receipt', (name) => {
  const ofKind = samples.filter((sample) => sample.name === name);
  expect(ofKind).not.toEqual([]);
  for (const { notification } of ofKind) {
    for (const language of ['da', 'en'] as const) {
      const { paragraphs, links } = getNotificationTexts(notification, 1, language);
      expect(paragraphs.join(' ')).toMatch(/\d\skr\./);
      expect(links?.map(({ address }) => address)).toEqual(['/receipt/1234']);
    }
  }
});

test.each(bookingEvents.filter((event) => texts[`booking_moved.${event}.line`].includes('{kr')))(
  '%s has the amount that its text can name',
  (event) => {
    const params = samples
      .filter(({ name }) => name === `booking_moved ${event}`)
      .map(({ notification }) => notification.params);
    expect(params.some((each) => 'cents' in each)).toBe(true);
  },
);

test('shows every sample in both languages on the page', () => {
  const page = notificationKindsPage('');
  for (const { notification } of mailed) {
    for (const language of ['da', 'en'] as const) {
      expect(page).toContain(
        `<strong>${getNotificationTexts(notification, 1, language).title.replaceAll(/\s+/g, ' ')}`,
      );
    }
  }
});
