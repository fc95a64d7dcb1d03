/** How long streams go on after their tokens have ended. */
import { type Host, now, startReaders } from './liveProcesses';

/** Each as if it came from an address of its own, which a proxy would write down. */
export const readersOf = (tokens: readonly string[], hostOf: (index: number) => Host) =>
  tokens.map((token, index) => ({
    url: hostOf(index).url,
    token,
    address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  }));

/**
 * From the end of each token to that of its stream, in ms, in the order of the tokens. `end` ends one and answers since
 * when it is over, by the clock of `now`.
 */
export async function endingTimes(
  tokens: readonly string[],
  hostOf: (index: number) => Host,
  end: (token: string, index: number) => Promise<number>,
): Promise<number[]> {
  const readers = startReaders();
  const ended = new Map<number, number>();
  const allEnded = new Promise<void>((resolve) => {
    readers.follow((news) => {
      if (news.kind === 'ended') ended.set(news.reader, news.at);
      if (ended.size === tokens.length) resolve();
    });
  });
  await readers.open(readersOf(tokens, hostOf));
  // One after the other: the time is that of a stream, not of a line of requests.
  const starts: number[] = [];
  for (const [index, token] of tokens.entries()) starts.push(await end(token, index));
  await allEnded;
  await readers.close();
  return starts.map((start, reader) => (ended.get(reader) ?? Number.NaN) - start);
}

/** For `endingTimes`: when a token that is left to expire is over. */
export const overAt = (expiresAt: Date) => now() + expiresAt.getTime() - Date.now();
