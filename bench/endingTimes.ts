/** How long streams go on after their tokens have ended. */
import { type Host, now, startReaders } from './eventProcesses';

/** Gives each reader an address of its own, as a proxy would report it. */
export const getReaders = (tokens: readonly string[], hostOf: (index: number) => Host) =>
  tokens.map((token, index) => ({
    url: hostOf(index).url,
    token,
    address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  }));

/**
 * The time from the end of each token to the end of its stream, in ms, in the order of the tokens. `end` ends a token
 * and returns when it ended, by the clock of `now`.
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
  await readers.open(getReaders(tokens, hostOf));
  // One after another, so that the time is that of one stream and not of a queue of requests.
  const starts: number[] = [];
  for (const [index, token] of tokens.entries()) starts.push(await end(token, index));
  await allEnded;
  await readers.close();
  return starts.map((start, reader) => (ended.get(reader) ?? Number.NaN) - start);
}

/** For `endingTimes`: the moment at which a token expires, by the clock of `now`. */
export const overAt = (expiresAt: Date) => now() + expiresAt.getTime() - Date.now();
