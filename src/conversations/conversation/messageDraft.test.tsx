import { screen, waitFor } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const conversation = (id: string) => ({
  id,
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
});

const open = (id: string) =>
  renderRoute(`/conversation/${id}`, {
    user: buildUser(),
    api: {
      conversation: () => ({ conversation: conversation(id) }),
      typing: () => ({ typing: { errors: [] } }),
      dashboardBookings: () => ({ myBookings: [], lendBookings: [] }),
      sendMessage: ({ clientId, content }) => ({
        sendMessage: {
          message: {
            id: '9',
            senderId: '501',
            timestamp: '2026-07-04T12:00:00.000Z',
            type: 'text',
            read: false,
            clientId,
            pictures: [],
            content,
          },
          errors: [],
        },
      }),
    },
  });
const field = () => screen.findByRole('textbox', { name: 'Message to Torben Krogh' });

test('a message that was not sent is there after a reload, in its own conversation', async () => {
  const first = await open('7');
  await first.person.type(await field(), 'Er den ledig');
  first.unmount();
  const other = await open('8');
  expect(await field()).toHaveValue('');
  other.unmount();
  await open('7');
  expect(await field()).toHaveValue('Er den ledig');
});

test('a message that was sent is not there after a reload', async () => {
  const first = await open('7');
  await first.person.type(await field(), 'Hej{Enter}');
  await waitFor(async () => expect(await field()).toHaveValue(''));
  first.unmount();
  await open('7');
  expect(await field()).toHaveValue('');
});

test('says how much of a pasted text has no room, until something else is typed', async () => {
  const { person } = await open('7');
  await person.click(await field());
  await person.paste('æ'.repeat(6_000));
  expect(await field()).toHaveValue('æ'.repeat(5_000));
  const said = screen.getByText('There is room for 5000 characters. The last 1000 were left out.');
  expect(said).toHaveAttribute('role', 'status');
  await person.keyboard('{Backspace}');
  expect(said).toBeEmptyDOMElement();
});
