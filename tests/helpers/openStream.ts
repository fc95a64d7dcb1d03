import type { EventTag, MemberEvent } from '../../domain/notifications/memberEvent';

export interface OpenStream {
  status: number;
  /** The next event; null when the stream has ended. */
  next(): Promise<MemberEvent | null>;
  /** The next event that has this field; earlier events are skipped. */
  nextOf<Name extends string>(name: Name): Promise<Extract<MemberEvent, Record<Name, unknown>>>;
  /** Waits until the stream reports a change of this tag. */
  nextTagged(tag: EventTag): Promise<void>;
  close(): void;
}

/** Opens a person's stream of events as a browser does. */
export async function openStream(url: string, token: string): Promise<OpenStream> {
  const leave = new AbortController();
  const response = await fetch(`${url}/events`, {
    headers: { authorization: token && `Bearer ${token}` },
    signal: leave.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  async function next(): Promise<MemberEvent | null> {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const frame = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (frame.startsWith('data: ')) return JSON.parse(frame.slice(6)) as MemberEvent;
        continue;
      }
      const part = await reader?.read();
      if (!part || part.done) return null;
      rest += part.value;
    }
  }
  return {
    status: response.status,
    next,
    async nextOf(name) {
      for (;;) {
        const event = await next();
        if (event === null) throw new Error(`The stream ended before it said ${name}`);
        if (name in event) return event as never;
      }
    },
    async nextTagged(tag) {
      for (;;) {
        const event = await next();
        if (event === null) throw new Error(`The stream ended before it told of ${tag}`);
        if ('tags' in event && event.tags.includes(tag)) return;
      }
    },
    close: () => leave.abort(),
  };
}
