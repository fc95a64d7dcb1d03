import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import { buildBooking, buildListing, buildUser } from '../../../tests/helpers/app/builders';
import { demoService } from '../../../tests/helpers/app/demoService';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';
import type { Booking } from '../../bookings/api/bookingsApi';

const reservation = (id: string) => ({
  id,
  startDate: '2026-07-01',
  endDate: '2026-07-03',
  status: 'active',
});
const answers = {
  myTools: () => ({
    myTools: [
      buildListing({ id: '1', name: 'Boremaskine' }),
      buildListing({ id: '2', name: 'Hånsav', pricePerDayCents: 1995 }),
    ],
  }),
  borrowedTools: () => ({ borrowedTools: [buildListing({ id: '8', name: 'Lånt stige' })] }),
  activeLendReservations: () => ({ activeLendReservations: [reservation('1'), reservation('2')] }),
  completedLendReservations: () => ({ completedLendReservations: [reservation('3')] }),
};

async function openDashboard(
  path = '/dashboard',
  api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {},
) {
  const rendered = await renderRoute(path, {
    user: buildUser(),
    api: { ...demoService(), ...answers, ...api },
  });
  await screen.findByRole('heading', { level: 1, name: 'Mit skur' });
  const main = within(screen.getByRole('main'));
  const tab = (name: string | RegExp) => main.getByRole('tab', { name });
  const panel = () => within(main.getByRole('tabpanel'));
  return { ...rendered, main, tab, panel };
}

afterEach(() => jest.useRealTimers());

describe('the left panel of the dashboard (§2)', () => {
  it('names the member and the date they joined, in Danish format', async () => {
    const { main } = await openDashboard();
    expect(await main.findByText('Mette Holm')).toBeInTheDocument();
    expect(main.getByText('Medlem siden 15. marts 2024')).toBeInTheDocument();
    expect(document.title).toBe('Mit skur – Skuret');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'da');
  });

  it.each([
    ['Se din profil', '/profile'],
    ['Indstillinger', '/settings'],
  ])('the link %s goes to %s', async (name, href) => {
    const { main } = await openDashboard();
    expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['/dashboard', 'Mit værktøj'],
    ['/dashboard?tab=rentals', 'Udlejninger'],
    ['/dashboard?tab=loans', 'Lån'],
    ['/dashboard?tab=messages', /^Beskeder/],
    ['/dashboard?tab=nonsense', 'Mit værktøj'],
  ])('shows the tab that %s selects (D10)', async (path, name) => {
    const { tab } = await openDashboard(path);
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  });

  it('replaces the tab in the URL without a history entry', async () => {
    const { tab, person, address } = await openDashboard();
    const before = window.history.length;
    await person.click(tab('Lån'));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=loans'));
    await person.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(window.history.length).toBe(before);
  });
});

describe('the availability of a tool', () => {
  it('is hidden when the bookings fail', async () => {
    const { panel } = await openDashboard('/dashboard', {
      dashboardBookings: () => {
        throw new FakeNetworkError('down');
      },
    });
    await panel().findByRole('link', { name: 'Boremaskine' });
    expect(panel().queryByText('Ledig')).not.toBeInTheDocument();
  });
});

describe('the queries of the dashboard (§7)', () => {
  it('are four, each sent once', async () => {
    const { api, main } = await openDashboard();
    await main.findByRole('link', { name: 'Boremaskine' });
    for (const name of Object.keys(answers)) {
      await waitFor(() => expect(api.callsOf(name)).toHaveLength(1));
    }
  });

  it('are skipped until the member is known', async () => {
    const { api } = await openDashboard('/dashboard', {
      currentUser: () => new Promise(() => undefined),
    });
    const asked = new Set(api.calls.map((call) => call.operationName));
    expect([...asked].filter((name) => name in answers)).toEqual([]);
  });

  it('are not cached: each visit refetches', async () => {
    const { api, history, main } = await openDashboard();
    await main.findByRole('link', { name: 'Boremaskine' });
    act(() => history.push('/not-there'));
    await screen.findByRole('heading', { level: 1, name: 'Siden findes ikke' });
    await waitFor(() => expect(screen.queryByText('Boremaskine')).not.toBeInTheDocument());
    act(() => history.push('/dashboard'));
    await screen.findByRole('link', { name: 'Boremaskine' });
    for (const name of Object.keys(answers)) {
      await waitFor(() => expect(api.callsOf(name)).toHaveLength(2));
    }
  });
});

describe('the tools tab of the dashboard (§2)', () => {
  it.each([
    ['Tilføj værktøj', '/add-tool'],
    ['Administrer', '/manage-tools'],
  ])('the link %s goes to %s', async (name, href) => {
    const { panel } = await openDashboard();
    expect(await panel().findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('lists the member’s tools with price, state, and links to view and edit them', async () => {
    const { panel } = await openDashboard();
    expect(await panel().findByRole('link', { name: 'Hånsav' })).toHaveAttribute('href', '/tool/2');
    expect(panel().getByText('19,95 kr./dag')).toBeInTheDocument();
    expect(panel().getAllByText('Ledig')).toHaveLength(2);
    expect(panel().getByRole('link', { name: 'Rediger Hånsav' })).toHaveAttribute(
      'href',
      '/edit-tool/2',
    );
  });

  it('shows at most six tools, with a link to all', async () => {
    const myTools = [1, 2, 3, 4, 5, 6, 7].map((id) =>
      buildListing({ id: `${id}`, name: `Værktøj nummer ${id}` }),
    );
    const { panel } = await openDashboard('/dashboard', { myTools: () => ({ myTools }) });
    const all = await panel().findByRole('link', { name: 'Se alle 7 værktøj' });
    expect(all).toHaveAttribute('href', '/manage-tools');
    expect(panel().getAllByRole('listitem')).toHaveLength(6);
  });

  it('explains how to start when there are no tools', async () => {
    const { panel } = await openDashboard('/dashboard', { myTools: () => ({ myTools: [] }) });
    expect(
      await panel().findByRole('heading', { name: 'Intet værktøj endnu' }),
    ).toBeInTheDocument();
  });

  it('does not claim an empty list when the request failed', async () => {
    const { panel } = await openDashboard('/dashboard', {
      myTools: () => {
        throw new FakeNetworkError('down');
      },
    });
    expect(await panel().findByText('Vi kunne ikke hente listen.')).toBeInTheDocument();
    expect(panel().queryByText('Intet værktøj endnu')).not.toBeInTheDocument();
  });
});

describe('the dashboard after a failure', () => {
  const down = () => {
    throw new FakeNetworkError('down');
  };
  const lost = 'Vi kunne ikke hente dit skur.';

  it.each(['/dashboard', '/dashboard?tab=rentals', '/dashboard?tab=messages'])(
    'at %s says that the member could not be loaded, without a letter, and tries again',
    async (path) => {
      const { api, main, person, panel } = await openDashboard(path, { currentUser: down });
      expect(await panel().findByText(lost)).toBeInTheDocument();
      expect(main.queryByText('Det her venter')).not.toBeInTheDocument();
      expect(main.queryByText('U')).not.toBeInTheDocument();
      api.answer('currentUser', () => ({ currentUser: buildUser() }));
      await person.click(panel().getByRole('button', { name: 'Try again' }));
      expect(await main.findByText('Mette Holm')).toBeInTheDocument();
      expect(main.queryByText(lost)).not.toBeInTheDocument();
    },
  );

  it('offers to load the bookings again in their place', async () => {
    const { api, main, person } = await openDashboard('/dashboard', { dashboardBookings: down });
    expect(await main.findByText('Vi kunne ikke hente listen.')).toBeInTheDocument();
    expect(await main.findByRole('link', { name: 'Boremaskine' })).toBeInTheDocument();
    api.answer('dashboardBookings', () => ({ myBookings: [], lendBookings: [] }));
    await person.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText('Alt er hængt på plads')).toBeInTheDocument();
  });

  it('offers to load the tools again in their place', async () => {
    const { api, main, panel, person } = await openDashboard('/dashboard', { myTools: down });
    expect(await panel().findByText('Vi kunne ikke hente listen.')).toBeInTheDocument();
    expect(main.getByText('Det her venter')).toBeInTheDocument();
    api.answer('myTools', answers.myTools);
    await person.click(panel().getByRole('button', { name: 'Try again' }));
    expect(await panel().findByRole('link', { name: 'Boremaskine' })).toBeInTheDocument();
  });

  it('has one box when bookings and tools fail, and loads both again', async () => {
    const { api, main, person } = await openDashboard('/dashboard', {
      dashboardBookings: down,
      myTools: down,
    });
    expect(await main.findByText(lost)).toBeInTheDocument();
    expect(main.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    api.answer('dashboardBookings', () => ({ myBookings: [], lendBookings: [] }));
    api.answer('myTools', answers.myTools);
    await person.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('link', { name: 'Boremaskine' })).toBeInTheDocument();
    expect(main.getByText('Alt er hængt på plads')).toBeInTheDocument();
  });

  it('offers to load the messages again', async () => {
    const { main } = await openDashboard('/dashboard?tab=messages', { conversations: down });
    expect(await main.findByText('Vi kunne ikke hente listen.')).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the bookings on the dashboard (§4)', () => {
  it.each([
    ['rentals', 'Til Elias', 'Til Freja'],
    ['loans', 'Fra Torben', 'Fra Mads'],
  ])(
    'of %s are Upcoming or Active, and the past ones offer Leave Review',
    async (name, ...people) => {
      const { panel, person, address } = await openDashboard(`/dashboard?tab=${name}`);
      expect((await panel().findAllByText('Upcoming'))[0]).toHaveAttribute('lang', 'en');
      expect(panel().getAllByText('Active')[0]).toHaveAttribute('lang', 'en');
      expect(panel().queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
      await waitFor(() => expect(panel().getAllByRole('listitem')[0]).toHaveTextContent(/\d kr\./));
      const now = screen.getByRole('tabpanel').textContent;
      await person.click(panel().getByRole('radio', { name: 'Tidligere' }));
      await waitFor(() => expect(address()).toBe(`/dashboard?tab=${name}&part=past`));
      expect(panel().getAllByRole('button', { name: 'Leave Review' })).toHaveLength(1);
      expect(panel().queryByText('Upcoming')).not.toBeInTheDocument();
      for (const text of people) {
        expect(now + (screen.getByRole('tabpanel').textContent ?? '')).toContain(text);
      }
      await person.click(panel().getByRole('radio', { name: 'Nu og snart' }));
      await waitFor(() => expect(address()).toBe(`/dashboard?tab=${name}`));
    },
  );

  it('leads from a row to its booking and, when it is over and paid, to its receipt', async () => {
    const over = buildBooking({ id: '6', status: 'completed', state: 'COMPLETED', reviewed: true });
    const { panel } = await openDashboard('/dashboard?tab=loans&part=past', {
      dashboardBookings: () => ({ myBookings: [over], lendBookings: [] }),
      bookingAmounts: () => ({
        bookingAmounts: [
          { bookingId: '6', plusCents: 16_000, minusCents: 0, totalCents: 16_000, heldCents: 0 },
        ],
      }),
    });
    expect(await panel().findByRole('link', { name: over.tool.name })).toHaveAttribute(
      'href',
      '/booking/6',
    );
    expect(await panel().findByRole('link', { name: 'Kvittering' })).toHaveAttribute(
      'href',
      '/receipt/6',
    );
  });

  it('can be left without a review', async () => {
    const { panel, person } = await openDashboard('/dashboard?tab=rentals&part=past');
    const button = await panel().findByRole('button', { name: 'Leave Review' });
    await person.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Skriv en bedømmelse' }));
    await person.click(dialog.getByRole('button', { name: 'Annuller' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });
});

describe('the dashboard in the default source', () => {
  const somebody = { id: '6', name: 'Torben Krogh', avatarImageUrl: null, ratingAverage: 4.8 };
  const booking = (role: Booking['role']): Booking => ({
    id: role,
    number: 'SK-20401',
    role,
    tool: { ...buildListing(), ratingAverage: null, reviewCount: 0, owner: somebody },
    borrower: somebody,
    startDate: '2026-06-01',
    endDate: '2026-06-03',
    units: 1,
    status: 'completed',
    state: 'COMPLETED',
    possible: [],
    due: null,
    backIfCancelledCents: null,
    paymentRefused: false,
    rentalCents: 25000,
    ownerEarnsCents: 25000,
    totalPriceCents: 25000,
    reviewed: false,
    reviewUntil: null,
    conversationId: null,
  });
  const live = {
    ...answers,
    dashboardBookings: () => ({
      myBookings: [booking('BORROWER')],
      lendBookings: [booking('OWNER')],
    }),
    earnings: () => ({ earnings: { earnedCents: 0, heldCents: 0, dueCents: 0, payouts: [] } }),
    unreadMessages: () => ({ unreadMessages: 0 }),
  };
  const openLive = async (
    path: string,
    api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {},
  ) => {
    const rendered = await renderRoute(path, {
      user: buildUser(),
      api: { ...live, ...api },
    });
    const main = within(screen.getByRole('main'));
    await main.findByText('Mette Holm');
    return { ...rendered, main };
  };

  it('has no badge without messages, and explains how a conversation starts', async () => {
    const { main } = await openLive('/dashboard?tab=messages');
    expect(main.getByRole('tab', { name: 'Beskeder' })).toHaveTextContent(/^Beskeder$/);
    expect(
      await main.findByText('Skriv til en ejer, så begynder samtalen her.'),
    ).toBeInTheDocument();
  });

  it('shows the unread count in the tab, the header and the title', async () => {
    const { main } = await openLive('/dashboard', {
      unreadMessages: () => ({ unreadMessages: 3 }),
    });
    expect(await screen.findByRole('link', { name: 'Beskeder, 3 ulæste' })).toHaveAttribute(
      'href',
      '/dashboard?tab=messages',
    );
    expect(main.getByRole('tab', { name: /^Beskeder/ })).toHaveTextContent('Beskeder3');
    expect(document.title).toBe('(3) Mit skur – Skuret');
  });

  it.each(['rentals', 'loans'])(
    'offers no review in %s once the review period is over',
    async (tab) => {
      const { main } = await openLive(`/dashboard?tab=${tab}&part=past`);
      expect(await main.findByText('Completed')).toBeInTheDocument();
      expect(main.queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
    },
  );

  describe('with a completed rental without a review', () => {
    const until = '2026-07-10T10:00:00.000Z';
    const reviewed: Booking = {
      ...booking('OWNER'),
      reviewed: true,
    };
    const open = async (api: object) => {
      const sent: unknown[] = [];
      let isSent = false;
      const rendered = await openLive('/dashboard?tab=rentals&part=past', {
        dashboardBookings: () => ({
          myBookings: [],
          lendBookings: [isSent ? reviewed : { ...booking('OWNER'), reviewUntil: until }],
        }),
        reviewStates: () => ({
          myBookings: [],
          lendBookings: [
            {
              id: 'OWNER',
              ownReview: { publishedAt: null, publishedBy: until, hiddenReason: null },
              borrowerRating: null,
            },
          ],
        }),
        reviewBooking: (variables) => {
          sent.push(variables);
          isSent = true;
          return { reviewBooking: { errors: [] } };
        },
        ...api,
      });
      await rendered.person.click(
        await rendered.main.findByRole('button', { name: 'Leave Review' }),
      );
      const dialog = within(await screen.findByRole('dialog'));
      return { ...rendered, dialog, sent };
    };

    it('explains the audience, sends the review, and shows that it awaits the other one', async () => {
      const { person, main, dialog, sent } = await open({});
      expect(
        dialog.getByText(
          'Vises for ejere, Torben spørger, når Torben også har bedømt dig, senest 10. juli 2026. Kan ikke rettes bagefter.',
        ),
      ).toBeInTheDocument();
      await person.click(dialog.getByRole('radio', { name: '4 stjerner' }));
      await person.type(dialog.getByRole('textbox'), 'Kom til tiden');
      await person.click(dialog.getByRole('button', { name: 'Send bedømmelse' }));
      expect(
        await main.findByText('Vises, når Torben også har skrevet, senest 10. juli 2026.'),
      ).toBeInTheDocument();
      expect(sent).toEqual([{ id: 'OWNER', rating: 4, comment: 'Kom til tiden' }]);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it.each([
      ['what the service says', () => ({ reviewBooking: { errors: ['De 14 dage er gået.'] } })],
      ['that there was no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ])('keeps the text and shows %s', async (_what, reviewBooking) => {
      const { person, dialog } = await open({ reviewBooking });
      await person.click(dialog.getByRole('radio', { name: '4 stjerner' }));
      await person.type(dialog.getByRole('textbox'), 'Kom til tiden');
      await person.click(dialog.getByRole('button', { name: 'Send bedømmelse' }));
      expect(await dialog.findByRole('alert')).toBeInTheDocument();
      expect(dialog.getByRole('textbox')).toHaveValue('Kom til tiden');
    });
  });

  describe('with a pending request', () => {
    const request: Booking = {
      ...booking('OWNER'),
      id: '81',
      status: 'upcoming',
      state: 'REQUESTED',
      possible: ['ACCEPT', 'DECLINE'],
      due: '2026-07-06T12:00:00.000Z',
      totalPriceCents: 28000,
    };
    const withRequest = {
      borrowerOf: () => ({ booking: null }),
      dashboardBookings: () => ({ myBookings: [], lendBookings: [booking('OWNER'), request] }),
      reviewStates: () => ({
        myBookings: [],
        lendBookings: [{ id: '81', ownReview: null, borrowerRating: null }],
      }),
    };

    const asker = (changes: object) => ({
      borrowerOf: () => ({
        booking: {
          id: '81',
          borrower: { id: '6', createdAt: '2024-03-15T08:00:00.000Z', location: 'Nørrebro' },
          borrowerLoans: 0,
          borrowerRating: null,
          history: [{ id: '1', step: 'request', note: 'Hej Mette' }],
          ...changes,
        },
      }),
    });

    it('shows who asks: reviews as a borrower, loans, membership, words and earnings', async () => {
      const { main } = await openLive('/dashboard?tab=rentals', {
        ...withRequest,
        ...asker({ borrowerLoans: 4, borrowerRating: { reviewCount: 3, ratingAverage: 4.5 } }),
      });
      const list = within(await main.findByRole('list', { name: 'Udlejninger' }));
      expect(await list.findByText('★ 4,5 som låner (3)')).toBeInTheDocument();
      expect(list.getByText('4 lån · medlem siden marts 2024 · Nørrebro')).toBeInTheDocument();
      expect(list.getByText('Hej Mette')).toBeInTheDocument();
      expect(list.getByText(/^Du tjener 250.kr.$/)).toBeInTheDocument();
    });

    it('says of what a rating is that the borrower has as an owner', async () => {
      const { main } = await openLive('/dashboard?tab=rentals', { ...withRequest, ...asker({}) });
      const list = within(await main.findByRole('list', { name: 'Udlejninger' }));
      expect(await list.findByText('Torben er ny som låner · ★ 4,8 som ejer')).toBeInTheDocument();
    });

    it('calls nobody with loans new', async () => {
      const { main } = await openLive('/dashboard?tab=rentals', {
        ...withRequest,
        ...asker({ borrowerLoans: 1 }),
      });
      const list = within(await main.findByRole('list', { name: 'Udlejninger' }));
      expect(
        await list.findByText('Ingen bedømmelser som låner · ★ 4,8 som ejer'),
      ).toBeInTheDocument();
      expect(list.getByText(/^1 lån · /)).toBeInTheDocument();
    });

    it('counts it in the tab, lists it first and shows its deadline', async () => {
      const { main } = await openLive('/dashboard?tab=rentals', withRequest);
      const list = within(await main.findByRole('list', { name: 'Udlejninger' }));
      const [first] = list.getAllByRole('listitem');
      expect(first).toHaveTextContent('Venter på svar');
      expect(first).toHaveTextContent('1.–\u20603. juni 2026');
      // What she earns, without the fee and the insurance that the borrower pays on top.
      await waitFor(() => expect(first).toHaveTextContent('250 kr.'));
      expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/booking/81');
      expect(first).toHaveTextContent('Svar inden mandag 6. juli kl. 14.00');
      expect(main.queryByText('Det her venter')).not.toBeInTheDocument();
      expect(main.getByRole('tab', { name: /^Udlejninger/ })).toHaveTextContent('Udlejninger1');
    });

    it('shows it above the tools on the initial tab, with its actions', async () => {
      const { api, main, person } = await openLive('/dashboard', {
        ...withRequest,
        takeBookingStep: () => ({ takeBookingStep: { booking: null, errors: [] } }),
      });
      const [first, second] = [
        await main.findByRole('heading', { level: 2, name: 'Det her venter' }),
        main.getByRole('heading', { level: 2, name: 'Mit værktøj' }),
      ];
      expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      const list = within(main.getByRole('list', { name: 'Det her venter' }));
      expect(list.getAllByRole('listitem')).toHaveLength(1);
      await person.click(
        await list.findByRole('button', { name: 'Sig ja til forespørgslen fra Torben Krogh' }),
      );
      expect(await screen.findByText('Du har sagt ja til Torben')).toBeInTheDocument();
      expect(api.callsOf('takeBookingStep', 'ACCEPT')).toHaveLength(1);
    });

    it('accepts it from the list', async () => {
      const { api, main, person } = await openLive('/dashboard?tab=rentals', {
        ...withRequest,
        takeBookingStep: () => ({ takeBookingStep: { booking: null, errors: [] } }),
      });
      await person.click(
        await main.findByRole('button', { name: 'Sig ja til forespørgslen fra Torben Krogh' }),
      );
      expect(await screen.findByText('Du har sagt ja til Torben')).toBeInTheDocument();
      expect(api.callsOf('takeBookingStep', 'ACCEPT')[0]?.variables).toEqual({
        id: '81',
        step: 'ACCEPT',
      });
    });

    it('declines it after a question, with the reason for the borrower', async () => {
      const { api, main, person } = await openLive('/dashboard?tab=rentals', {
        ...withRequest,
        takeBookingStep: () => ({ takeBookingStep: { booking: null, errors: ['For sent.'] } }),
      });
      await person.click(
        await main.findByRole('button', { name: 'Afvis forespørgslen fra Torben Krogh' }),
      );
      const asked = within(await screen.findByRole('dialog', { name: 'Afvis forespørgslen?' }));
      await person.selectOptions(asked.getByLabelText('Hvorfor?'), 'Værktøjet er i stykker');
      await person.type(asked.getByLabelText('Skriv til Torben (valgfrit)'), 'Beklager.');
      await person.click(asked.getByRole('button', { name: 'Afvis' }));
      expect(await screen.findByText('For sent.')).toBeInTheDocument();
      expect(api.callsOf('takeBookingStep', 'DECLINE')[0]?.variables).toEqual({
        id: '81',
        step: 'DECLINE',
        input: { text: 'Værktøjet er i stykker. Beklager.' },
      });
    });
  });

  it('marks only the tool that is currently lent out', async () => {
    const out: Booking = { ...booking('OWNER'), status: 'overdue' };
    const { main } = await openLive('/dashboard', {
      dashboardBookings: () => ({ myBookings: [booking('BORROWER')], lendBookings: [out] }),
    });
    const tools = await main.findByRole('list', { name: 'Mit værktøj' });
    await within(tools).findByText('Udlånt');
    const [drill, saw] = within(tools).getAllByRole('listitem');
    expect(drill).toHaveTextContent('Udlånt');
    expect(saw).toHaveTextContent('Ledig');
  });

  it('says how many units are available while some are lent out', async () => {
    const out: Booking = { ...booking('OWNER'), status: 'active' };
    const three = { ...buildListing({ id: out.tool.id }), maxAvailableCount: 3 };
    const { main } = await openLive('/dashboard', {
      myTools: () => ({ myTools: [three] }),
      dashboardBookings: () => ({ myBookings: [], lendBookings: [out] }),
    });
    const tools = await main.findByRole('list', { name: 'Mit værktøj' });
    expect(await within(tools).findByText('2 af 3 ledige')).toBeInTheDocument();
    expect(within(tools).queryByText(/udlånt/i)).not.toBeInTheDocument();
  });

  it('says that nothing waits, and says nothing before it knows', async () => {
    let respond: (answer: Record<string, unknown>) => void = () => undefined;
    const { main } = await openLive('/dashboard', {
      dashboardBookings: () =>
        new Promise<Record<string, unknown>>((resolve) => {
          respond = resolve;
        }),
    });
    expect(main.getByRole('heading', { name: 'Det her venter' })).toBeInTheDocument();
    expect(main.queryByText('Alt er hængt på plads')).not.toBeInTheDocument();
    respond({ myBookings: [], lendBookings: [] });
    expect(await main.findByText('Alt er hængt på plads')).toBeInTheDocument();
  });

  it('leads from a pick-up today to its code, and writes about a tool that is overdue', async () => {
    const today = getCopenhagenDate(new Date());
    const { main } = await openLive('/dashboard', {
      dashboardBookings: () => ({
        myBookings: [
          {
            ...booking('BORROWER'),
            id: '5',
            startDate: today,
            endDate: addDays(today, 2),
            status: 'upcoming',
            state: 'ACCEPTED',
            possible: ['CONFIRM_PICKUP'],
          },
        ],
        lendBookings: [
          {
            ...booking('OWNER'),
            id: '6',
            status: 'overdue',
            state: 'PICKED_UP',
            endDate: addDays(today, -2),
            conversationId: '44',
          },
        ],
      }),
    });
    const list = within(await main.findByRole('list', { name: 'Det her venter' }));
    const [late, pickup] = list.getAllByRole('listitem');
    expect(late).toHaveTextContent('2 dage forsinket');
    expect(list.getByRole('link', { name: 'Skriv til Torben' })).toHaveAttribute(
      'href',
      '/conversation/44',
    );
    expect(pickup).toHaveTextContent('Hentes i dag');
    expect(list.getByRole('link', { name: 'Vis kode' })).toHaveAttribute('href', '/booking/5?show');
  });

  it('shows a member who only borrows the loans first, and no money', async () => {
    const { main } = await openLive('/dashboard', {
      myTools: () => ({ myTools: [] }),
      dashboardBookings: () => ({ myBookings: [booking('BORROWER')], lendBookings: [] }),
    });
    await waitFor(() =>
      expect(main.getByRole('tab', { name: 'Lån' })).toHaveAttribute('aria-selected', 'true'),
    );
    expect(main.queryByRole('tab', { name: 'Penge' })).not.toBeInTheDocument();
    expect(main.queryByText(/^På vej/)).not.toBeInTheDocument();
  });

  it('shows earnings and payouts under the money, which a line of the first tab leads to', async () => {
    setToday('2026-07-01T10:00:00Z');
    const payout = {
      id: '7',
      amountCents: 70_000,
      state: 'PAID',
      createdAt: '2026-06-02T22:30:00.000Z',
    };
    const earnings = {
      earnedCents: 123_450,
      heldCents: 5_000,
      dueCents: 53_450,
      payouts: [payout],
    };
    const earned = (at: string, amountCents: number) => ({
      role: 'OWNER',
      line: { kind: 'RENTAL', at, amountCents },
    });
    const statementLines = [
      earned('2026-06-02T10:00:00Z', 20_000),
      earned('2026-06-30T22:30:00Z', 45_000),
    ];
    const { main, person } = await openLive('/dashboard', {
      earnings: () => ({ earnings }),
      payoutAccount: () => ({ payoutAccount: { state: 'READY', wantedBy: null, dueCents: 0 } }),
      statement: () => ({
        statement: { year: 2026, years: [2026], statementLines, isWhole: true },
      }),
    });
    const line = await main.findByRole('link', {
      name: /^På vej: 50.kr. · Næste udbetaling: 534,50.kr.$/,
    });
    await person.click(line);
    const panel = () => within(main.getByRole('tabpanel'));
    expect(await panel().findByText('700 kr.')).toBeInTheDocument();
    // In Denmark it is the next day already.
    expect(panel().getByText('3. juni 2026')).toBeInTheDocument();
    expect(panel().getByText('Udbetalt')).toBeInTheDocument();
    expect(panel().getByText('50 kr.')).toBeInTheDocument();
    expect(panel().getByText('1.234,50 kr.')).toBeInTheDocument();
    expect(plainSpaces(panel().getByText(/^Du har tjent/).textContent)).toBe(
      'Du har tjent 450 kr. i juli og 650 kr. i 2026. Næste udbetaling kommer tidligst ons. 1. jul. og er på 534,50 kr.',
    );
    expect(panel().getByText('juni').nextElementSibling).toHaveTextContent('200 kr.');
  });

  it('lists the bookings whose money is on its way, and their sums add up to the total', async () => {
    setToday('2026-07-01T10:00:00Z');
    const lent = (id: string, more: Partial<Booking> = {}) =>
      buildBooking({ id, role: 'OWNER', ...more });
    const amount = (bookingId: string, heldCents: number) => ({
      bookingId,
      heldCents,
      plusCents: 0,
      minusCents: 0,
      totalCents: 0,
    });
    const answers = {
      earnings: () => ({
        earnings: { earnedCents: 9_000, heldCents: 80_500, dueCents: 0, payouts: [] },
      }),
      statement: () => ({
        statement: {
          year: 2026,
          years: [2026],
          statementLines: [
            {
              role: 'OWNER',
              line: { kind: 'RENTAL', at: '2026-07-01T08:00:00Z', amountCents: 9_000 },
            },
          ],
          isWhole: true,
        },
      }),
      dashboardBookings: () => ({
        myBookings: [buildBooking({ id: '3' })],
        lendBookings: [lent('1'), lent('2', { endDate: '2026-07-10' }), lent('4')],
      }),
      bookingAmounts: () => ({
        bookingAmounts: [amount('1', 50_000), amount('2', 30_500), amount('3', 70_000)],
      }),
    };
    const { main, api, person } = await openLive('/dashboard?tab=money', answers);
    const list = within(await main.findByRole('list', { name: 'På vej' }));
    const rows = list.getAllByRole('link');
    expect(rows.map((row) => row.getAttribute('href'))).toEqual(['/booking/2', '/booking/1']);
    expect(rows.map((row) => plainSpaces(row.textContent))).toEqual([
      expect.stringMatching(/Til Mette · 8\.–.?10\. jul\.305 kr\.$/),
      expect.stringMatching(/500 kr\.$/),
    ]);
    expect(plainSpaces(main.getByText(/^Du har tjent/).textContent)).toBe(
      'Du har tjent 90 kr. i juli. 805 kr. er på vej. Vi udbetaler, når hvert udlån er slut.',
    );
    expect(main.queryByText('Måned for måned')).not.toBeInTheDocument();
    expect(main.queryByText('I 2026')).not.toBeInTheDocument();
    // Nothing is due, which would read as if the next payout were nothing.
    expect(main.queryByText('Næste udbetaling')).not.toBeInTheDocument();

    // Without a booking the sums would not add up.
    api.answer('bookingAmounts', () => ({ bookingAmounts: [amount('1', 50_000)] }));
    await person.click(main.getByRole('tab', { name: 'Lån' }));
    await person.click(main.getByRole('tab', { name: 'Penge' }));
    await waitFor(() =>
      expect(main.queryByRole('list', { name: 'På vej' })).not.toBeInTheDocument(),
    );
    expect(await main.findByText('Indtjening i alt')).toBeInTheDocument();
  });
});
