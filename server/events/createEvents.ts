import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { EventTag, MemberEvent } from '../../domain/notifications/memberEvent';
import type { Executor } from '../database/openDatabase';
import type { TokenClaims } from '../members/auth/tokens';
import { endedTokens } from '../members/records/tokens';
import { type Bus, type BusListener, type BusMessage, createLocalBus } from './Bus';
import { createPostgresBus } from './createPostgresBus';
import { createPresence } from './createPresence';
import { createStreams } from './createStreams';

/** Milliseconds between two heartbeats on every stream, and between two checks of tokens and of who is present. */
const intervals = { beat: 20_000, look: 2_000 };

/** Tells people about changes while they look (docs/decisions/35-event-stream.md). Never throws to its caller. */
export interface Events {
  /** Tells people, in whichever process their streams are, what changed. Call it after the commit. */
  announce(userIds: readonly number[], tags: readonly EventTag[]): void;
  /** The same for events that are not stored: who is typing, how far was read. */
  tell(userIds: readonly number[], event: MemberEvent): void;
  /** Ends every stream of a revoked token. */
  endToken(tokenId: string): void;
  /** Whether a person has reached the bound of streams. */
  isFull(userId: number): boolean;
  /** Takes over a response whose headers are sent. */
  open(answer: ServerResponse, claims: TokenClaims): void;
  close(): Promise<void>;
}

interface Options {
  executor: Executor;
  /**
   * For messages to other processes: the sending pool, and the address to listen at. Null for the embedded database,
   * which has only one process.
   */
  notify: { pool: pg.Pool; listenUrl: string } | null;
  log: Logger;
  now(): Date;
}

/** Runs a step periodically, never concurrently. A failed step runs again at the next interval. */
function every(
  milliseconds: number,
  step: () => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= step()
      .catch(onFailure)
      .finally(() => {
        running = null;
      });
  }, milliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

export async function createEvents({ executor, notify, log, now }: Options): Promise<Events> {
  let hasChanged = false;
  const streams = createStreams(() => {
    hasChanged = true;
  });
  const listener: BusListener = {
    onMessage(message) {
      if ('endedToken' in message) streams.end(new Set([message.endedToken]));
      else streams.tell(message.to, message.event);
    },
    onGap: () => streams.tellAll({ gap: true }),
  };
  const bus: Bus =
    notify === null
      ? createLocalBus(listener)
      : await createPostgresBus({
          pool: notify.pool,
          url: notify.listenUrl,
          listener,
          onListeningChange: (isListening, error) =>
            isListening
              ? log.warn('event listener reconnected')
              : log.warn({ err: error }, 'event listener disconnected'),
        });
  const send = (message: BusMessage) =>
    bus
      .send(message)
      .catch((error: unknown) => log.warn({ err: error }, 'could not publish an event'));

  const presence = createPresence({
    executor,
    processId: randomUUID(),
    people: streams.people,
    tell: (to, event) => send({ to, event }),
  });

  async function look(): Promise<void> {
    streams.endExpired(now());
    const tokens = streams.tokens();
    if (tokens.length > 0) streams.end(new Set(await endedTokens(executor, tokens)));
    if (!hasChanged) return;
    hasChanged = false;
    try {
      hasChanged ||= await presence.follow();
    } catch (error) {
      hasChanged = true;
      throw error;
    }
  }
  const onFailure = (error: unknown) =>
    log.warn({ err: error }, 'could not maintain the SSE streams');
  const stops = [
    every(intervals.look, look, onFailure),
    every(
      intervals.beat,
      async () => {
        streams.beat();
        await presence.keep();
        hasChanged = true;
      },
      onFailure,
    ),
  ];

  return {
    announce: (to, tags) => void send({ to, event: { tags } }),
    tell: (to, event) => void send({ to, event }),
    endToken: (tokenId) => void send({ endedToken: tokenId }),
    isFull: streams.isFull,
    open(answer, claims) {
      streams.add(answer, claims);
      answer.write('data: {"gap":true}\n\n');
    },
    async close() {
      streams.endAll();
      for (const stop of stops) await stop();
      await presence.close().catch(onFailure);
      await bus.close();
    },
  };
}
