import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';
import type { Notification } from '../../notifications/api/notificationsApi';

function buildNotification(id: number, more: Partial<Notification> = {}): Notification {
  return {
    id: String(id),
    kind: 'BOOKING_REQUESTED',
    count: 1,
    address: '/dashboard',
    createdAt: '2026-11-20T12:00:00.000Z',
    isRead: false,
    memberName: 'Jonas Kjeldsen',
    toolName: `Slagbor ${id}`,
    startDate: '2026-12-04',
    endDate: '2026-12-07',
    role: null,
    amountCents: null,
    rating: null,
    email: null,
    host: null,
    event: null,
    foundNames: null,
    foundCount: null,
    reason: null,
    statement: null,
    ...more,
  };
}

/** A member of the live service who has been told these, newest first. */
function open(
  notifications: Notification[],
  { path = '/not-there', ...more }: { path?: string; language?: 'da' | 'en' } = {},
) {
  let told = notifications;
  const unread = () => told.filter(({ isRead }) => !isRead).length;
  return renderRoute(path, {
    user: buildUser(),
    ...more,
    api: {
      unreadNotifications: () => ({ unreadNotifications: unread() }),
      notifications: ({ first, after }) => {
        const begin = after ? told.findIndex(({ id }) => id === after) + 1 : 0;
        return { notifications: told.slice(begin, begin + Number(first)) };
      },
      readNotifications: ({ ids, upTo }) => {
        const named = (ids ?? []) as string[];
        told = told.map((notification) => ({
          ...notification,
          isRead: notification.isRead || upTo != null || named.includes(notification.id),
        }));
        return { readNotifications: { unreadNotifications: unread(), errors: [] } };
      },
    },
  });
}

const bell = (name: RegExp) => screen.findByRole('button', { name });

test('shows the number of unread notifications and opens them', async () => {
  const { person } = await open([buildNotification(2), buildNotification(1, { isRead: true })]);
  await person.click(await bell(/^Notifikationer, 1 ulæste$/));
  const panel = await screen.findByRole('dialog', { name: 'Notifikationer' });
  const rows = await within(panel).findAllByRole('listitem');
  expect(rows.map((row) => plainSpaces(row.textContent ?? ''))).toEqual([
    expect.stringContaining('Ulæst: Jonas Kjeldsen vil låne Slagbor 2 4.–7. december 2026.'),
    expect.not.stringContaining('Ulæst'),
  ]);
  // The row names the action that a press on it opens.
  expect(within(rows[0] as HTMLElement).getByText('Svar')).toBeInTheDocument();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await bell(/^Notifikationer, 1/)).toHaveFocus();
});

test('a click marks a notification as read and opens its subject', async () => {
  const { person, api, address } = await open([
    buildNotification(2, { address: '/favorites' }),
    buildNotification(1),
  ]);
  await person.click(await bell(/2 ulæste/));
  await person.click(await screen.findByRole('link', { name: /Slagbor 2/ }));
  expect(address()).toBe('/favorites');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await bell(/1 ulæste/)).toBeVisible();
  expect(api.callsOf('readNotifications')[0]?.variables).toEqual({ ids: ['2'] });
});

test('marks all as read up to the newest shown', async () => {
  const { person, api } = await open([buildNotification(3), buildNotification(2)]);
  await person.click(await bell(/2 ulæste/));
  await person.click(await screen.findByRole('button', { name: 'Markér alle som læst' }));
  await waitFor(() => expect(screen.queryByText('Ulæst:')).toBeNull());
  expect(api.callsOf('readNotifications')[0]?.variables).toEqual({ upTo: '3' });
  expect(screen.queryByRole('button', { name: 'Markér alle som læst' })).toBeNull();
});

test('loads older notifications on request', async () => {
  const told = Array.from({ length: 23 }, (_, index) =>
    buildNotification(100 - index, { isRead: true }),
  );
  const { person } = await open(told);
  await person.click(await bell(/^Notifikationer$/));
  await person.click(await screen.findByRole('button', { name: 'Vis ældre' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Slagbor/ })).toHaveLength(23));
  expect(screen.queryByRole('button', { name: 'Vis ældre' })).toBeNull();
});

test('explains an empty list', async () => {
  const { person } = await open([]);
  await person.click(await bell(/^Notifikationer$/));
  expect(await screen.findByText('Ingen notifikationer endnu')).toBeVisible();
});

test('shows a load error with a retry', async () => {
  const { person, api } = await open([buildNotification(1)]);
  api.answer('notifications', () => {
    throw new FakeGraphqlError('away', 'INTERNAL');
  });
  await person.click(await bell(/1 ulæste/));
  const panel = await screen.findByRole('dialog', { name: 'Notifikationer' });
  expect(await within(panel).findByText('Vi kunne ikke hente dine notifikationer.')).toBeVisible();
  api.answer('notifications', () => ({ notifications: [buildNotification(1)] }));
  await person.click(within(panel).getByRole('button', { name: 'Prøv igen' }));
  expect(await within(panel).findByRole('link', { name: /Slagbor 1/ })).toBeVisible();
});

test('hides the number when it cannot be loaded, without an error', async () => {
  await renderRoute('/not-there', {
    user: buildUser(),
    api: {
      unreadNotifications: () => {
        throw new FakeGraphqlError('away', 'INTERNAL');
      },
    },
  });
  expect(await bell(/^Notifikationer$/)).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('is entirely in the chosen language', async () => {
  const { person } = await open(
    [
      buildNotification(2, { kind: 'MESSAGE_RECEIVED', count: 3 }),
      buildNotification(1, { kind: 'EMAIL_REFUSED', email: 'a@b.dk', address: null }),
    ],
    { language: 'en' },
  );
  await person.click(await bell(/^Notifications, 2 unread$/));
  expect(
    await screen.findByText('Jonas Kjeldsen has sent you 3 messages about Slagbor 2.'),
  ).toBeVisible();
  expect(screen.getByText(/We cannot send email to a@b.dk/).closest('a')).toBeNull();
});

test('skips notifications of an unknown kind', async () => {
  const unknown = { kind: 'OF_TOMORROW' } as unknown as Partial<Notification>;
  const { person } = await open([buildNotification(2, unknown), buildNotification(1)]);
  await person.click(await bell(/2 ulæste/));
  expect(await screen.findByRole('link', { name: /Slagbor 1/ })).toBeVisible();
  expect(screen.queryByText(/Slagbor 2/)).toBeNull();
});

test('is hidden from visitors', async () => {
  await renderRoute('/not-there');
  expect(screen.queryByRole('button', { name: /Notifikationer/ })).toBeNull();
});

test('disappears after sign-out', async () => {
  const { person } = await open([buildNotification(1)], { path: '/settings?part=account' });
  expect(await bell(/1 ulæste/)).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Sign Out' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign Out' }));
  await person.click(dialog.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Notifikationer/ })).toBeNull());
});
