import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildMessage, buildUser } from '../../../tests/helpers/app/builders';
import { demoService } from '../../../tests/helpers/app/demoService';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';
import { type Conversation, conversationsApi } from '../api/conversationsApi';

/** The member who views the conversations of the sample. */
const viewerId = '9';
// A Saturday; 14:00 in Copenhagen.
const now = '2026-07-04T12:00:00.000Z';

beforeEach(() => {
  setToday(now);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const sent = (api: Awaited<ReturnType<typeof renderRoute>>['api']) =>
  api.callsOf('sendMessage').map(({ variables }) => variables['content']);
const log = () => screen.getByRole('log');
const field = () => screen.getByRole('textbox', { name: /^Message to / });
const sendButton = () => screen.getByRole('button', { name: 'Send message' });
const items = () => within(log()).getAllByRole('listitem');
const dayLabels = () =>
  within(log())
    .getAllByRole('heading', { level: 2 })
    .map((label) => label.textContent);

const conversationAnswers = () => ({
  ...demoService(),
  readMessages: () => ({ readMessages: { errors: [] } }),
  typing: () => ({ typing: { errors: [] } }),
  sendMessage: ({ content, clientId }: Record<string, unknown>) => ({
    sendMessage: {
      message: {
        ...buildMessage({ id: '900', senderId: viewerId, content: String(content), read: false }),
        clientId,
      },
      errors: [],
    },
  }),
});

async function show(id = '1', styled = false) {
  const rendered = await renderRoute(`/conversation/${id}`, {
    user: buildUser(),
    styled,
    api: conversationAnswers(),
  });
  await screen.findByRole('log');
  return rendered;
}

/** The screen with the first conversation changed. */
async function showChanged(changes: Partial<Conversation>, styled = false) {
  const rendered = await show('1', styled);
  change(rendered.store, changes);
  const [first] = changes.messages ?? [];
  if (first) await within(log()).findByText(first.content);
  return rendered;
}

function change(
  store: Awaited<ReturnType<typeof renderRoute>>['store'],
  changes: Partial<Conversation>,
): void {
  act(() => {
    store.dispatch(
      conversationsApi.util.updateQueryData('conversation', '1', (shown) => {
        if (shown.pages[0]) Object.assign(shown.pages[0], changes);
      }),
    );
  });
}

describe('the conversation header', () => {
  it('has an English heading and a title', async () => {
    await show();
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Conversation with Torben Krogh – Skuret');
  });

  it('names the other member with links to their profile and back', async () => {
    await show();
    const name = screen.getByRole('heading', { level: 1, name: 'Torben Krogh' });
    expect(within(name).getByRole('link')).toHaveAttribute('href', '/profile/6');
    expect(screen.getByRole('link', { name: 'Back to your messages' })).toHaveAttribute(
      'href',
      '/dashboard?tab=messages',
    );
  });

  it.each([
    ['1', 'Online', 'Offline'],
    ['3', 'Offline', 'Online'],
  ])('shows in conversation %s that they are %s', async (id, said, unsaid) => {
    await show(id);
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(screen.queryByText(unsaid)).not.toBeInTheDocument();
  });

  it('names the tool in Danish and leads to the booking of it', async () => {
    await show();
    for (const name of screen.getAllByText('Borehammer SDS-plus')) {
      expect(name).toHaveAttribute('lang', 'da');
    }
    expect(screen.getByRole('link', { name: /^Show code/ })).toHaveAttribute(
      'href',
      '/booking/2?show',
    );
  });
});

describe('the messages of a conversation', () => {
  it('are a named log, focusable by keyboard, that starts with the oldest message', async () => {
    await show('2');
    expect(log()).toHaveAccessibleName('Messages with Mads Vinther');
    expect(log()).toHaveAttribute('tabindex', '0');
    expect(items()[0]).toHaveTextContent(/^You: Morning Mads/);
    expect(items().at(-1)).toHaveTextContent(/^Mads Vinther: One more thing/);
  });

  it('are grouped under day labels', async () => {
    await showChanged({
      messages: [
        buildMessage({ id: '1', content: 'a', timestamp: '2026-06-20T10:00:00Z' }),
        buildMessage({ id: '2', content: 'b', timestamp: '2026-06-27T10:00:00Z' }),
        buildMessage({ id: '3', content: 'c', timestamp: '2026-06-28T10:00:00Z' }),
        buildMessage({ id: '4', content: 'd', timestamp: '2026-07-02T22:30:00Z' }),
        buildMessage({ id: '5', content: 'e', timestamp: '2026-07-03T21:59:00Z' }),
        buildMessage({ id: '6', content: 'f', timestamp: '2026-07-03T22:00:00Z' }),
      ],
    });
    expect(dayLabels()).toEqual([
      '20\u00a0June\u00a02026',
      '27\u00a0June\u00a02026',
      'Sunday',
      'Yesterday',
      'Today',
    ]);
    const yesterday = screen.getByRole('region', { name: 'Yesterday' });
    expect(within(yesterday).getAllByRole('listitem')).toHaveLength(2);
  });

  it('show their time as time, weekday and time, or date and time', async () => {
    await showChanged({
      messages: [
        buildMessage({ id: '1', content: 'a', timestamp: '2026-06-20T10:00:00Z' }),
        buildMessage({ id: '2', content: 'b', timestamp: '2026-07-02T06:05:00Z' }),
        buildMessage({ id: '3', content: 'c', timestamp: '2026-07-03T12:00:01Z' }),
      ],
    });
    expect(
      items().map((item) => plainSpaces(item.querySelector('time')?.textContent ?? '')),
    ).toEqual(['20 Jun 2026, 12:00', 'Thu 08:05', '14:00']);
  });

  it('have read ticks when they are the member’s own, and none otherwise', async () => {
    await showChanged({
      messages: [
        buildMessage({ id: '1', content: 'mine, read', senderId: viewerId, read: true }),
        buildMessage({ id: '2', content: 'mine, unread', senderId: viewerId, read: false }),
        buildMessage({ id: '3', content: 'theirs, read', read: true }),
        buildMessage({ id: '4', content: 'theirs, unread', read: false }),
      ],
    });
    const [read, unread, ...theirs] = items();
    expect(read).toHaveTextContent(/^You: mine, read.*Read$/);
    expect(unread).toHaveTextContent(/^You: mine, unread.*Not read yet$/);
    for (const item of theirs) expect(item).not.toHaveTextContent(/Read|Not read yet/);
  });

  it('keep their line breaks', async () => {
    await showChanged({ messages: [buildMessage({ content: 'one' })] }, true);
    const words = within(log()).getByText('one');
    expect(words).toHaveStyle({ whiteSpace: 'pre-wrap' });
  });

  it('show an invitation to write when there are none', async () => {
    const { store } = await show();
    change(store, { messages: [], typingParticipantId: null });
    expect(await screen.findByText('No messages yet. Write the first one.')).toBeInTheDocument();
  });
});

describe('the scroll position', () => {
  let height = 900;
  beforeEach(() => {
    height = 900;
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  });

  const grow = async (store: Awaited<ReturnType<typeof show>>['store'], content: string) => {
    height += 100;
    change(store, { messages: [buildMessage({ id: content, content })] });
    await within(log()).findByText(content);
  };

  it('starts at the end and stays there as messages arrive', async () => {
    const { store } = await show();
    expect(log().scrollTop).toBe(900);
    await grow(store, 'new');
    expect(log().scrollTop).toBe(1000);
  });

  it('stays when the member reads older messages, with a button to the end', async () => {
    const { store, person } = await show();
    expect(screen.queryByRole('button', { name: 'Go to the newest message' })).toBeNull();
    log().scrollTop = 200;
    fireEvent.scroll(log());
    await grow(store, 'new');
    expect(log().scrollTop).toBe(200);

    await person.click(screen.getByRole('button', { name: 'Go to the newest message' }));
    expect(log().scrollTop).toBe(1000);
    expect(log()).toHaveFocus();
    fireEvent.scroll(log());
    expect(screen.queryByRole('button', { name: 'Go to the newest message' })).toBeNull();
    await grow(store, 'newer');
    expect(log().scrollTop).toBe(1100);
  });
});

describe('the message input', () => {
  it.each(['', ' ', '\n', ' \n\t '])('does not send %j', async (text) => {
    const { api } = await show();
    fireEvent.change(field(), { target: { value: text } });
    expect(sendButton()).toBeDisabled();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent(api)).toEqual([]);
  });

  it('sends with the button and keeps the focus in the field', async () => {
    const { api, person } = await show();
    await person.type(field(), 'Hej');
    await person.click(sendButton());
    await waitFor(() => expect(sent(api)).toEqual(['Hej']));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('inserts a line break with Shift and Enter', async () => {
    const { api, person } = await show();
    await person.type(field(), 'One{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('One\ntwo');
    expect(sent(api)).toEqual([]);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(sent(api)).toEqual(['One\ntwo']));
  });

  it.each([
    ['isComposing', { isComposing: true }],
    ['key code 229, as Safari says it', { keyCode: 229 }],
  ])('ignores Enter during input-method composition (%s)', async (_how, init) => {
    const { api } = await show();
    fireEvent.change(field(), { target: { value: 'にほん' } });
    const event = createEvent.keyDown(field(), { key: 'Enter', ...init });
    fireEvent(field(), event);
    expect(event.defaultPrevented).toBe(false);
    expect(sent(api)).toEqual([]);
    expect(field()).toHaveValue('にほん');
  });

  it('grows from 44 to 120 px and then scrolls', async () => {
    let textHeight = 20;
    jest
      .spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get')
      .mockImplementation(() => textHeight);
    await show();
    const heightWith = (pixels: number, value: string) => {
      textHeight = pixels;
      fireEvent.change(field(), { target: { value } });
      return [field().style.height, field().style.overflowY];
    };
    expect(field().style.height).toBe('44px');
    expect(heightWith(72, 'two')).toEqual(['72px', 'hidden']);
    expect(heightWith(120, 'five')).toEqual(['120px', 'hidden']);
    expect(heightWith(121, 'more')).toEqual(['120px', 'auto']);
    expect(heightWith(20, '')).toEqual(['44px', 'hidden']);
  });

  it('is empty in another conversation', async () => {
    const { person, history } = await show();
    await person.type(field(), 'For Torben alone');
    await act(async () => history.push('/conversation/2'));
    await screen.findByRole('heading', { level: 1, name: 'Mads Vinther' });
    expect(field()).toHaveValue('');
  });
});

describe('the on-screen keyboard of a phone', () => {
  class FakeViewport extends EventTarget {
    height = 700;
    scale = 1;
  }
  let viewport: FakeViewport;
  const frame = () => log().parentElement?.parentElement as HTMLElement;

  beforeEach(() => {
    viewport = new FakeViewport();
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(700);
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'visualViewport');
  });

  const resize = (height: number, scale = 1) => {
    Object.assign(viewport, { height, scale });
    act(() => {
      viewport.dispatchEvent(new Event('resize'));
    });
    const marked = document.querySelector<HTMLElement>('[data-keyboard]');
    return marked?.style.height ?? null;
  };

  it('shrinks the conversation to the remaining height and restores it', async () => {
    await show();
    expect(resize(380)).toBe('380px');
    expect(resize(340)).toBe('340px');
    expect(resize(700)).toBeNull();
    expect(frame().style.height).toBe('');
  });

  it('is not confused with a browser toolbar or with zooming in', async () => {
    await show();
    expect(resize(640)).toBeNull();
    expect(resize(350, 2)).toBeNull();
  });
});
