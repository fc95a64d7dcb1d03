import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { LiveEvent, LiveTag } from '../../domain/liveEvent';
import type { TokenClaims } from '../auth/tokens';
import type { Executor } from '../database/openDatabase';
import { endedTokens } from '../records/tokens';
import type { Bus, BusListener, BusMessage } from './Bus';
import { createLocalBus } from './createLocalBus';
import { createPostgresBus } from './createPostgresBus';
import { createPresence } from './createPresence';
import { createStreams } from './createStreams';

/** Milliseconds between two beats on every stream, and two looks at tokens and at who is here. */
const pauses = { beat: 20_000, look: 2_000 };

/** What people are told while they look (docs/decisions/event-stream.md). Nothing here ever throws to its caller. */
export interface Live {
  /** Tells people, at whichever process they are, what changed. To be called after the commit. */
  announce(userIds: readonly number[], tags: readonly LiveTag[]): void;
  /** The same for what is told and not stored: who is typing, how far was read. */
  tell(userIds: readonly number[], event: LiveEvent): void;
  /** Ends every stream of a token, which was ended. */
  endToken(tokenId: string): void;
  /** Whether a person has as many streams as they may. */
  isFull(userId: number): boolean;
  /** Takes an answer whose head is out. */
  open(answer: ServerResponse, claims: TokenClaims): void;
  close(): Promise<void>;
}

interface Options {
  executor: Executor;
  /** What sends to other processes, and where to listen; null for the embedded database, whose process is the only one. */
  notify: { pool: pg.Pool; listenUrl: string } | null;
  log: Logger;
  now(): Date;
}

/** Runs a step now and then, never two at once; what fails is tried again at the next. */
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

export async function createLive({ executor, notify, log, now }: Options): Promise<Live> {
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
          onTurn: (isListening, error) =>
            isListening
              ? log.warn('events of other processes arrive again')
              : log.warn({ err: error }, 'events of other processes do not arrive'),
        });
  const send = (message: BusMessage) =>
    bus.send(message).catch((error: unknown) => log.warn({ err: error }, 'an event was not sent'));

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
    log.warn({ err: error }, 'streams could not be looked after');
  const stops = [
    every(pauses.look, look, onFailure),
    every(
      pauses.beat,
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
