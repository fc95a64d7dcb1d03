import { readBookingId } from './readBookingId';
import { readCommand, readDays, SupportRefused } from './readCommand';

test.each([
  [['misses'], { name: 'misses', json: false }],
  [['misses', '--json', '--days', '7'], { name: 'misses', json: true, days: '7' }],
])('parses %j', (args, command) => {
  expect(readCommand(args)).toMatchObject(command);
});

test.each([
  ['a missing command', () => readCommand([]), /^npm run support -- COMMAND/],
  ['an unknown option', () => readCommand(['misses', '--quick']), /'--quick'/],
  ['another argument', () => readCommand(['misses', 'all']), /^Unexpected argument "all"\.$/],
  ['zero days', () => readDays(readCommand(['misses', '--days', '0']), 90), /^--days "0" is not/],
  ['too many days', () => readDays(readCommand(['misses', '--days', '91']), 90), /1 to 90\.$/],
  ['days in words', () => readDays(readCommand(['misses', '--days', 'all']), 90), /^--days "all"/],
])('rejects %s with a message', (_case, read, sentence) => {
  expect(read).toThrow(SupportRefused);
  expect(read).toThrow(sentence);
});

test.each([
  ['7', 7],
  ['SK-20453', 1],
  [' sk-57453 ', 1001],
  ['abc', null],
  ['SK-20454', null],
])('reads %s as booking %s', (typed, id) => {
  expect(readBookingId(typed)).toBe(id);
});

test.each([
  [['misses'], 30],
  [['misses', '--days', '1'], 1],
  [['misses', '--days', '90'], 90],
])('reads the days in %j as %d', (args, days) => {
  expect(readDays(readCommand(args), 90)).toBe(days);
});
