import { screen, waitFor, within } from '@testing-library/react';
import { buildFoundTool, buildToolDetail, buildUser } from '../../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import type { AvailabilityAlert } from '../api/availabilityAlertsApi';
import type { SavedSearch } from '../api/savedSearchesApi';

beforeEach(() => setToday('2026-07-01T10:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
});

const mette = buildUser({ name: 'Mette Holm' });
const buildSearch = (more: Partial<SavedSearch> = {}): SavedSearch => ({
  id: '1',
  searchTerm: 'motorsav',
  categoryIds: [],
  priceCentsMin: 0,
  priceCentsMax: 50_000,
  distanceMax: 10,
  ratingMin: null,
  availableFrom: '2026-10-12',
  availableTo: '2026-10-18',
  flexDays: 0,
  near: '',
  createdAt: '2026-06-30T10:00:00.000Z',
  toldAt: null,
  isOver: false,
  byMail: true,
  ...more,
});
const buildAlert = (more: Partial<AvailabilityAlert> = {}): AvailabilityAlert => ({
  id: '7',
  toolName: 'Stiksav',
  startDate: '2026-07-10',
  endDate: '2026-07-13',
  units: 1,
  createdAt: '2026-06-30T10:00:00.000Z',
  toldAt: null,
  byMail: true,
  tool: {
    id: '3',
    imageUrl: '/images/tools/saw.svg',
    categories: [{ id: 1, name: 'Power Tools', code: 'power-tools' }],
  },
  ...more,
});
const open = (path: string, options: Parameters<typeof renderRoute>[1] = {}) =>
  renderRoute(path, { user: mette, ...options });
const main = () => within(screen.getByRole('main'));

describe('the saved searches page', () => {
  it('describes each search as a link, with its notification state', async () => {
    const told = { toldAt: '2026-06-30T12:00:00.000Z', id: '2', searchTerm: '', distanceMax: 25 };
    const savedSearches = [
      buildSearch(),
      buildSearch({
        ...told,
        categoryIds: [2],
        near: 'Aarhus',
        flexDays: 1,
        ratingMin: 4,
        priceCentsMax: 20_000,
      }),
      buildSearch({ id: '3', searchTerm: 'stige', isOver: true, availableFrom: '2026-06-01' }),
    ];
    await open('/saved-searches', { api: { savedSearches: () => ({ savedSearches }) } });
    const first = await main().findByRole('link', {
      name: 'motorsav inden for 10 km fra København, ledigt 12.–\u206018.\u00a0oktober\u00a02026',
    });
    expect(first).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/browse\?q=motorsav.*distance=10.*from=2026-10-12&to=2026-10-18/),
    );
    expect(
      main().getByRole('link', {
        name: 'Alt værktøj i Garden & Lawn inden for 25 km fra Aarhus, 0–200\u00a0kr./dag, mindst 4 stjerner, ledigt 12.–\u206018.\u00a0oktober\u00a02026, fleksibelt',
      }),
    ).toBeInTheDocument();
    expect(main().getByText(/Vi fandt sidst noget nyt/)).toBeInTheDocument();
    expect(main().getByText('Dagene er forbi, så vi holder ikke længere øje.')).toBeInTheDocument();
    expect(main().queryByRole('link', { name: /^stige/ })).not.toBeInTheDocument();
  });

  it('names place and radius of a search without either, and says once that there is no news', async () => {
    const usual = { distanceMax: null, availableFrom: null, availableTo: null };
    const savedSearches = [
      buildSearch(usual),
      buildSearch({ ...usual, id: '2', searchTerm: 'stige', near: 'Aarhus' }),
    ];
    await open('/saved-searches', { api: { savedSearches: () => ({ savedSearches }) } });
    expect(
      await main().findByRole('link', { name: 'motorsav inden for 25 km fra København' }),
    ).toBeInTheDocument();
    expect(
      main().getByRole('link', { name: 'stige inden for 25 km fra Aarhus' }),
    ).toBeInTheDocument();
    expect(main().getAllByText(/ikke noget nyt endnu/)).toHaveLength(1);
  });

  it('shows a card with a link in the half that is empty', async () => {
    await open('/saved-searches', {
      api: { savedSearches: () => ({ savedSearches: [buildSearch()] }) },
    });
    expect(await main().findByText('Ingen endnu')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Find værktøj' })).toHaveAttribute('href', '/browse');
  });

  it('removes a search and moves the focus to the heading', async () => {
    let savedSearches = [buildSearch()];
    const { api, person } = await open('/saved-searches', {
      api: {
        savedSearches: () => ({ savedSearches }),
        removeSavedSearch: () => {
          savedSearches = [];
          return { removeSavedSearch: { savedSearches, errors: [] } };
        },
      },
    });
    await person.click(await main().findByRole('button', { name: /^Fjern søgningen motorsav/ }));
    expect(await main().findByText('Du har ikke gemt nogen søgning endnu')).toBeInTheDocument();
    expect(api.callsOf('removeSavedSearch')[0]?.variables).toEqual({ id: '1' });
    expect(main().getByRole('heading', { level: 1, name: 'Gemte søgninger' })).toHaveFocus();
  });

  it('shows the availability alerts with links to the tool on those days', async () => {
    const availabilityAlerts = [
      buildAlert(),
      buildAlert({ id: '8', toldAt: '2026-06-30T12:00:00.000Z', units: 2, toolName: 'Stige' }),
      buildAlert({ id: '9', tool: null, toolName: 'Fræser' }),
    ];
    const { api, person } = await open('/saved-searches', {
      api: {
        availabilityAlerts: () => ({ availabilityAlerts }),
        deleteAvailabilityAlert: () => ({
          deleteAvailabilityAlert: { availabilityAlerts: [], errors: [] },
        }),
      },
    });
    expect(await main().findByRole('link', { name: 'Stiksav' })).toHaveAttribute(
      'href',
      '/tool/3?start=2026-07-10&end=2026-07-13',
    );
    expect(main().getByText('10.–\u206013. juli 2026 · 2 stk.')).toBeInTheDocument();
    expect(main().getByText(/^Du fik besked/)).toBeInTheDocument();
    expect(main().getByText('Værktøjet udlejes ikke for tiden.')).toBeInTheDocument();
    await person.click(
      main().getByRole('button', {
        name: 'Vent ikke længere på Stiksav 10.–\u206013.\u00a0juli\u00a02026',
      }),
    );
    await waitFor(() =>
      expect(api.callsOf('deleteAvailabilityAlert')[0]?.variables).toEqual({ id: '7' }),
    );
  });

  it('shows a load error and retries', async () => {
    const { api, person } = await open('/saved-searches', {
      api: {
        savedSearches: () => {
          throw new FakeGraphqlError('down');
        },
      },
    });
    expect(await main().findByRole('alert')).toHaveTextContent('Vi kunne ikke hente');
    api.answer('savedSearches', () => ({ savedSearches: [buildSearch()] }));
    await person.click(main().getByRole('button', { name: 'Prøv igen' }));
    expect(await main().findByRole('link', { name: /^motorsav/ })).toBeInTheDocument();
  });

  it('is in English when the member has chosen English', async () => {
    await open('/saved-searches', {
      language: 'en',
      api: { savedSearches: () => ({ savedSearches: [buildSearch()] }) },
    });
    expect(
      await main().findByRole('link', {
        name: 'motorsav within 10 km of København, available 12–\u206018\u00a0October\u00a02026',
      }),
    ).toBeInTheDocument();
  });
});

describe('saving a search', () => {
  const found = { searchTools: () => ({ searchTools: [buildFoundTool()] }) };
  const button = () => main().findByRole('button', { name: 'Gem søgningen' });

  it('saves the filters, explains the notifications, and then links to the list', async () => {
    let savedSearches: SavedSearch[] = [];
    const { api, person } = await open(
      '/browse?q=motorsav&distance=10&from=2026-10-12&to=2026-10-18',
      {
        api: {
          ...found,
          savedSearches: () => ({ savedSearches }),
          saveSearch: () => {
            savedSearches = [buildSearch()];
            return { saveSearch: { search: buildSearch(), errors: [] } };
          },
        },
      },
    );
    await person.click(await button());
    expect(api.callsOf('saveSearch')[0]?.variables).toEqual({
      search: {
        searchTerm: 'motorsav',
        categoryIds: [],
        priceCentsMin: null,
        priceCentsMax: null,
        distanceMax: 10,
        near: '',
        ratingMin: null,
        flexDays: 0,
        availableFrom: '2026-10-12',
        availableTo: '2026-10-18',
      },
    });
    expect(
      await screen.findByText(/Vi skriver her og på e-mail, når der er noget nyt/),
    ).toBeInTheDocument();
    expect(await main().findByRole('link', { name: 'Søgningen er gemt' })).toHaveAttribute(
      'href',
      '/saved-searches',
    );
  });

  it('promises no e-mail to a member who has disabled it', async () => {
    const { person } = await open('/browse', {
      api: {
        ...found,
        saveSearch: () => ({
          saveSearch: { search: buildSearch({ byMail: false }), errors: [] },
        }),
      },
    });
    await person.click(await button());
    expect(await screen.findByText(/Du har slået e-mail fra\.$/)).toBeInTheDocument();
  });

  it('shows why it was not saved', async () => {
    const { person } = await open('/browse', {
      api: {
        ...found,
        saveSearch: () => ({ saveSearch: { search: null, errors: ['Der er 20.'] } }),
      },
    });
    await person.click(await button());
    expect(await screen.findByText('Der er 20.')).toBeInTheDocument();
  });

  it('links a visitor to sign-in and back to the same search', async () => {
    await open('/browse?q=sav', { user: null, api: found });
    expect(await main().findByRole('link', { name: 'Gem søgningen' })).toHaveAttribute(
      'href',
      `/signin?returnTo=${encodeURIComponent('/browse?q=sav')}`,
    );
  });

  it('is not offered for an unknown category', async () => {
    await open('/browse?category=rumskibe', { api: { searchTools: () => ({ searchTools: [] }) } });
    await screen.findByText('Intet værktøj fundet');
    expect(screen.queryByText('Gem søgningen')).not.toBeInTheDocument();
  });
});

describe('unavailable days', () => {
  const days = 'start=2026-07-10&end=2026-07-13';
  const problem = 'Værktøjet er optaget nogle af dagene.';
  const taken = {
    tool: () => ({ tool: buildToolDetail() }),
    availability: () => ({ availability: [{ startDate: '2026-07-11', endDate: '2026-07-12' }] }),
    quote: () => ({ quote: { quote: null, errors: [problem] } }),
  };
  const ask = () =>
    main().findByRole('button', { name: 'Giv mig besked, når dagene bliver ledige' });

  it('offer an alert with an explanation, and remove it', async () => {
    let availabilityAlerts: AvailabilityAlert[] = [];
    const { api, person } = await open(`/tool/1?${days}`, {
      api: {
        ...taken,
        availabilityAlerts: () => ({ availabilityAlerts }),
        createAvailabilityAlert: () => {
          availabilityAlerts = [buildAlert()];
          return { createAvailabilityAlert: { alert: buildAlert(), isFree: false, errors: [] } };
        },
        deleteAvailabilityAlert: () => {
          availabilityAlerts = [];
          return { deleteAvailabilityAlert: { availabilityAlerts, errors: [] } };
        },
      },
    });
    await person.click(await ask());
    expect(api.callsOf('createAvailabilityAlert')[0]?.variables).toEqual({
      toolId: '1',
      startDate: '2026-07-10',
      endDate: '2026-07-13',
      units: 1,
    });
    expect(
      await main().findByText(
        'Vi skriver her og på e-mail, når 10.–\u206013. juli 2026 er ledige. Den første, der booker, får dagene.',
      ),
    ).toBeInTheDocument();
    await person.click(main().getByRole('button', { name: 'Fortryd' }));
    expect(await ask()).toBeInTheDocument();
    expect(api.callsOf('deleteAvailabilityAlert')[0]?.variables).toEqual({ id: '7' });
  });

  it('that have become available meanwhile get a quote', async () => {
    const { api, person } = await open(`/tool/1?${days}`, {
      api: {
        ...taken,
        createAvailabilityAlert: () => ({
          createAvailabilityAlert: { alert: null, isFree: true, errors: ['Ledige nu.'] },
        }),
      },
    });
    const before = api.callsOf('quote').length;
    await person.click(await ask());
    expect(await screen.findByText('Ledige nu.')).toBeInTheDocument();
    await waitFor(() => expect(api.callsOf('quote').length).toBeGreaterThan(before));
  });

  it('offer a new alert after a notification', async () => {
    await open(`/tool/1?${days}`, {
      api: {
        ...taken,
        availabilityAlerts: () => ({
          availabilityAlerts: [buildAlert({ toldAt: '2026-06-30T12:00:00.000Z' })],
        }),
      },
    });
    expect(await ask()).toBeInTheDocument();
  });

  it('link a visitor to sign-in and back to the days', async () => {
    await open(`/tool/1?${days}`, { user: null, api: taken });
    const link = await main().findByRole('link', {
      name: 'Giv mig besked, når dagene bliver ledige',
    });
    expect(link).toHaveAttribute(
      'href',
      `/signin?returnTo=${encodeURIComponent(`/tool/1?${days}`)}`,
    );
  });

  it('offer an alert on the booking page, in its language', async () => {
    await open(`/tool/1/book?${days}`, {
      api: { ...taken, member: () => ({ member: null }) },
    });
    expect(
      await main().findByRole('button', { name: 'Notify me when these days are free' }),
    ).toBeInTheDocument();
  });

  it('offer no alert when the error has another cause', async () => {
    await open(`/tool/1?${days}`, {
      api: { ...taken, availability: () => ({ availability: [] }) },
    });
    await main().findByText(problem);
    expect(screen.queryByText('Giv mig besked, når dagene bliver ledige')).not.toBeInTheDocument();
  });

  it('can be chosen after opening the calendar for unavailable days', async () => {
    const { person, address } = await open('/tool/1', { api: taken });
    await person.click(
      await main().findByRole('button', { name: 'Optaget, når du skal bruge det? Få besked' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: /Hvornår henter du/ }));
    await person.click(dialog.getByRole('button', { name: /11\. juli/ }));
    await person.click(dialog.getByRole('button', { name: /12\. juli/ }));
    await waitFor(() => expect(address()).toBe('/tool/1?start=2026-07-11&end=2026-07-12'));
    expect(await ask()).toBeInTheDocument();
  });
});
