import { act, screen, waitFor, within } from '@testing-library/react';
import { buildUser, testToken } from '../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../tests/helpers/app/renderRoute';

describe('the page frame', () => {
  it('shows a visitor the front page, the search, sign-in and sign-up', async () => {
    await renderRoute('/not-there');

    const header = screen.getByRole('banner');
    expect(within(header).getByRole('link', { name: 'Forside' })).toHaveAttribute('href', '/');
    expect(within(header).getByRole('link', { name: 'Find værktøj' })).toHaveAttribute(
      'href',
      '/browse',
    );
    expect(within(header).getByRole('link', { name: 'Log ind' })).toHaveAttribute(
      'href',
      '/signin',
    );
    expect(within(header).getByRole('link', { name: 'Opret konto' })).toHaveAttribute(
      'href',
      '/signup',
    );
    expect(within(header).queryByRole('link', { name: /profil/i })).not.toBeInTheDocument();
  });

  it('shows a signed-in member their menu with their initial', async () => {
    await renderRoute('/not-there', { user: buildUser({ name: 'øjvind Bro' }) });

    const header = screen.getByRole('banner');
    expect(await within(header).findByText('Ø')).toBeInTheDocument();
    expect(within(header).getByRole('button', { name: 'Din menu' })).toBeInTheDocument();
    expect(within(header).queryByRole('link', { name: 'Log ind' })).not.toBeInTheDocument();
  });

  it('shows U until the name is known', async () => {
    await renderRoute('/not-there', {
      user: buildUser(),
      api: { currentUser: () => new Promise(() => undefined) },
    });
    expect(await within(screen.getByRole('banner')).findByText('U')).toBeInTheDocument();
  });

  it.each([
    ['sample', 1],
    ['live', 0],
  ] as const)(
    'shows placeholders for social links in the sample source only: %s',
    async (source, count) => {
      await renderRoute('/not-there', { source });
      const footer = within(screen.getByRole('contentinfo'));
      expect(footer.queryAllByText(/Facebook/)).toHaveLength(count);
      expect(footer.queryAllByText(/på vej/)).toHaveLength(count * 3);
    },
  );

  it('links to every page in the footer', async () => {
    await renderRoute('/not-there');
    const footer = within(screen.getByRole('contentinfo'));
    const paths = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toEqual(
      expect.arrayContaining([
        '/browse',
        '/categories',
        '/how-it-works',
        '/pricing',
        '/about',
        '/blog',
        '/careers',
        '/contact',
        '/help',
        '/safety',
        '/terms',
        '/privacy',
      ]),
    );
  });

  it('shows an error with links for an unknown page', async () => {
    await renderRoute('/not-there');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Siden findes ikke' }),
    ).toBeInTheDocument();
    expect(document.title).toBe('Siden findes ikke – Skuret');
  });
});

describe('route guards and the session (D7, D8)', () => {
  const guarded = [
    '/dashboard',
    '/profile',
    '/add-tool',
    '/manage-tools',
    '/edit-tool/1',
    '/borrowed-tools',
    '/conversation/1',
    '/history',
    '/settings',
    '/tool/1/book',
  ];

  it.each(guarded)('redirects a visitor from %s to sign-in and back afterwards', async (path) => {
    const { address } = await renderRoute(path, { api: { tool: () => ({ tool: null }) } });
    await waitFor(() => expect(address()).toBe(`/signin?returnTo=${encodeURIComponent(path)}`));
  });

  it('signs the member out with a message when the service rejects the token', async () => {
    const { store } = await renderRoute('/not-there', {
      user: buildUser(),
      api: {
        currentUser: () => {
          throw new FakeGraphqlError('Sign in again', 'UNAUTHENTICATED');
        },
      },
    });
    expect(await screen.findByText('Du er blevet logget ud. Log ind igen.')).toBeInTheDocument();
    expect(store.getState().auth.token).toBeNull();
    await waitFor(() => expect(localStorage.getItem('jwt')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).not.toBeInTheDocument();
  });

  it('signs out when another tab does', async () => {
    const { store } = await renderRoute('/not-there', { user: buildUser() });
    expect(store.getState().auth.token).toBe(testToken);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: null }));
    });
    expect(await screen.findByRole('link', { name: 'Log ind' })).toBeInTheDocument();
  });

  it.each(['', '"quoted"', '😀', 'null', '{}'])(
    'ignores the invalid stored token %j',
    async (stored) => {
      localStorage.setItem('jwt', stored);
      const { store } = await renderRoute('/not-there');
      expect(store.getState().auth.token).toBeNull();
      expect(screen.getByRole('link', { name: 'Log ind' })).toBeInTheDocument();
    },
  );
});
