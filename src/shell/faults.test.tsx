/** The screens when the network or the browser's storage fails: the table of docs/operations/failures.md. */
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  buildFoundTool,
  buildListing,
  buildOwnProfile,
  buildToolDetail,
  buildUser,
  testToken,
} from '../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../tests/helpers/app/renderRoute';
import { defaultTimeoutMs } from '../platform/api/baseApi';

const noConnection = 'Vi kan ikke få forbindelse til Skuret. Tjek din forbindelse, og prøv igen.';
const loadFailed = 'Noget gik galt, da vi hentede siden. Prøv igen.';
const drill = buildFoundTool({ id: '1', name: 'Boremaskine' });
const saw = buildFoundTool({ id: '2', name: 'Rundsav' });

function body(text: string, type = 'application/json', status = 200): () => Response {
  return () => new Response(text, { status, headers: { 'content-type': type } });
}
const neverAnswers = () => new Promise<never>(() => undefined);
const alerts = () => within(screen.getByRole('region', { name: 'Beskeder' })).getByRole('alert');

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const brokenAnswers: readonly (readonly [string, () => Response, string])[] = [
  ['a page of HTML', body('<!doctype html><h1>Hotel</h1>', 'text/html'), noConnection],
  ['HTML that calls itself JSON', body('<!doctype html>'), noConnection],
  ['nothing at all', body(''), noConnection],
  ['half of an answer', body('{"data":{"searchTools":[{"id":"1","na'), noConnection],
  ['null', body('null'), noConnection],
  ['a list', body('[]'), loadFailed],
  ['an empty object', body('{}'), loadFailed],
  ['no data', body('{"data":null}'), loadFailed],
  ['empty data', body('{"data":{}}'), loadFailed],
  ['null for a list', body('{"data":{"searchTools":null}}'), loadFailed],
  ['200 with errors', body('{"errors":[{"message":"Boom at line 3"}]}'), loadFailed],
  [
    '200 with errors beside data',
    body('{"data":{"searchTools":[]},"errors":[{"message":"Boom at line 3"}]}'),
    loadFailed,
  ],
  ['errors that are none', body('{"errors":[null]}'), noConnection],
  ['errors that are a text', body('{"errors":"Boom"}'), noConnection],
  ['a busy service', body('{"errors":[{"message":"Busy"}]}', 'application/json', 503), loadFailed],
  [
    'too many questions',
    body('{"errors":[{"message":"Slow"}]}', 'application/json', 429),
    loadFailed,
  ],
  ['the page of a proxy', body('<h1>502 Bad Gateway</h1>', 'text/html', 502), loadFailed],
];

/** One of each kind of failure: no JSON, nothing in it, errors, a status. */
const ofSignIn = ['a page of HTML', 'no data', '200 with errors', 'a busy service'];

describe('a malformed response', () => {
  it.each(brokenAnswers)(
    '%s: the list shows a toast with a retry (D16)',
    async (_what, answer, text) => {
      const { api, person } = await renderRoute('/browse', { api: { searchTools: answer } });
      expect(await within(alerts()).findByText(text)).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name: 'Find værktøj' })).toBeInTheDocument();
      expect(screen.queryByText(/Boom|Hotel|502/)).not.toBeInTheDocument();

      api.answer('searchTools', () => ({ searchTools: [drill] }));
      await person.click(within(alerts()).getByRole('button', { name: 'Prøv igen' }));
      expect(await screen.findByRole('article')).toHaveTextContent('Boremaskine');
      expect(alerts()).toBeEmptyDOMElement();
    },
  );

  it.each(brokenAnswers.filter(([what]) => ofSignIn.includes(what)))(
    '%s: sign-in shows its error and can be retried (§8)',
    async (_what, answer) => {
      const { api, address, person } = await renderRoute('/signin', {
        api: {
          signInUser: answer,
          currentUser: () => ({ currentUser: buildUser() }),
          myTools: () => ({ myTools: [] }),
        },
      });
      const main = within(screen.getByRole('main'));
      await person.type(await main.findByLabelText('E-mail'), 'mette@skuret.example');
      await person.type(main.getByLabelText('Adgangskode'), 'laan-en-boremaskine');
      const submit = main.getByRole('button', { name: 'Log ind' });
      await person.click(submit);
      expect(await main.findByText('Invalid email or password')).toBeInTheDocument();
      expect(alerts()).not.toBeEmptyDOMElement();
      expect(submit).toBeEnabled();

      api.answer('signInUser', () => ({ signInUser: { token: testToken, errors: [] } }));
      api.answer('activeLendReservations', () => ({ activeLendReservations: [] }));
      api.answer('completedLendReservations', () => ({ completedLendReservations: [] }));
      await person.click(submit);
      await waitFor(() => expect(address()).toBe('/dashboard'));
    },
  );

  it('shows the error screen for incomplete tool data and keeps the frame usable', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { history } = await renderRoute('/tool/1', {
      api: { tool: () => ({ tool: { id: '1', name: 'Boremaskine' } }) },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Her gik noget galt' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Indlæs siden igen' })).toBeInTheDocument();
    act(() => history.push('/terms'));
    expect(await screen.findByRole('heading', { level: 1, name: /Terms/ })).toBeInTheDocument();
  });
});

describe('a request without a response', () => {
  const people = { advanceTimers: (ms: number) => void jest.advanceTimersByTime(ms) };
  const waits = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('fails as a lost connection after 20 seconds', () => {
    expect(defaultTimeoutMs).toBe(20_000);
  });

  it('leaves the frame usable, then shows an error with a retry', async () => {
    jest.useFakeTimers();
    const { api, person } = await renderRoute('/tool/1', {
      ...people,
      api: { tool: neverAnswers },
    });
    await waits(defaultTimeoutMs - 100);
    expect(alerts()).toBeEmptyDOMElement();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Find værktøj' })).toBeInTheDocument();

    await waits(200);
    expect(within(alerts()).getByText(noConnection)).toBeInTheDocument();
    api.answer('tool', () => ({ tool: buildToolDetail({ name: 'Boremaskine' }) }));
    await person.click(within(alerts()).getByRole('button', { name: 'Prøv igen' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Boremaskine' }),
    ).toBeInTheDocument();
  });

  it('enables the sign-in button again', async () => {
    jest.useFakeTimers();
    const { person } = await renderRoute('/signin', {
      ...people,
      api: { signInUser: neverAnswers },
    });
    const main = within(screen.getByRole('main'));
    await person.type(await main.findByLabelText('E-mail'), 'mette@skuret.example');
    await person.type(main.getByLabelText('Adgangskode'), 'laan-en-boremaskine');
    const submit = main.getByRole('button', { name: 'Log ind' });
    await person.click(submit);
    await waits(defaultTimeoutMs - 1000);
    expect(submit).toBeDisabled();
    expect(submit).toHaveAttribute('aria-busy', 'true');

    await waits(2000);
    expect(submit).toBeEnabled();
    expect(main.getByText('Invalid email or password')).toBeInTheDocument();
    expect(within(alerts()).getByText(noConnection)).toBeInTheDocument();
    expect(main.getByLabelText('E-mail')).toHaveValue('mette@skuret.example');
  });

  it('does not block a signed-in member whose name is still loading', async () => {
    jest.useFakeTimers();
    await renderRoute('/settings', { user: buildUser(), api: { currentUser: neverAnswers } });
    await waits(defaultTimeoutMs + 100);
    expect(within(alerts()).getByText(noConnection)).toBeInTheDocument();
    expect(localStorage.getItem('jwt')).toBe(testToken);
  });
});

describe('a lost and restored connection', () => {
  const failNetwork = () => {
    throw new FakeNetworkError('down');
  };

  it('retries every failed query with one click', async () => {
    const { api, person } = await renderRoute('/dashboard', {
      user: buildUser(),
      api: {
        myTools: failNetwork,
        activeLendReservations: failNetwork,
        completedLendReservations: failNetwork,
      },
    });
    expect(await within(alerts()).findAllByText(noConnection)).toHaveLength(1);
    await waitFor(() => expect(api.callsOf('completedLendReservations')).toHaveLength(1));
    expect(screen.getAllByText('Vi kunne ikke hente listen.').length).toBeGreaterThan(0);

    api.answer('myTools', () => ({ myTools: [buildListing({ name: 'Mettes sav' })] }));
    api.answer('activeLendReservations', () => ({ activeLendReservations: [] }));
    api.answer('completedLendReservations', () => ({ completedLendReservations: [] }));
    await person.click(within(alerts()).getByRole('button', { name: 'Prøv igen' }));
    expect((await screen.findAllByText('Mettes sav')).length).toBeGreaterThan(0);
    expect(api.callsOf('myTools')).toHaveLength(2);
    expect(api.callsOf('activeLendReservations')).toHaveLength(2);
    expect(api.callsOf('completedLendReservations')).toHaveLength(2);
    expect(screen.queryByText('Vi kunne ikke hente listen.')).not.toBeInTheDocument();
    expect(alerts()).toBeEmptyDOMElement();
  });

  it('shows the retry toast again after a second failure', async () => {
    const { api, person } = await renderRoute('/browse', { api: { searchTools: failNetwork } });
    const retryButton = () => within(alerts()).findByRole('button', { name: 'Prøv igen' });
    await person.click(await retryButton());
    await waitFor(() => expect(api.callsOf('searchTools')).toHaveLength(2));
    await person.click(await retryButton());
    await waitFor(() => expect(api.callsOf('searchTools')).toHaveLength(3));
    expect(await retryButton()).toBeInTheDocument();
  });
});

describe('late responses', () => {
  it('never replace the results of a newer search (D11)', async () => {
    const releases = new Map<string, () => void>();
    const { person, api } = await renderRoute('/browse', {
      api: {
        searchTools: async ({ searchTerm }) => {
          if (searchTerm === '') return { searchTools: [] };
          await new Promise<void>((resolve) => releases.set(String(searchTerm), resolve));
          return { searchTools: [searchTerm === 'bor' ? drill : saw] };
        },
      },
    });
    const box = await screen.findByRole('searchbox', { name: 'Søg efter værktøj' });
    await person.type(box, 'bor');
    await waitFor(() => expect(releases.has('bor')).toBe(true));
    await person.clear(box);
    await person.type(box, 'sav');
    await waitFor(() => expect(releases.has('sav')).toBe(true));

    await act(async () => releases.get('sav')?.());
    expect(await screen.findByRole('article')).toHaveTextContent('Rundsav');
    await act(async () => releases.get('bor')?.());
    await act(api.idle);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article')).toHaveTextContent('Rundsav');
  });

  it('do not show a tool on the page of another tool', async () => {
    const releases = new Map<string, () => void>();
    const { history, api } = await renderRoute('/tool/1', {
      api: {
        tool: async ({ id }) => {
          await new Promise<void>((resolve) => releases.set(String(id), resolve));
          return { tool: buildToolDetail({ id: String(id), name: `Tool ${String(id)}` }) };
        },
      },
    });
    await waitFor(() => expect(releases.has('1')).toBe(true));
    act(() => history.push('/tool/2'));
    await waitFor(() => expect(releases.has('2')).toBe(true));
    await act(async () => releases.get('2')?.());
    expect(await screen.findByRole('heading', { level: 1, name: 'Tool 2' })).toBeInTheDocument();
    await act(async () => releases.get('1')?.());
    await act(api.idle);
    expect(screen.getByRole('heading', { level: 1, name: 'Tool 2' })).toBeInTheDocument();
  });
});

describe('damaged or full storage', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

  it('keeps favourites and the session in memory when it is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { address, person, history } = await renderRoute('/browse', {
      api: {
        searchTools: () => ({ searchTools: [drill] }),
        signInUser: () => ({ signInUser: { token: testToken, errors: [] } }),
        currentUser: () => ({ currentUser: buildUser() }),
        ownProfile: () => ({ currentUser: buildOwnProfile(buildUser()) }),
        saveFavourites: () => ({ saveFavourites: { errors: [] } }),
        myTools: () => ({ myTools: [] }),
      },
    });
    await person.click(await screen.findByRole('button', { name: /Boremaskine/ }));
    act(() => history.push('/favorites'));
    expect(await screen.findByText('Showing 1 of 1 favorites')).toBeInTheDocument();

    act(() => history.push('/signin?returnTo=/settings'));
    const main = within(screen.getByRole('main'));
    await person.type(await main.findByLabelText('E-mail'), 'mette@skuret.example');
    await person.type(main.getByLabelText('Adgangskode'), 'laan-en-boremaskine');
    await person.click(main.getByRole('button', { name: 'Log ind' }));
    await waitFor(() => expect(address()).toBe('/settings'));
    expect(await screen.findByDisplayValue('Mette Holm')).toBeInTheDocument();
    expect(localStorage.getItem('jwt')).toBeNull();
  });

  it.each([
    ['a flood under jwt', 'jwt', `${'a'.repeat(40_000)}.b.c`],
    ['three dots under jwt', 'jwt', '...'],
    ['a line break under jwt', 'jwt', 'a.b.c\n'],
  ])('shows the visitor’s page with %s', async (_what, key, value) => {
    localStorage.setItem(key, value);
    const { store } = await renderRoute('/not-there');
    expect(store.getState().auth.token).toBeNull();
    expect(screen.getByRole('link', { name: 'Log ind' })).toBeInTheDocument();
  });

  it('skips a favourite called __proto__ and keeps favourites working', async () => {
    const odd = buildListing({ id: '__proto__', name: 'Odd' });
    localStorage.setItem('skuret.favourites/__proto__', JSON.stringify(odd));
    localStorage.setItem('skuret.favourites', '["__proto__"]');
    const { store, person } = await renderRoute('/browse', {
      api: { searchTools: () => ({ searchTools: [drill] }) },
    });
    await person.click(await screen.findByRole('button', { name: /Boremaskine/ }));
    expect(store.getState().favourites.ids).toEqual(['1']);
  });

  it('skips a favourite whose id is half a character and shows the list', async () => {
    localStorage.setItem(
      'skuret.favourites/\ud800',
      JSON.stringify(buildListing({ id: '\ud800' })),
    );
    localStorage.setItem('skuret.favourites/1', JSON.stringify(buildListing({ id: '1' })));
    await renderRoute('/favorites');
    expect(await screen.findByText('Showing 1 of 1 favorites')).toBeInTheDocument();
  });

  it('signs out and clears the favourites when another tab empties it', async () => {
    localStorage.setItem('skuret.favourites/1', JSON.stringify(buildListing({ id: '1' })));
    localStorage.setItem('skuret.favourites', '["1"]');
    const { store } = await renderRoute('/favorites', {
      user: buildUser(),
      api: {
        saveFavourites: () => ({ saveFavourites: { errors: [] } }),
        favouriteTools: () => ({ favouriteTools: [buildFoundTool({ id: '1' })] }),
      },
    });
    expect(await screen.findByText('Showing 1 of 1 favorites')).toBeInTheDocument();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(await screen.findByText('No favorites yet')).toBeInTheDocument();
    expect(store.getState().auth.token).toBeNull();
  });
});

describe('a malformed URL', () => {
  it.each(['/terms#%E0%A4%A', '/terms?x=%E0#%'])('%s shows its page', async (path) => {
    await renderRoute(path);
    expect(await screen.findByRole('heading', { level: 1, name: /Terms/ })).toBeInTheDocument();
  });

  it('with an undecodable id shows that the tool does not exist', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderRoute('/tool/%E0%A4%A', { api: { tool: () => ({ tool: null }) } });
    expect(
      await screen.findByText("The tool you're looking for doesn't exist."),
    ).toBeInTheDocument();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('could not be decoded'));
  });
});
