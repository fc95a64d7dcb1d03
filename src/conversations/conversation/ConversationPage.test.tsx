import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildBooking, buildMessage, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';
import type { Booking } from '../../bookings/api/bookingsApi';
import { streamBegan } from '../../platform/store/slices/eventsSlice';
import { type Conversation, conversationsApi } from '../api/conversationsApi';

beforeEach(() => {
  // A Saturday; 14:00 in Copenhagen.
  setToday('2026-07-04T12:00:00.000Z');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const log = () => screen.getByRole('log');
const field = () => screen.getByRole('textbox', { name: /^Message to / });
const items = () => within(log()).getAllByRole('listitem');

const stored = (changes: Partial<Conversation> = {}): Conversation => ({
  id: '7',
  viewerId: '501',
  participants: [
    { id: '501', name: 'Mette Holm', avatarImageUrl: null, isOnline: true, isMember: true },
    { id: '6', name: 'Torben Krogh', avatarImageUrl: null, isOnline: false, isMember: true },
  ],
  tool: {
    id: '2',
    name: 'Borehammer SDS-plus',
    imageUrl: '/images/tools/default.svg',
    visibility: 'LISTED',
  },
  canWrite: true,
  linksOpen: false,
  oldestMessageId: '1',
  messages: [
    buildMessage({ id: '1', content: 'Se https://example.com', read: true }),
    buildMessage({ id: '2', content: 'Er du der?', read: false }),
  ],
  typingParticipantId: null,
  ...changes,
});
const answered = { readMessages: { errors: [] } };

async function showLive(
  conversation: Conversation | null,
  api: Parameters<typeof renderRoute>[1] = {},
) {
  return renderRoute('/conversation/7', {
    user: buildUser(),
    api: {
      conversation: () => ({ conversation }),
      dashboardBookings: () => ({ myBookings: [], lendBookings: [] }),
      readMessages: () => answered,
      typing: () => ({ typing: { errors: [] } }),
      ...api.api,
    },
  });
}

test('shows an error for an unknown conversation', async () => {
  await showLive(null);
  expect(
    await screen.findByRole('heading', { name: 'Conversation not found' }),
  ).toBeInTheDocument();
});

test('shows stored messages and the unread divider, and marks the messages as read', async () => {
  const { api, store } = await showLive(stored());
  expect(await screen.findByText('Er du der?')).toBeInTheDocument();
  expect(items().map((item) => item.textContent)).toEqual([
    expect.stringContaining('Se https://example.com'),
    'New',
    expect.stringContaining('Er du der?'),
  ]);
  await waitFor(() =>
    expect(api.callsOf('readMessages').map(({ variables }) => variables)).toEqual([
      { conversationId: '7', upTo: '2' },
    ]),
  );
  // For time travel, which mounts the list again when all is read.
  expect(store.getState().screen.parts['/conversation/7']).toMatchObject({ 'new from': '2' });
  // An address that a stranger writes is plain text, not a link.
  expect(within(log()).queryByRole('link')).not.toBeInTheDocument();
});

test('marks messages as read again after the connection is restored', async () => {
  const { api, store } = await showLive(stored(), {
    api: {
      readMessages: () => {
        throw new FakeNetworkError();
      },
    },
  });
  await screen.findByText('Er du der?');
  await waitFor(() => expect(api.callsOf('readMessages')).toHaveLength(1));
  await act(() => api.idle());
  api.answer('readMessages', () => answered);
  act(() => {
    store.dispatch(streamBegan());
  });
  await waitFor(() => expect(api.callsOf('readMessages')).toHaveLength(2));
});

test('marks messages as read only while the tab is visible', async () => {
  const looked = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { api } = await showLive(stored());
  await screen.findByText('Er du der?');
  await act(() => api.idle());
  expect(api.callsOf('readMessages')).toEqual([]);
  looked.mockReturnValue('visible');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await waitFor(() => expect(api.callsOf('readMessages')).toHaveLength(1));
});

test('marks messages as read only at the end of the list', async () => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const { api, store, person } = await showLive(stored({ messages: [buildMessage()] }));
  await screen.findByRole('log');
  await act(() => api.idle());
  const before = api.callsOf('readMessages').length;
  log().scrollTop = 100;
  fireEvent.scroll(log());
  api.answer('conversation', () => ({ conversation: stored() }));
  act(() => {
    store.dispatch(conversationsApi.util.invalidateTags([{ type: 'Conversations', id: '7' }]));
  });
  await screen.findByText('Er du der?');
  await act(() => api.idle());
  expect(api.callsOf('readMessages')).toHaveLength(before);
  await person.click(screen.getByRole('button', { name: 'Go to the newest message, 1 unread' }));
  fireEvent.scroll(log());
  await waitFor(() => expect(api.callsOf('readMessages').at(-1)?.variables['upTo']).toBe('2'));
});

test('keeps messages written offline and sends the same ones after reconnecting', async () => {
  const { person, api, store } = await showLive(stored(), {
    api: {
      sendMessage: () => {
        throw new FakeNetworkError();
      },
    },
  });
  await screen.findByText('Er du der?');
  await person.type(field(), 'Ja{Enter}');
  await waitFor(() => expect(api.callsOf('sendMessage').length).toBeGreaterThan(0));
  await act(() => api.idle());
  expect(within(log()).getByText('Not sent yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  api.answer('sendMessage', ({ clientId }) => ({
    sendMessage: {
      message: {
        ...buildMessage({ id: '3', senderId: '501', content: 'Ja', read: false }),
        clientId,
      },
      errors: [],
    },
  }));
  act(() => {
    store.dispatch(streamBegan());
  });
  expect(await within(log()).findByText('Not read yet')).toBeInTheDocument();
  const ids = api.callsOf('sendMessage').map(({ variables }) => variables['clientId']);
  expect(new Set(ids).size).toBe(1);
});

test('makes links clickable once the other member has replied', async () => {
  await showLive(stored({ linksOpen: true }));
  const link = await screen.findByRole('link', { name: 'https://example.com' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
});

test('shows a sent message immediately and stores it until the service has it', async () => {
  let answer: (value: Record<string, unknown>) => void = () => undefined;
  const { person, api } = await showLive(stored(), {
    api: { sendMessage: () => new Promise((resolve) => (answer = resolve)) },
  });
  await screen.findByText('Er du der?');
  await person.type(field(), 'Ja{Enter}');
  expect(await within(log()).findByText('Not sent yet')).toBeInTheDocument();
  expect(Object.keys(localStorage).some((key) => key.includes('pendingMessages'))).toBe(true);
  await waitFor(() => expect(api.callsOf('sendMessage')).toHaveLength(1));
  const { clientId } = api.callsOf('sendMessage')[0]?.variables ?? {};
  const message = buildMessage({ id: '3', senderId: '501', content: 'Ja', read: false });
  await act(async () => answer({ sendMessage: { message: { ...message, clientId }, errors: [] } }));
  expect(await within(log()).findByText('Not read yet')).toBeInTheDocument();
  expect(within(log()).getAllByText('Ja')).toHaveLength(1);
  expect(Object.keys(localStorage).some((key) => key.includes('pendingMessages'))).toBe(false);
});

test('shows why a message was rejected, with a retry and a discard', async () => {
  const reason = 'You have written many messages in the last hour. Please try again in 1 minute.';
  const { person, api } = await showLive(stored(), {
    api: { sendMessage: () => ({ sendMessage: { message: null, errors: [reason] } }) },
  });
  await screen.findByText('Er du der?');
  await person.type(field(), 'Hallo{Enter}');
  expect(await within(log()).findByText(reason)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(api.callsOf('sendMessage')).toHaveLength(2));
  const ids = api.callsOf('sendMessage').map(({ variables }) => variables['clientId']);
  expect(new Set(ids).size).toBe(1);
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('Hallo')).not.toBeInTheDocument();
});

test('shows messages from Skuret as read-only', async () => {
  const [viewer] = stored().participants;
  const skuret = {
    id: '0',
    name: 'Skuret',
    avatarImageUrl: null,
    isOnline: true,
    isMember: false,
  };
  await showLive(
    stored({
      participants: viewer ? [viewer, skuret] : [],
      canWrite: false,
      tool: null,
      messages: [buildMessage({ senderId: '0', type: 'system', content: 'Velkommen' })],
    }),
  );
  expect(await screen.findByText('Velkommen')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

test('requests older messages as soon as the current ones are refetched', async () => {
  const observers: (() => void)[] = [];
  const RealObserver = globalThis.IntersectionObserver;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      private isWatching = true;
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push(() => {
          if (this.isWatching) onChange([{ isIntersecting: true }]);
        });
      }
      observe() {}
      disconnect() {
        this.isWatching = false;
      }
    },
  });
  const comeNear = () =>
    act(async () => {
      for (const near of observers) near();
    });
  const page = stored({ oldestMessageId: '0' });
  const { api, store } = await showLive(page);
  await screen.findByText('Er du der?');
  await act(() => api.idle());
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  api.answer('conversation', async ({ before }) => {
    if (before) {
      const messages = [buildMessage({ id: '0', content: 'Ældst' })];
      return { conversation: stored({ oldestMessageId: '0', messages }) };
    }
    await held;
    return { conversation: page };
  });
  const asked = api.callsOf('conversation').length;
  act(() => {
    store.dispatch(conversationsApi.util.invalidateTags([{ type: 'Conversations', id: '7' }]));
  });
  await waitFor(() => expect(api.callsOf('conversation').length).toBeGreaterThan(asked));
  // The person scrolls up while the refetch is under way.
  await comeNear();
  await act(async () => letGo());
  await act(() => api.idle());
  await waitFor(async () => {
    await comeNear();
    expect(screen.getByText('Ældst')).toBeInTheDocument();
  });
  Object.assign(globalThis, { IntersectionObserver: RealObserver });
});

test('hides the input and explains it when either member has blocked the other', async () => {
  await showLive(stored({ canWrite: false }));
  expect(await screen.findByText('You and Torben cannot write to each other.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('reports a single message of the other member', async () => {
  const theirs = buildMessage({ id: '3', senderId: '6', content: 'Betal på gaden' });
  const { api, person } = await showLive(stored({ messages: [theirs] }), {
    api: {
      blockedMembers: () => ({ blockedMembers: [] }),
      report: () => ({ report: { errors: [] } }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Block or report Torben Krogh' }));
  await person.click(await screen.findByRole('button', { name: 'Report' }));
  const about = await screen.findByRole('combobox', { name: /^What is it about/ });
  await person.selectOptions(about, within(about).getByRole('option', { name: /Betal på gaden/ }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Report the message to Skuret' }),
  );
  await person.selectOptions(
    dialog.getByRole('combobox', { name: /^What is wrong/ }),
    'Fraud, or paying outside Skuret',
  );
  await person.click(dialog.getByRole('button', { name: 'Send to Skuret' }));
  await waitFor(() =>
    expect(api.callsOf('report').map(({ variables }) => variables)).toEqual([
      { kind: 'MESSAGE', id: '3', reason: 'FRAUD', text: '' },
    ]),
  );
});

const agreed = buildBooking({ id: '77', conversationId: '7', startDate: '2026-07-04' });
const withBooking = (booking: Booking) => ({
  api: {
    dashboardBookings: () => ({ myBookings: [booking], lendBookings: [] }),
    bookingAmounts: () => ({ bookingAmounts: [] }),
  },
});

test('leads to the booking that the messages are about, instead of to its tool', async () => {
  await showLive(stored(), withBooking(agreed));
  const strip = await screen.findByRole('link', { name: /^Open the booking/ });
  expect(strip).toHaveAttribute('href', '/booking/77');
  await waitFor(() =>
    expect(plainSpaces(strip.textContent)).toBe(
      'Open the booking 4–18 Jul · 1,255 kr.Upcoming4.84.8 out of 5 stars',
    ),
  );
  expect(screen.queryByRole('link', { name: /^View tool/ })).not.toBeInTheDocument();
});

test('names the next action and the rating of the owner', async () => {
  const out = buildBooking({
    ...agreed,
    state: 'PICKED_UP',
    status: 'active',
    possible: ['MARK_RETURNED'],
  });
  await showLive(stored(), withBooking(out));
  const action = await screen.findByRole('link', { name: 'Show code' });
  expect(action).toHaveAttribute('href', '/booking/77?show');
  const strip = screen.getByRole('link', { name: /^Open the booking/ });
  expect(within(strip).getByText('4.8 out of 5 stars')).toBeInTheDocument();
});

test.each<[string, Partial<Booking>, string | null]>([
  [
    'an owner with a request',
    { role: 'OWNER', state: 'REQUESTED', possible: ['ACCEPT'] },
    'Answer the request',
  ],
  [
    'an owner with a returned tool',
    { role: 'OWNER', state: 'RETURNED', possible: ['CONFIRM_RETURN'] },
    'Confirm',
  ],
  ['a borrower who has to write', {}, null],
])('gives %s the next action as a button', async (_who, changes, label) => {
  await showLive(stored(), withBooking(buildBooking({ ...agreed, ...changes })));
  const strip = (await screen.findByRole('link', { name: /^Open the booking/ })).parentElement;
  const [, ...actions] = within(strip as HTMLElement).getAllByRole('link');
  expect(actions.map(({ textContent }) => textContent)).toEqual(label === null ? [] : [label]);
});

test('shows what happened to the money of a cancelled booking', async () => {
  const cancelled = buildBooking({ ...agreed, state: 'CANCELLED', status: 'cancelled' });
  const { api } = withBooking(cancelled);
  const paid = 125_500;
  const moved = { bookingId: '77', plusCents: paid, minusCents: paid, totalCents: 0, heldCents: 0 };
  await showLive(stored(), {
    api: { ...api, bookingAmounts: () => ({ bookingAmounts: [moved] }) },
  });
  const strip = await screen.findByRole('link', { name: /refunded/ });
  expect(plainSpaces(strip.textContent)).toContain('1,255 kr. refunded');
});

test('leads to the tool when no booking is about it', async () => {
  const { api } = await showLive(stored(), withBooking({ ...agreed, conversationId: '8' }));
  expect(await screen.findByRole('link', { name: /^View tool/ })).toBeInTheDocument();
  await act(() => api.idle());
  expect(screen.queryByRole('link', { name: /^Open the booking/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Quick replies' })).not.toBeInTheDocument();
});

test('writes a quick reply into the empty field, and sends nothing', async () => {
  const { person, api } = await showLive(stored(), withBooking(agreed));
  await person.click(await screen.findByRole('button', { name: 'I am here' }));
  expect(field()).toHaveValue('I am here');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Quick replies' })).not.toBeInTheDocument();
  await person.clear(field());
  expect(screen.getByRole('button', { name: 'I am here' })).toBeInTheDocument();
  expect(api.callsOf('sendMessage')).toEqual([]);
});

test('fills the window: the page has no footer', async () => {
  await showLive(stored());
  await screen.findByText('Er du der?');
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

describe('the list of conversations on a wide screen', () => {
  const row = (id: string, name: string, unreadCount: number) => ({
    id,
    viewerId: '501',
    participants: stored().participants.map((each) => (each.id === '6' ? { ...each, name } : each)),
    tool: null,
    newestMessageId: id,
    preview: 'Hej',
    previewInEnglish: 'Hej',
    newestAt: '2026-07-04T10:00:00.000Z',
    unread: unreadCount > 0,
    unreadCount,
  });

  it('can be filtered to unread conversations, beside the open one', async () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: /min-width/.test(query) }));
    const conversations = [row('7', 'Torben Krogh', 0), row('8', 'Freja', 1), row('9', 'Mads', 0)];
    const { person } = await showLive(stored(), {
      api: { conversations: () => ({ conversations }) },
    });
    const list = within(await screen.findByRole('navigation', { name: 'Your conversations' }));
    expect(await list.findByRole('link', { name: /Mads/ })).toBeInTheDocument();
    await person.click(list.getByRole('button', { name: 'Unread' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/conversation/7',
      '/conversation/8',
    ]);
    await person.click(list.getByRole('button', { name: 'All' }));
    expect(list.getAllByRole('link')).toHaveLength(3);
  });
});

describe('after a return', () => {
  const returned = buildBooking({
    id: '77',
    conversationId: '7',
    state: 'RETURNED',
    reviewed: false,
    reviewUntil: null,
  });
  const thanks = 'Thanks for lending it to me';
  const sendMessage = ({ content, clientId }: Record<string, unknown>) => ({
    sendMessage: {
      message: {
        ...buildMessage({ id: '900', senderId: '501', content: String(content), read: false }),
        clientId,
      },
      errors: [],
    },
  });
  const showReturned = (changes: Partial<Booking> = {}) => {
    const { api } = withBooking({ ...returned, ...changes });
    return showLive(stored(), { api: { ...api, sendMessage } });
  };

  test('sends thanks with one click, keeps the focus, and leads to the review', async () => {
    const { person, api } = await showReturned({ reviewUntil: '2026-07-30T10:00:00Z' });
    await person.click(await screen.findByRole('button', { name: thanks }));
    const link = await screen.findByRole('link', { name: /^Review / });
    expect(link).toHaveAttribute('href', '/booking/77');
    expect(link).toHaveFocus();
    await waitFor(() =>
      expect(api.callsOf('sendMessage').map(({ variables }) => variables['content'])).toEqual([
        thanks,
      ]),
    );
    expect(screen.queryByRole('button', { name: thanks })).not.toBeInTheDocument();
  });

  test('keeps the focus beside the field where there is no review yet', async () => {
    const { person } = await showReturned();
    await person.click(await screen.findByRole('button', { name: thanks }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: thanks })).not.toBeInTheDocument(),
    );
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByRole('link', { name: /^Review / })).not.toBeInTheDocument();
    const focused = document.activeElement;
    const field = screen.getByRole('textbox', { name: /^Message to/ });
    // The next stop is the form of the next message.
    await person.tab();
    expect(focused?.contains(document.activeElement)).toBe(false);
    expect(field.closest('form')).toContainElement(document.activeElement as HTMLElement);
  });

  test('offers the owner other thanks, and none for a reviewed booking', async () => {
    const { unmount } = await showReturned({ role: 'OWNER' });
    expect(
      await screen.findByRole('button', { name: 'Thanks for taking good care of it' }),
    ).toBeVisible();
    unmount();
    const { api } = await showReturned({
      state: 'COMPLETED',
      status: 'completed',
      reviewed: true,
      reviewUntil: '2026-07-30T10:00:00Z',
    });
    await screen.findByRole('link', { name: /^Open the booking/ });
    await act(() => api.idle());
    expect(screen.queryByRole('button', { name: /^Thanks/ })).not.toBeInTheDocument();
  });
});
