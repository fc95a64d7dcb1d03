import type { ServerResponse } from 'node:http';
import type { MemberEvent } from '../../domain/notifications/memberEvent';
import { limits } from '../config/limits';
import type { TokenClaims } from '../members/auth/tokens';

interface Stream {
  answer: ServerResponse;
  claims: TokenClaims;
}

/** The streams of this process, by person. */
export interface Streams {
  /** Whether a person has reached the bound of streams. */
  isFull(userId: number): boolean;
  /** Takes over a response whose headers are sent. */
  add(answer: ServerResponse, claims: TokenClaims): void;
  tell(userIds: readonly number[], event: MemberEvent): void;
  tellAll(event: MemberEvent): void;
  /** Sends heartbeats, which keep silent connections open. */
  beat(): void;
  /** Ends the streams of these tokens. */
  end(tokenIds: ReadonlySet<string>): void;
  endExpired(now: Date): void;
  /** The tokens that the streams were opened with, each once. */
  tokens(): TokenClaims[];
  people(): Iterable<number>;
  endAll(): void;
}

const frame = (event: MemberEvent) => `data: ${JSON.stringify(event)}\n\n`;

export function createStreams(onChange: () => void): Streams {
  const byPerson = new Map<number, Set<Stream>>();

  function write({ answer }: Stream, text: string): void {
    // Unread bytes would pile up in memory. A reader that is cut off opens a new stream and fetches everything again.
    if (answer.writableLength > limits.streamBuffer) answer.destroy();
    else answer.write(text);
  }

  function* all(): Generator<Stream> {
    for (const streams of byPerson.values()) yield* streams;
  }

  function endWhere(isOver: (claims: TokenClaims) => boolean): void {
    for (const { answer, claims } of all()) if (isOver(claims)) answer.end();
  }

  return {
    isFull: (userId) => (byPerson.get(userId)?.size ?? 0) >= limits.streamsOfOne,
    add(answer, claims) {
      const { userId } = claims;
      const streams = byPerson.get(userId) ?? new Set();
      const stream = { answer, claims };
      streams.add(stream);
      byPerson.set(userId, streams);
      answer.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && byPerson.get(userId) === streams) {
          byPerson.delete(userId);
          onChange();
        }
      });
      if (streams.size === 1) onChange();
    },
    tell(userIds, event) {
      const text = frame(event);
      for (const userId of new Set(userIds)) {
        for (const stream of byPerson.get(userId) ?? []) write(stream, text);
      }
    },
    tellAll(event) {
      const text = frame(event);
      for (const stream of all()) write(stream, text);
    },
    beat() {
      for (const stream of all()) write(stream, ':\n\n');
    },
    end: (tokenIds) => endWhere(({ tokenId }) => tokenIds.has(tokenId)),
    endExpired: (now) => endWhere(({ expiresAt }) => expiresAt.getTime() <= now.getTime()),
    tokens() {
      const found = new Map<string, TokenClaims>();
      for (const { claims } of all()) found.set(claims.tokenId, claims);
      return [...found.values()];
    },
    people: () => byPerson.keys(),
    endAll() {
      for (const { answer } of all()) answer.end();
    },
  };
}
