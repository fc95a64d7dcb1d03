import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { fakeDrawingBrowser } from '../../../tests/helpers/app/fakeDrawingBrowser';
import { fakeUploads } from '../../../tests/helpers/app/fakeUploads';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const conversation = {
  id: '7',
  viewerId: '501',
  participants: [
    { id: '501', name: 'Mette Holm', avatarImageUrl: null, isOnline: true, isMember: true },
    { id: '6', name: 'Torben Krogh', avatarImageUrl: null, isOnline: false, isMember: true },
  ],
  tool: null,
  canWrite: true,
  linksOpen: true,
  oldestMessageId: null,
  messages: [],
  typingParticipantId: null,
};
const photograph = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const getUrl = (number: number) => `/pictures/${number}-960.webp`;

async function open() {
  const uploads = fakeUploads();
  const rendered = await renderRoute('/conversation/7', {
    user: buildUser(),
    api: {
      conversation: () => ({ conversation }),
      dashboardBookings: () => ({ myBookings: [], lendBookings: [] }),
      typing: () => ({ typing: { errors: [] } }),
      sendMessage: ({ clientId, pictures, content }) => ({
        sendMessage: {
          message: {
            id: '9',
            senderId: '501',
            timestamp: '2026-07-04T12:00:00.000Z',
            type: 'text',
            read: false,
            clientId,
            pictures,
            content,
          },
          errors: [],
        },
      }),
    },
  });
  const { container } = rendered;
  await screen.findByRole('button', { name: 'Add photos' });
  const choose = (...files: File[]) => {
    const chooser = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!chooser) throw new Error('Nothing chooses files');
    fireEvent.change(chooser, { target: { files } });
  };
  /** Waits until `count` files have been sent, and returns the last. */
  const sent = async (count: number) => {
    await waitFor(() => expect(uploads).toHaveLength(count));
    const last = uploads[count - 1];
    if (!last) throw new Error('Nothing was sent');
    return last;
  };
  return { ...rendered, uploads, choose, sent };
}
const tiles = () => screen.getByRole('list', { name: 'Photos of this message' });
const tilesThere = () => screen.findByRole('list', { name: 'Photos of this message' });
const sendButton = () => screen.getByRole('button', { name: 'Send message' });

beforeEach(() => {
  fakeDrawingBrowser({ width: 40, height: 30 });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test('photos are shown during the upload and sent with the message once stored', async () => {
  const { person, choose, sent, uploads, api } = await open();
  choose(photograph('a.jpg'), photograph('b.jpg'));
  await sent(2);
  expect(uploads.map(({ address }) => address)).toEqual(['/uploads', '/uploads']);
  expect(await within(tiles()).findByRole('img', { name: 'Photo 2' })).toBeInTheDocument();
  expect(within(tiles()).getAllByText('On its way')).toHaveLength(2);
  await person.type(screen.getByRole('textbox'), 'Se her');
  expect(sendButton()).toBeDisabled();
  await person.keyboard('{Enter}');
  expect(api.callsOf('sendMessage')).toEqual([]);

  act(() => uploads[1]?.answer(201, { url: getUrl(2) }));
  await waitFor(() => expect(within(tiles()).getAllByText('On its way')).toHaveLength(1));
  expect(sendButton()).toBeDisabled();
  act(() => uploads[0]?.answer(201, { url: getUrl(1) }));
  await waitFor(() => expect(sendButton()).toBeEnabled());
  await person.click(sendButton());
  expect(screen.queryByRole('list', { name: 'Photos of this message' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(api.callsOf('sendMessage').map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ content: 'Se her', pictures: [getUrl(1), getUrl(2)] }),
    ]),
  );
  const log = within(screen.getByRole('log'));
  expect(await log.findAllByRole('button', { name: /^Your photo . of 2$/ })).toHaveLength(2);
});

test('a photo of the conversation opens large and leads to the others', async () => {
  const { person, choose, sent, uploads } = await open();
  choose(photograph('a.jpg'), photograph('b.jpg'));
  await sent(2);
  act(() => uploads[0]?.answer(201, { url: getUrl(1) }));
  act(() => uploads[1]?.answer(201, { url: getUrl(2) }));
  await waitFor(() => expect(sendButton()).toBeEnabled());
  await person.click(sendButton());
  const second = await screen.findByRole('button', { name: 'Your photo 2 of 2' });
  await person.click(second);
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo' }));
  const large = (name: string) => viewer.getByRole('img', { name }).getAttribute('src');
  expect(large('Your photo 2 of 2')).toBe('/pictures/2-1600.webp');
  await person.click(viewer.getByRole('button', { name: 'Next photo' }));
  expect(large('Your photo 1 of 2')).toBe('/pictures/1-1600.webp');
  expect(viewer.getByRole('status')).toHaveTextContent('Photo 1 of 2');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(second).toHaveFocus());
});

test('a photo is sent without text', async () => {
  const { person, choose, sent, api } = await open();
  choose(photograph('a.jpg'));
  const upload = await sent(1);
  act(() => upload.answer(201, { url: getUrl(1) }));
  await waitFor(() => expect(sendButton()).toBeEnabled());
  await person.click(sendButton());
  await waitFor(() => expect(api.callsOf('sendMessage')).toHaveLength(1));
  expect(api.callsOf('sendMessage')[0]?.variables).toMatchObject({
    content: '',
    pictures: [getUrl(1)],
  });
});

test('a removed photo is cancelled and not sent with the message', async () => {
  const { person, choose, sent, uploads, api } = await open();
  choose(photograph('a.jpg'), photograph('b.jpg'));
  await sent(2);
  await person.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(uploads.map(({ calledBack }) => calledBack)).toEqual([true, false]);
  act(() => uploads[1]?.answer(201, { url: getUrl(2) }));
  await waitFor(() => expect(sendButton()).toBeEnabled());
  await person.click(sendButton());
  await waitFor(() => expect(api.callsOf('sendMessage')).toHaveLength(1));
  expect(api.callsOf('sendMessage')[0]?.variables['pictures']).toEqual([getUrl(2)]);
});

test('a photo whose upload loses the connection shows an error and is sent on a retry', async () => {
  const { person, choose, sent } = await open();
  choose(photograph('a.jpg'));
  const first = await sent(1);
  act(() => first.fail());
  expect(await within(await tilesThere()).findByRole('alert')).toHaveTextContent(
    'We cannot reach Skuret.',
  );
  expect(sendButton()).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Try photo 1 again' }));
  expect(within(tiles()).queryByRole('alert')).not.toBeInTheDocument();
  const second = await sent(2);
  act(() => second.answer(201, { url: getUrl(1) }));
  await waitFor(() => expect(sendButton()).toBeEnabled());
});

test('a photo that the service rejects shows the reason and can only be removed', async () => {
  const { person, choose, sent } = await open();
  choose(photograph('a.jpg'));
  const upload = await sent(1);
  const reason = 'The picture is too large. Choose one of at most 10 MB.';
  act(() => upload.answer(413, { errors: [reason] }));
  expect(await within(await tilesThere()).findByRole('alert')).toHaveTextContent(reason);
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await person.type(screen.getByRole('textbox'), 'Så uden');
  expect(sendButton()).toBeEnabled();
});

test('a file that is not a picture is not sent and shows an error', async () => {
  const { choose, uploads } = await open();
  choose(new File(['x'], 'liste.pdf', { type: 'application/pdf' }));
  expect(await within(await tilesThere()).findByRole('alert')).toHaveTextContent(
    'That file is not a picture. Choose a PNG, JPG or GIF.',
  );
  expect(uploads).toEqual([]);
});

test('up to four photos can be attached to a message, and it says how many are left out', async () => {
  const { choose, sent, uploads } = await open();
  choose(...['a', 'b', 'c', 'd', 'e'].map((name) => photograph(`${name}.jpg`)));
  await sent(4);
  expect(uploads).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Add photos' })).toBeDisabled();
  expect(screen.getByText('A message takes 4 photos. Left out: 1.')).toHaveAttribute(
    'role',
    'status',
  );
});
