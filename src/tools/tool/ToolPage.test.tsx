import { act, screen, waitFor, within } from '@testing-library/react';
import {
  answerQuote,
  buildFoundTool,
  buildOwnTool,
  buildToolDetail,
  buildUser,
} from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';

beforeEach(() => setToday('2026-07-01T10:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
});

type Options = NonNullable<Parameters<typeof renderRoute>[1]>;
type Tool = ReturnType<typeof buildToolDetail>;

const open = (path: string, options: Options = {}) => renderRoute(path, { ...options });

async function showTool(changes: Partial<Tool> = {}, options: Options = {}) {
  const tool = buildToolDetail(changes);
  const route = await open('/tool/1', {
    ...options,
    api: { tool: () => ({ tool }), quote: answerQuote(tool.pricePerDayCents) },
  });
  await screen.findByRole('heading', { level: 1, name: tool.name });
  return route;
}

const failNetwork = () => {
  throw new FakeNetworkError('down');
};
const neverAnswers = () => new Promise<never>(() => undefined);
const main = () => within(screen.getByRole('main'));

describe('a tool page while loading', () => {
  const found = buildFoundTool({ name: 'Stiksav', pricePerDayCents: 7500 });

  it('shows the data of the card: name, price and picture', async () => {
    const { person } = await open('/browse', {
      api: { searchTools: () => ({ searchTools: [found] }), tool: neverAnswers },
    });
    await person.click(await screen.findByRole('link', { name: 'Stiksav' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Stiksav' })).toBeInTheDocument();
    expect(main().getByText(/75/)).toBeInTheDocument();
    expect(main().getByRole('img', { name: 'Stiksav' })).toBeInTheDocument();
    expect(main().getByText('Henter værktøjet')).toBeInTheDocument();
  });

  it('shows a loading state when nothing is known', async () => {
    await open('/tool/1', { api: { tool: neverAnswers } });
    expect(await main().findByText('Henter værktøjet')).toBeInTheDocument();
  });

  it('shows a load error in the page and retries from there', async () => {
    const { api, person } = await open('/tool/1', { api: { tool: failNetwork } });
    expect(await main().findByRole('alert')).toHaveTextContent(
      'Værktøjets side kunne ikke hentes.',
    );
    api.answer('tool', () => ({ tool: buildToolDetail() }));
    await person.click(main().getByRole('button', { name: 'Hent siden igen' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Akku boremaskine' }),
    ).toBeInTheDocument();
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the booking bar on a phone', () => {
  const bar = () => screen.getByRole('region', { name: 'Pris og booking' });

  it('opens the calendar directly', async () => {
    const { person } = await showTool();
    await person.click(within(bar()).getByRole('button', { name: 'Se ledige dage' }));
    expect(await screen.findByRole('dialog', { name: 'Hvornår henter du?' })).toBeInTheDocument();
  });

  it('is hidden while the booking box is in view', async () => {
    const watches: IntersectionObserverCallback[] = [];
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options) => {
      // Parts that load near the viewport pass a margin as options; the observer of the box passes none.
      if (options === undefined) watches.push(callback);
      return { observe() {}, unobserve() {}, disconnect() {} } as unknown as IntersectionObserver;
    });
    await showTool({}, { styled: true });
    const say = (isIntersecting: boolean) =>
      act(() => {
        for (const watch of watches) {
          watch(
            [{ isIntersecting } as IntersectionObserverEntry],
            null as unknown as IntersectionObserver,
          );
        }
      });
    expect(bar()).not.toHaveAttribute('data-away');
    say(true);
    expect(screen.queryByRole('region', { name: 'Pris og booking' })).not.toBeInTheDocument();
    say(false);
    expect(bar()).not.toHaveAttribute('data-away');
    jest.restoreAllMocks();
  });
});

describe('the pictures of a tool', () => {
  it('are one large button for a single picture', async () => {
    const { person } = await showTool();
    expect(main().queryByRole('button', { name: /^Vis billede/ })).not.toBeInTheDocument();
    expect(main().queryByText(/billeder$/)).not.toBeInTheDocument();
    await person.click(main().getByRole('button', { name: /i stor størrelse/ }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Akku boremaskine' }));
    expect(viewer.queryByRole('button', { name: 'Næste billede' })).not.toBeInTheDocument();
  });

  it('are one large and at most four small ones; the viewer has all', async () => {
    const imageUrls = ['drill', 'saw', 'ladder', 'grill', 'tent', 'sander'].map(
      (name) => `/images/tools/${name}.svg`,
    );
    const { person } = await showTool({ imageUrls });
    const small = main().getAllByRole('button', { name: /^Vis billede \d af 6$/ });
    expect(small.map((button) => button.querySelector('img')?.getAttribute('src'))).toEqual(
      imageUrls.slice(1, 5),
    );
    expect(main().getByText('6 billeder')).toBeInTheDocument();
    await person.click(main().getByRole('button', { name: 'Vis billede 5 af 6' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Akku boremaskine' }));
    expect(viewer.getByRole('img')).toHaveAttribute('src', '/images/tools/tent.svg');
    await person.keyboard('{ArrowRight}');
    expect(viewer.getByRole('img')).toHaveAttribute('src', '/images/tools/sander.svg');
  });

  it('ignore the arrow keys once the viewer is closed', async () => {
    const imageUrls = ['/images/tools/drill.svg', '/images/tools/saw.svg'];
    const { person, store } = await showTool({ imageUrls });
    await person.click(main().getByRole('button', { name: 'Vis billede 2 af 2' }));
    await screen.findByRole('dialog', { name: 'Akku boremaskine' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const closed = store.getState().screen;
    await person.keyboard('{ArrowRight}');
    expect(store.getState().screen).toBe(closed);
  });
});

describe('the calendar of a tool page', () => {
  const scrollDown = () => {
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
      const observe = () =>
        callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as never);
      return { observe, unobserve() {}, disconnect() {} } as unknown as IntersectionObserver;
    });
  };
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('chooses the days of the booking', async () => {
    scrollDown();
    const { person, address } = await showTool();
    const calendar = within(screen.getByRole('region', { name: 'Ledige dage' }));
    await person.click(await calendar.findByRole('button', { name: 'lørdag den 4. juli 2026' }));
    await person.click(calendar.getByRole('button', { name: 'mandag den 6. juli 2026' }));
    await waitFor(() => expect(address()).toBe('/tool/1?start=2026-07-04&end=2026-07-06'));
  });

  it('is left out for a tool that the member cannot book', async () => {
    await showTool({ visibility: 'UNLISTED' }, { user: buildUser({ id: '501' }) });
    expect(screen.queryByRole('region', { name: 'Ledige dage' })).not.toBeInTheDocument();
  });
});

it('says the distance of the search that has shown the tool', async () => {
  const found = buildFoundTool({ name: 'Stiksav', distanceMetres: 2_400 });
  const { person } = await open('/browse', {
    api: {
      searchTools: () => ({ searchTools: [found] }),
      tool: () => ({ tool: buildToolDetail({ id: found.id, name: 'Stiksav' }) }),
    },
  });
  await person.click(await screen.findByRole('link', { name: 'Stiksav' }));
  expect(await main().findByText('2,4 km · Nørrebro, København')).toBeInTheDocument();
});

describe('the owner on the tool page', () => {
  const { owner } = buildToolDetail();

  it('has no confirmed e-mail or response rate when they are unknown', async () => {
    await showTool();
    expect(screen.queryByText('E-mail bekræftet')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Svarer på/)).not.toBeInTheDocument();
  });

  it('shows the confirmed e-mail and the response rate when known', async () => {
    await showTool({ owner: { ...owner, emailConfirmed: true, responseRate: 92 } });
    expect(screen.getByText('E-mail bekræftet')).toBeInTheDocument();
    expect(screen.getByText('Svarer på 92 % af forespørgslerne')).toBeInTheDocument();
  });

  it.each([
    [
      { kind: 'PRIVATE' as const, trader: null },
      'Henrik låner ud som privatperson. Derfor har du ikke rettigheder som i en butik, fx fortrydelsesret.',
    ],
    [null, 'Henrik har endnu ikke oplyst, om udlånet er privat eller erhvervsmæssigt.'],
  ])('lends as a private person, or has not declared it', async (lender, text) => {
    await showTool({ owner: { ...owner, lender } });
    const line = within(screen.getByRole('region', { name: 'Udlånes af' }));
    expect(line.getByText(text)).toBeInTheDocument();
    expect(line.queryByText(/CVR/)).not.toBeInTheDocument();
  });

  it('says nothing of how the owner lends in a copy from before that was asked', async () => {
    const { lender: _, ...kept } = owner;
    await showTool({ owner: kept as typeof owner });
    const line = within(screen.getByRole('region', { name: 'Udlånes af' }));
    expect(line.queryByText(/oplyst|privatperson|erhverv/)).not.toBeInTheDocument();
  });

  it('lends as a business with its name, number and contact details', async () => {
    const trader = {
      businessName: 'Lunds Maskiner',
      cvr: '24256790',
      address: 'Algade 5, 4000 Roskilde',
      email: 'hej@lund.example',
      phone: '+45 12 34 56 78',
    };
    const { person } = await showTool({ owner: { ...owner, lender: { kind: 'TRADER', trader } } });
    expect(
      screen.getByText(
        'Lunds Maskiner, CVR 24\u00a025\u00a067\u00a090, låner ud som erhvervsdrivende. Du har en forbrugers rettigheder, fx fortrydelsesret.',
        { normalizer: (shown) => shown },
      ),
    ).toBeInTheDocument();
    await person.click(screen.getByText('Kontakt virksomheden'));
    expect(screen.getByRole('link', { name: trader.email })).toHaveAttribute(
      'href',
      'mailto:hej@lund.example',
    );
    expect(screen.getByRole('link', { name: trader.phone })).toHaveAttribute(
      'href',
      'tel:+4512345678',
    );
    expect(screen.getByText(trader.address)).toBeVisible();
    expect(
      screen.getByText('Det har Henrik selv oplyst. Vi har ikke kontrolleret det.'),
    ).toBeVisible();
  });

  it.each([
    [0, null],
    [1, 'Lånt ud 1 gang'],
    [23, 'Lånt ud 23 gange'],
  ])('has lent the tool %i times', async (rentalCount, text) => {
    await showTool({ rentalCount, reviewCount: Math.min(rentalCount, 5) });
    if (text === null) expect(screen.queryByText(/^Lånt ud/)).not.toBeInTheDocument();
    else expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('says no number of loans below that of the reviews', async () => {
    await showTool({ rentalCount: 1, reviewCount: 5 });
    expect(screen.queryByText(/^Lånt ud/)).not.toBeInTheDocument();
  });

  it('shows how soon they answer when that is known', async () => {
    await showTool({ owner: { ...owner, responseMinutes: 90 } });
    expect(screen.getByText('Svarer typisk inden for et par timer')).toBeInTheDocument();
  });

  const showOwnTool = async (
    hiddenReason: string | null = null,
    visibility: Tool['visibility'] = 'LISTED',
  ) => {
    const tool = buildToolDetail({ owner: { ...owner, id: '501' }, visibility });
    const route = await open('/tool/1', {
      user: buildUser({ id: '501' }),
      api: {
        tool: () => ({ tool }),
        ownTool: () => ({ ownTool: buildOwnTool({ hiddenReason }) }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: tool.name });
    return route;
  };

  it('sees that Skuret has hidden their tool, and the reason', async () => {
    await showOwnTool('Billedet viser en anden maskine.');
    const box = within(await screen.findByRole('region', { name: 'Dit værktøj' }));
    expect(
      await box.findByText(
        'Vi har skjult dit værktøj, så kun du ser det: Billedet viser en anden maskine.',
      ),
    ).toBeInTheDocument();
    expect(box.queryByText(/Sådan ser andre det/)).not.toBeInTheDocument();
  });

  it('sees that their paused tool cannot be booked, not that others see it', async () => {
    await showOwnTool(null, 'UNLISTED');
    expect(
      await main().findByText(/Ingen kan booke det, før du offentliggør det/),
    ).toBeInTheDocument();
    expect(main().queryByText(/Sådan ser andre det/)).not.toBeInTheDocument();
  });

  it('a member with a booking sees the paused tool without a booking box', async () => {
    const { api } = await showTool({ visibility: 'UNLISTED' }, { user: buildUser({ id: '501' }) });
    expect(main().getByRole('region', { name: 'Sat på pause' })).toHaveTextContent(
      'Ejeren har sat værktøjet på pause. Din booking gælder stadig.',
    );
    expect(screen.queryByText('Book nu')).not.toBeInTheDocument();
    expect(api.callsOf('quote')).toHaveLength(0);
  });

  it('gets an edit link instead of the booking box', async () => {
    const { api } = await showOwnTool();
    const box = within(await screen.findByRole('region', { name: 'Dit værktøj' }));
    expect(box.getByRole('link', { name: 'Rediger' })).toHaveAttribute('href', '/edit-tool/1');
    expect(screen.queryByRole('region', { name: 'Book værktøjet' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Pris og booking' })).not.toBeInTheDocument();
    await api.idle();
    expect(api.callsOf('countView')).toEqual([]);
  });
});

describe('the view count of a tool page', () => {
  it.each([
    ['a visitor', null],
    ['a member', buildUser()],
  ])('for %s is recorded once, however often the page renders', async (_who, user) => {
    const { api, history } = await showTool({}, { user });
    await waitFor(() => expect(api.callsOf('countView')).toHaveLength(1));
    expect(api.callsOf('countView')[0]?.variables).toEqual({ toolId: '1' });
    act(() => history.push('/tool/1?quantity=2'));
    await api.idle();
    expect(api.callsOf('countView')).toHaveLength(1);
  });

  it('fails silently', async () => {
    const { api } = await open('/tool/1', {
      api: { tool: () => ({ tool: buildToolDetail() }), countView: failNetwork },
    });
    await waitFor(() => expect(api.callsOf('countView')).toHaveLength(1));
    await api.idle();
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('the result count of the browse page', () => {
  const tools = Array.from({ length: 24 }, (_, index) =>
    buildFoundTool({ id: String(index + 1), searchCursor: `c${index}` }),
  );

  it('is shown once all results are loaded', async () => {
    await open('/browse', { api: { searchTools: () => ({ searchTools: tools.slice(0, 3) }) } });
    await waitFor(() => expect(screen.getByText('3 værktøj')).toBeInTheDocument());
  });

  it('is hidden until it is known', async () => {
    await open('/browse', {
      api: {
        searchTools: ({ after }) => (after ? neverAnswers() : { searchTools: tools }),
        searchFacets: neverAnswers,
      },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(24);
    expect(screen.queryByText(/^\d+ værktøj$/)).not.toBeInTheDocument();
  });
});

it('offers a visitor the form for reports, and a member the dialog', async () => {
  const openMenu = async (person: Awaited<ReturnType<typeof showTool>>['person']) => {
    await person.click(main().getByRole('button', { name: 'Flere muligheder' }));
    return within(await screen.findByRole('dialog', { name: 'Flere muligheder' }));
  };
  const visit = await showTool({}, { user: null });
  const link = (await openMenu(visit.person)).getByRole('link', { name: 'Meld værktøjet' });
  expect(link).toHaveAttribute('href', '/report?about=/tool/1');
  visit.unmount();

  const { person } = await showTool({}, { user: buildUser() });
  await person.click((await openMenu(person)).getByRole('button', { name: 'Meld værktøjet' }));
  expect(
    await screen.findByRole('dialog', { name: 'Meld værktøjet til Skuret' }),
  ).toBeInTheDocument();
});
