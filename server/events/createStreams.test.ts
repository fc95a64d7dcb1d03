import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { createStreams } from './createStreams';

const claims = (userId: number, tokenId = `${userId}`, minutes = 10) => ({
  userId,
  tokenId,
  issuedAt: new Date(0),
  expiresAt: new Date(minutes * 60_000),
});
/** As much of a response as streams need. */
const answer = () => new PassThrough() as unknown as ServerResponse & PassThrough;

test('disconnects a slow client before its buffer exceeds the limit', () => {
  const streams = createStreams(() => undefined);
  const slow = answer();
  streams.add(slow, claims(1));
  let told = 0;
  while (!slow.destroyed && told < 1e6) {
    streams.tell([1], { tags: ['Bookings'] });
    told += 1;
  }
  expect(slow.destroyed).toBe(true);
  expect(slow.writableLength).toBeLessThan(70_000);
});

test('sends an event once to each named member and to no other', () => {
  const streams = createStreams(() => undefined);
  const [one, other] = [answer(), answer()];
  streams.add(one, claims(1));
  streams.add(other, claims(2));
  streams.tell([1, 1, 3], { tags: ['Bookings'] });
  expect(String(one.read())).toBe('data: {"tags":["Bookings"]}\n\n');
  expect(other.read()).toBeNull();
});

test('reports presence once per member, not per stream', async () => {
  let changes = 0;
  const streams = createStreams(() => {
    changes += 1;
  });
  const [one, more] = [answer(), answer()];
  streams.add(one, claims(1));
  streams.add(more, claims(1));
  expect(changes).toBe(1);
  expect([...streams.people()]).toEqual([1]);
  const close = async (each: PassThrough) => {
    const closed = new Promise((resolve) => each.once('close', resolve));
    each.destroy();
    await closed;
  };
  await close(one);
  expect([changes, ...streams.people()]).toEqual([1, 1]);
  await close(more);
  expect([changes, ...streams.people()]).toEqual([2]);
});

test('ends streams of revoked and expired tokens', () => {
  const streams = createStreams(() => undefined);
  const [ended, expired, kept] = [answer(), answer(), answer()];
  streams.add(ended, claims(1, 'a'));
  streams.add(expired, claims(1, 'b', 1));
  streams.add(kept, claims(1, 'c'));
  streams.end(new Set(['a']));
  streams.endExpired(new Date(60_000));
  expect([ended, expired, kept].map((each) => each.writableEnded)).toEqual([true, true, false]);
});
