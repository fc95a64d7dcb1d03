import {
  readBookingId,
  readCommand,
  readDays,
  readKroner,
  readReason,
  SupportRefused,
} from './readCommand';

const amount = (typed: string) => readCommand(['top-up', `--amount=${typed}`]);

test.each([
  [['jobs'], { name: 'jobs', what: '', json: false }],
  [['booking', '7', '--json'], { name: 'booking', what: '7', json: true }],
  [
    ['top-up', '--amount', '150', '--reason', 'Overført i dag'],
    { name: 'top-up', what: '', amount: '150', reason: 'Overført i dag' },
  ],
])('parses %j', (args, command) => {
  expect(readCommand(args)).toMatchObject(command);
});

test.each([
  ['a missing command', () => readCommand([]), /^npm run support -- COMMAND/],
  ['an unknown option', () => readCommand(['jobs', '--quick']), /'--quick'/],
  [
    'an unquoted reason',
    () => readCommand(['top-up', '1', 'it', 'is', 'broken']),
    /^Unexpected argument "it is broken"\. Put a reason of several words in quotation marks\.$/,
  ],
  ['a missing reason', () => readReason(readCommand(['top-up', '1'])), /^Missing reason/],
  [
    'a reason that nobody can see',
    () => readReason(readCommand(['top-up', '1', '--reason', '\u3164'])),
    /^Missing reason/,
  ],
  [
    'a reason that is too long',
    () => readReason(readCommand(['top-up', '1', '--reason', 'x'.repeat(2_001)])),
    /^The reason has 2001 characters\. The maximum is 2000\.$/,
  ],
  ['a malformed booking', () => readBookingId('abc'), /^"abc" is not a booking id or number/],
  ['an invalid booking number', () => readBookingId('SK-20454'), /^"SK-20454" is not a booking id/],
  ['a missing amount', () => readKroner(readCommand(['top-up'])), /^Missing amount: --amount 250/],
  ['an amount in words', () => readKroner(amount('meget')), /^--amount "meget" is not an amount/],
  ['zero days', () => readDays(readCommand(['misses', '--days', '0']), 90), /^--days "0" is not/],
  ['too many days', () => readDays(readCommand(['misses', '--days', '91']), 90), /1 to 90\.$/],
  ['days in words', () => readDays(readCommand(['misses', '--days', 'all']), 90), /^--days "all"/],
  ['a negative amount', () => readKroner(amount('-1')), /^--amount "-1" is not an amount/],
])('rejects %s with a message', (_case, read, sentence) => {
  expect(read).toThrow(SupportRefused);
  expect(read).toThrow(sentence);
});

test.each([
  ['150', 15_000],
  ['150,50', 15_050],
  ['150.5 kr.', 15_050],
  ['0', 0],
])('reads %s kr. as %d øre', (typed, cents) => {
  expect(readKroner(amount(typed))).toBe(cents);
});

test.each([
  ['7', 7],
  ['SK-20453', 1],
  ['sk-57453', 1001],
])('reads %s as booking %d', (typed, id) => {
  expect(readBookingId(typed)).toBe(id);
});

test.each([
  [['misses'], 30],
  [['misses', '--days', '1'], 1],
  [['misses', '--days', '90'], 90],
])('reads the days in %j as %d', (args, days) => {
  expect(readDays(readCommand(args), 90)).toBe(days);
});
