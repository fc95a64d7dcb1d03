import { get } from 'node:http';
import { count, type Person, type Soaked } from './Soaked';

/** Streams opened per second; each is closed some seconds later. */
const streamsEach = 40;
const streamSeconds = 5;

/** Keeps opening and closing streams. */
export function startStreams(url: string, everybody: readonly Person[], found: Soaked) {
  const open: AbortController[][] = [];
  // Each stream has a connection of its own, as in a browser: an unused connection of a pool could be closed in the
  // meantime.
  const read = (person: Person, { signal }: AbortController) => {
    const failed = (why: string) => {
      if (!signal.aborted) count(found.failures, `a stream: ${why}`);
    };
    const options = { agent: false, signal, headers: { authorization: `Bearer ${person.token}` } };
    get(`${url}/live`, options, (response) => {
      if (response.statusCode !== 200) failed(String(response.statusCode));
      response.on('error', ({ message }) => failed(message));
      response.on('end', () => failed('it ended by itself')).resume();
    }).on('error', ({ message }) => failed(message));
  };
  let turn = 0;
  const openMore = () => {
    const more = Array.from({ length: streamsEach }, () => {
      const leave = new AbortController();
      const person = everybody[turn % everybody.length];
      turn += 1;
      found.streams += 1;
      if (person) read(person, leave);
      return leave;
    });
    open.push(more);
    if (open.length > streamSeconds) for (const leave of open.shift() ?? []) leave.abort();
  };
  let timer = setInterval(openMore, 1_000);
  const stop = () => {
    clearInterval(timer);
    for (const leave of open.splice(0).flat()) leave.abort();
  };
  return {
    stop,
    goOn() {
      timer = setInterval(openMore, 1_000);
    },
  };
}
