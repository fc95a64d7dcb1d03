/**
 * @jest-environment <rootDir>/tests/helpers/app/environment.ts
 * @jest-environment-options {"url": "http://127.0.0.1:4000/"}
 */
import '../helpers/app/setup';
import { screen, waitFor } from '@testing-library/react';
import { seededRandom } from '../../bench/makeTools';
import { listener } from '../../src/platform/store/listener';
import { tokenChangedElsewhere } from '../../src/platform/store/slices/authSlice';
import { streamLost } from '../../src/platform/store/slices/eventsSlice';
import { buildUser } from '../helpers/app/builders';
import { renderRoute } from '../helpers/app/renderRoute';
import { signUp } from '../helpers/ask';
import { createPostgresDatabase } from '../helpers/createPostgresDatabase';
import { startCuttingProxy } from '../helpers/startCuttingProxy';
import { startOwnService } from '../helpers/startOwnService';
import { ownId, startConversation, storedMessages, writeMessage } from '../helpers/talk';

const breaks = 50;
const seed = 2_026;

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Each message is a number between two marks: what is shown of them, in its order. */
const shownMessages = () =>
  document.querySelector('[role=log]')?.textContent?.match(/<\d+>/g) ?? [];

test(`a stream interrupted ${breaks} times neither loses nor duplicates messages`, async () => {
  const random = seededRandom(seed);
  const own = process.env['TEST_DATABASE_URL'] ? await createPostgresDatabase() : null;
  const service = await startOwnService({ DATABASE_URL: own?.url ?? '' });
  const proxy = await startCuttingProxy(service.url, random);
  const [reader, writer] = [
    await signUp(service.url, 'laeser@skuret.example'),
    await signUp(service.url, 'skriver@skuret.example'),
  ];
  const readerId = await ownId(service.url, reader);
  const conversationId = await startConversation(service.url, writer, readerId);
  let written = 0;
  const writeOne = () => {
    written += 1;
    return writeMessage(service.url, writer, conversationId, `<${written}>`);
  };
  await writeOne();

  // Reconnects at once each time; the delay that the app keeps otherwise has a test of its own.
  const stop = listener.startListening({
    actionCreator: streamLost,
    effect: () => {
      setTimeout(() => window.dispatchEvent(new Event('online')));
    },
  });
  // Answers from a real network arrive outside of `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const { person, store, unmount } = await renderRoute(`/conversation/${conversationId}`, {
    user: buildUser({ id: readerId }),
    token: reader,
    network: (input, init) => {
      const { origin, pathname } = new URL(String(input), window.location.href);
      // The test's own requests go straight to the service.
      return realFetch((origin === service.url ? origin : proxy.url) + pathname, init);
    },
  });
  await screen.findByRole('log');
  const twice: string[][] = [];
  const watcher = new MutationObserver(() => {
    const shown = shownMessages();
    if (new Set(shown).size < shown.length) twice.push(shown);
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });

  // The reader writes too, and these messages go over the connection that breaks.
  const field = await screen.findByRole('textbox', { name: /^Message to / });
  while (proxy.cuts() < breaks) {
    await writeOne();
    if (random() < 0.3) {
      written += 1;
      await person.click(field);
      await person.paste(`<${written}>`);
      await person.keyboard('{Enter}');
    }
  }
  proxy.stopCutting();
  await writeOne();

  const longTimeout = { timeout: 60_000 };
  await waitFor(async () => {
    expect(await storedMessages(service.url, writer, conversationId)).toHaveLength(written);
    expect(shownMessages()).toContain(`<${written}>`);
    expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
  }, longTimeout);
  for (;;) {
    const older = screen.queryByRole('button', { name: 'Older messages' });
    if (!older) break;
    const before = shownMessages().length;
    await waitFor(async () => {
      // A press while the shown messages are being refetched loads nothing older, so it is repeated.
      await person.click(older);
      expect(shownMessages().length).toBeGreaterThan(before);
    }, longTimeout);
  }
  expect(shownMessages()).toEqual(await storedMessages(service.url, writer, conversationId));
  expect(twice).toEqual([]);

  stop();
  watcher.disconnect();
  unmount();
  store.dispatch(tokenChangedElsewhere(null));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await proxy.close();
  await service.end();
  await own?.drop();
});
