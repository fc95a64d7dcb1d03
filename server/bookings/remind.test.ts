import { answerReminderAt } from './remind';

// A request is due after 48 hours, at the latest when its first day ends. Denmark is two hours ahead of these times.
test.each([
  [
    'in the morning, six hours before',
    '2026-07-15T14:00:00Z',
    '2026-08-01',
    '2026-07-17T08:00:00Z',
  ],
  [
    'the evening before, where that is at night',
    '2026-07-15T10:00:00Z',
    '2026-08-01',
    '2026-07-16T19:00:00Z',
  ],
  [
    'in the evening, where that is late',
    '2026-07-15T03:00:00Z',
    '2026-08-01',
    '2026-07-16T19:00:00Z',
  ],
  ['before the end of its first day', '2026-07-15T10:00:00Z', '2026-07-16', '2026-07-16T16:00:00Z'],
  ['not at all, when the owner has only just heard', '2026-07-15T15:00:00Z', '2026-07-15', null],
])('reminds the owner of a request %s', (_case, since, startDate, at) => {
  const reminded = answerReminderAt({ since: new Date(since), startDate });
  expect(reminded).toEqual(at === null ? null : new Date(at));
});
