import type { Message } from '../api/conversationsApi';
import { groupMessages } from './groupMessages';

function message(id: string, senderId: string, timestamp: string): Message {
  return {
    id,
    senderId,
    content: id,
    timestamp,
    type: 'text' as const,
    pictures: [],
    clientId: null,
    read: true,
  };
}

/** `(` opens a run, `)` closes it; days are told apart by a bar. */
function drawn(messages: Message[]): string {
  return groupMessages(messages)
    .map((day) =>
      day.messages
        .map(
          ({ message: { id }, opensRun, closesRun }) =>
            `${opensRun ? '(' : ''}${id}${closesRun ? ')' : ''}`,
        )
        .join(' '),
    )
    .join(' | ');
}

describe('grouped messages', () => {
  it.each([
    ['none', [], ''],
    ['one', [message('a', 'me', '2026-07-04T10:00:00Z')], '(a)'],
    [
      'one person in one go',
      [
        message('a', 'me', '2026-07-04T10:00:00Z'),
        message('b', 'me', '2026-07-04T10:09:00Z'),
        message('c', 'me', '2026-07-04T10:19:00Z'),
      ],
      '(a b c)',
    ],
    [
      'after a pause of more than ten minutes',
      [message('a', 'me', '2026-07-04T10:00:00Z'), message('b', 'me', '2026-07-04T10:10:01Z')],
      '(a) (b)',
    ],
    [
      'two people in turn',
      [
        message('a', 'me', '2026-07-04T10:00:00Z'),
        message('b', '6', '2026-07-04T10:01:00Z'),
        message('c', '6', '2026-07-04T10:02:00Z'),
      ],
      '(a) (b c)',
    ],
    [
      'over midnight in Copenhagen',
      [message('a', 'me', '2026-07-04T21:59:00Z'), message('b', 'me', '2026-07-04T22:00:00Z')],
      '(a) | (b)',
    ],
    [
      'over midnight in Greenwich alone',
      [message('a', 'me', '2026-07-04T23:59:00Z'), message('b', 'me', '2026-07-05T00:01:00Z')],
      '(a b)',
    ],
    [
      'over the hour that comes twice in autumn',
      [message('a', 'me', '2026-10-25T00:58:00Z'), message('b', 'me', '2026-10-25T01:02:00Z')],
      '(a b)',
    ],
  ])('%s', (_what, messages, drawing) => {
    expect(drawn(messages)).toBe(drawing);
  });

  it('have the label of their day', () => {
    const days = groupMessages([
      message('a', 'me', '2026-07-03T21:59:00Z'),
      message('b', '6', '2026-07-03T22:00:00Z'),
    ]);
    expect(days.map(({ date }) => date)).toEqual(['2026-07-03', '2026-07-04']);
  });
});
