import { act, screen, waitFor } from '@testing-library/react';
import { buildMessage, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { hideElement, showElement } from '../../../tests/helpers/app/fakeObservers';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import { settle } from '../../../tests/helpers/app/settle';
import type { Conversation } from '../api/conversationsApi';

beforeEach(() => {
  setToday('2026-07-04T12:00:00.000Z');
});
afterEach(() => {
  jest.useRealTimers();
});

const page = (ids: readonly string[], oldestMessageId: string): { conversation: Conversation } => ({
  conversation: {
    id: '7',
    viewerId: '501',
    participants: [
      { id: '501', name: 'Mette Holm', avatarImageUrl: null, isOnline: true, isMember: true },
      { id: '6', name: 'Torben Krogh', avatarImageUrl: null, isOnline: false, isMember: true },
    ],
    tool: null,
    canWrite: true,
    linksOpen: false,
    oldestMessageId,
    messages: ids.map((id) => buildMessage({ id, content: `Besked ${id}` })),
    typingParticipantId: null,
  },
});

interface Asked {
  answer: (page: { conversation: Conversation }) => void;
  fail: (error: Error) => void;
}

/** A conversation whose older pages the test answers, in the order in which they were asked for. */
async function open() {
  const asked: Asked[] = [];
  const older = () =>
    new Promise<{ conversation: Conversation }>((answer, fail) => {
      asked.push({ answer, fail });
    });
  const route = await renderRoute('/conversation/7', {
    user: buildUser(),
    source: 'live',
    api: {
      conversation: ({ before }) => (before === undefined ? page(['8', '9'], '1') : older()),
      dashboardBookings: () => ({ myBookings: [], lendBookings: [] }),
      readMessages: () => ({ readMessages: { errors: [] } }),
    },
  });
  await screen.findByText('Besked 9');
  await settle();
  /** Waits until this many older pages have been asked for, and returns the last request. */
  const nth = async (count: number) => {
    await waitFor(() => expect(asked).toHaveLength(count));
    return asked[count - 1] as Asked;
  };
  return { ...route, asked, nth };
}
const olderButton = () => screen.getByRole('button', { name: 'Older messages' });
const oldest = page(['1', '2'], '1');

test('scrolling to the top of the list loads the older messages once', async () => {
  const { asked, nth, api } = await open();
  expect(asked).toEqual([]);
  showElement(olderButton());
  const { answer } = await nth(1);
  hideElement(olderButton());
  showElement(olderButton());
  await act(async () => answer(oldest));
  expect(await screen.findByText('Besked 1')).toBeInTheDocument();
  await settle();
  expect(api.callsOf('conversation').at(-1)?.variables).toMatchObject({ before: '8' });
  expect(asked).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Older messages' })).not.toBeInTheDocument();
});

test('after a failure scrolling loads nothing, and the button retries', async () => {
  const { asked, nth, person } = await open();
  showElement(olderButton());
  const { fail } = await nth(1);
  await act(async () => fail(new FakeNetworkError('down')));
  await settle();
  expect(asked).toHaveLength(1);
  hideElement(olderButton());
  showElement(olderButton());
  await settle();
  expect(asked).toHaveLength(1);

  hideElement(olderButton());
  await person.click(olderButton());
  const { answer } = await nth(2);
  await act(async () => answer(oldest));
  expect(await screen.findByText('Besked 1')).toBeInTheDocument();
});
