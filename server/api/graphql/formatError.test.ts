import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { createMetrics } from '../../observe/createMetrics';
import { ProviderAway } from '../../payments/provider';
import { unauthenticated } from '../../validation/errors';
import { formatError } from './formatError';

const options = { log: pino({ level: 'silent' }), metrics: createMetrics() };

/** The part of a resolver's error that clients see. */
function getResponse(cause: Error) {
  const error = new GraphQLError(cause.message, { path: ['searchTools'], originalError: cause });
  const { message, extensions } = formatError(error, options);
  return { message, code: extensions['code'] };
}

test('translates errors and the masked message to the language of the request', () => {
  const toldIn = (language: 'asGiven' | 'da' | 'en', cause: Error) =>
    formatError(
      new GraphQLError(cause.message, { path: ['searchTools'], originalError: cause }),
      options,
      { language },
    );
  const ours = toldIn('da', unauthenticated());
  expect(ours.message).toBe('Log ind for at fortsætte.');
  expect(ours.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  expect(toldIn('en', unauthenticated()).message).toBe('Please sign in to continue.');
  expect(toldIn('asGiven', unauthenticated()).message).toBe('Please sign in to continue.');
  expect(toldIn('da', new Error('a mistake')).message).toBe('Noget gik galt hos os. Prøv igen.');
});

/** The log entries of an error in a resolver, as `[level, text]`, and the counters. */
async function readLog(cause: Error) {
  const lines: { level: number; msg: string }[] = [];
  const metrics = createMetrics();
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const error = new GraphQLError(cause.message, { path: ['searchTools'], originalError: cause });
  formatError(error, { log, metrics });
  return {
    lines: lines.map(({ level, msg }) => [level, msg]),
    unexpected: (await metrics.unexpectedErrors.get()).values[0]?.value,
    away: (await metrics.dataAway.get()).values[0]?.value,
  };
}

test.each([
  ['a timeout of the connection pool', 'timeout exceeded when trying to connect'],
  ['a read timeout', 'Query read timeout'],
])('logs %s as a warning about the database, not as unexpected', async (_case, message) => {
  expect(await readLog(new Error(message))).toEqual({
    lines: [[40, 'database or picture store busy or unavailable']],
    unexpected: 0,
    away: 1,
  });
  expect(getResponse(new Error(message)).code).toBe('UNAVAILABLE');
});

test('reports an unresponsive payment provider as unavailable, with a warning', async () => {
  const cause = new ProviderAway('socket hang up');
  expect(await readLog(cause)).toEqual({
    lines: [[40, 'payment provider unavailable']],
    unexpected: 0,
    away: 0,
  });
  expect(getResponse(cause)).toEqual({
    code: 'UNAVAILABLE',
    message: 'The payment provider is not answering. Please try again in a moment.',
  });
});

test('logs a programming error as unexpected', async () => {
  expect(await readLog(new Error('a mistake'))).toEqual({
    lines: [[50, 'unexpected error']],
    unexpected: 1,
    away: 0,
  });
});

const withCode = (code: string) => Object.assign(new Error('relation "tools", row (1)'), { code });

test.each([
  ['a server shutdown', '57P01'],
  ['a lost connection', 'ECONNRESET'],
  ['a statement timeout', '57014'],
  ['a lock timeout', '55P03'],
  ['a deadlock', '40P01'],
  ['a serialization failure', '40001'],
])('reports %s as temporarily unavailable', (_case, code) => {
  expect(getResponse(withCode(code))).toEqual({
    code: 'UNAVAILABLE',
    message: 'We cannot reach our data right now. Please try again in a moment.',
  });
});

test.each([
  ['a database disk', '53100'],
  ['a picture disk', 'ENOSPC'],
  ['a disk quota', 'EDQUOT'],
])('reports %s that is full', (_case, code) => {
  expect(getResponse(withCode(code))).toEqual({
    code: 'STORAGE_FULL',
    message: 'Skuret has no room for more right now. Please try again later.',
  });
});

test.each([
  ['a constraint violation', '23505'],
  ['a syntax error in a statement', '42601'],
])('masks %s as an internal error', (_case, code) => {
  expect(getResponse(withCode(code))).toEqual({
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Please try again.',
  });
});
