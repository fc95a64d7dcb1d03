import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerQuote, buildToolDetail, buildUser } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';

type Tool = ReturnType<typeof buildToolDetail>;

beforeEach(() => setToday('2026-07-01T10:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function showTool(changes: Partial<Tool> = {}, search = '') {
  const tool = buildToolDetail(changes);
  const rendered = await renderRoute(`/tool/1${search}`, {
    api: { tool: () => ({ tool }), quote: answerQuote(tool.pricePerDayCents) },
  });
  await screen.findByRole('heading', { level: 1, name: tool.name });
  return rendered;
}

const main = () => within(screen.getByRole('main'));
const box = () => within(screen.getByRole('region', { name: 'Book værktøjet' }));
const getFact = (name: string) => screen.getByText(name).nextElementSibling;

describe('the tool page before and without data (D15, D16)', () => {
  it('requests the tool in the URL', async () => {
    const { api } = await renderRoute('/tool/a%2Fb', { api: { tool: () => ({ tool: null }) } });
    await screen.findByText('Tool not found');
    expect(api.callsOf('tool')[0]?.variables).toEqual({ id: 'a/b' });
  });

  it('shows in English that the tool does not exist, with a link to the others', async () => {
    await renderRoute('/tool/404', { api: { tool: () => ({ tool: null }) } });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Tool not found' });
    expect(screen.getByText("The tool you're looking for doesn't exist.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Tools' })).toHaveAttribute('href', '/browse');
    expect(heading.closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('shows only the next tool when a link leads from one to another', async () => {
    const { api, history } = await showTool();
    let arrive: () => void = () => undefined;
    const onItsWay = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    api.answer('tool', async ({ id }) => {
      await onItsWay;
      return { tool: buildToolDetail({ id: String(id), name: 'Stige' }) };
    });
    act(() => history.push('/tool/2'));
    await waitFor(() => expect(screen.queryByText('Akku boremaskine')).not.toBeInTheDocument());
    act(() => arrive());
    expect(await screen.findByRole('heading', { level: 1, name: 'Stige' })).toBeInTheDocument();
    expect(screen.queryByText('Akku boremaskine')).not.toBeInTheDocument();
  });
});

describe('the tool page', () => {
  it('lists the pick-up hours when the owner gave them', async () => {
    await showTool({ pickupHours: 'Hverdage kl. 16-19' });
    const policies = within(screen.getByRole('region', { name: 'Godt at vide' }));
    expect(policies.getByText('Afhentningstider')).toBeInTheDocument();
    expect(policies.getByText('Hverdage kl. 16-19')).toBeInTheDocument();
  });

  it('names the price of a late day', async () => {
    await showTool({ pricePerDayCents: 7_500 });
    const policies = within(screen.getByRole('region', { name: 'Godt at vide' }));
    expect(
      policies.getByText(/^Forsinket\? 75(,00)? kr\. pr\. påbegyndt dag\.$/),
    ).toBeInTheDocument();
  });

  it('omits the pick-up hours when the owner gave none', async () => {
    await showTool();
    expect(screen.queryByText('Afhentningstider')).not.toBeInTheDocument();
  });

  it('opens the viewer at the thumbnail, navigates by arrow keys and buttons, and closes with Escape', async () => {
    const { person } = await showTool({
      imageUrls: ['/pictures/1', '/pictures/2', '/pictures/3', '/pictures/4'],
    });
    const third = screen.getByRole('button', { name: 'Vis billede 3 af 4' });
    await person.click(third);
    const viewer = within(await screen.findByRole('dialog', { name: 'Akku boremaskine' }));
    expect(viewer.getByRole('status')).toHaveTextContent('Billede 3 af 4');

    await person.keyboard('{ArrowRight}');
    expect(viewer.getByRole('status')).toHaveTextContent('Billede 4 af 4');
    await person.keyboard('{ArrowRight}');
    expect(viewer.getByRole('status')).toHaveTextContent('Billede 1 af 4');
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(viewer.getByRole('status')).toHaveTextContent('Billede 3 af 4');
    await person.click(viewer.getByRole('button', { name: 'Næste billede' }));
    await person.click(viewer.getByRole('button', { name: 'Forrige billede' }));
    expect(viewer.getByRole('status')).toHaveTextContent('Billede 3 af 4');

    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(third).toHaveFocus();
  });

  it('shows a breadcrumb', async () => {
    await showTool();
    const way = within(screen.getByRole('navigation', { name: 'Brødkrumme' }));
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/browse',
      '/browse?category=power-tools',
    ]);
    expect(way.getByText('Power Tools').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(way.getByText('Akku boremaskine')).toHaveAttribute('aria-current', 'page');
  });

  it('shows name, place and stars with one decimal', async () => {
    await showTool({ ratingAverage: 4.75, reviewCount: 3 });
    expect(main().getAllByText('Nørrebro, København')).toHaveLength(2);
    expect(main().getByText('4,8 af 5 stjerner, 3 bedømmelser')).toBeInTheDocument();
  });

  it('shows specifications, with weight as grams/100 and age as months/12', async () => {
    const { person } = await showTool({ weightGrams: 185, ageMonths: 18 });
    await person.click(screen.getByRole('button', { name: 'Vis alle 7 specifikationer' }));
    expect(main().getByText('Let og stærk boremaskine med to batterier.')).toBeInTheDocument();
    expect(getFact('Mærke')).toHaveTextContent('Nordkraft');
    expect(getFact('Model')).toHaveTextContent('NK-18');
    expect(getFact('Effekt')).toHaveTextContent('18 V');
    expect(getFact('Stand')).toHaveTextContent('God stand');
    expect(getFact('Vægt')).toHaveTextContent('1,9 kg');
    expect(getFact('Alder')).toHaveTextContent('1,5 år');
    expect(getFact('Spænding')).toHaveTextContent('18 V');
  });

  it('shows the included items and the instructions', async () => {
    await showTool();
    expect(main().getByText('To batterier')).toBeInTheDocument();
    expect(main().getByText('Oplader')).toBeInTheDocument();
    expect(main().getByText('Lad batteriet op, før du afleverer den.')).toBeInTheDocument();
  });

  it('omits unknown details', async () => {
    await showTool({
      brandName: null,
      model: null,
      powerDescription: null,
      condition: null,
      weightGrams: null,
      ageMonths: null,
      specifications: [],
      includedItems: [],
      usageInstructions: null,
      ratingAverage: null,
      reviewCount: 0,
      categories: [],
    });
    for (const text of ['Specifikationer', 'Det følger med', 'Sådan bruger du det', 'Vægt']) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
    expect(main().queryByText(/stjerner, 0/)).not.toBeInTheDocument();
  });

  it('links from the owner to their profile', async () => {
    await showTool();
    const owner = within(screen.getByRole('region', { name: 'Udlånes af' }));
    expect(owner.getByRole('link', { name: 'Henrik Lund' })).toHaveAttribute('href', '/profile/2');
    expect(owner.getByText('Medlem siden maj 2023')).toBeInTheDocument();
    expect(owner.getByText('4,9 af 5 stjerner, 8 bedømmelser')).toBeInTheDocument();
  });

  it('omits a deposit of zero', async () => {
    await showTool({ depositCents: 0 });
    expect(screen.queryByText('Depositum')).not.toBeInTheDocument();
  });
});

describe('the reviews of a tool', () => {
  const [given] = buildToolDetail().reviews;
  const reviews = ['Anna Bo', 'Bent Dahl', 'Carl Elm', 'Dorte Friis', 'Erik Gade'].map(
    (name, index) => ({
      ...given,
      id: String(index),
      rating: 4,
      comment: `Fin ${index}`,
      answer: null,
      createdAt: '2026-05-04T08:00:00.000Z',
      createdByUser: { id: String(20 + index), name, avatarImageUrl: null },
    }),
  );
  const getNames = () =>
    within(screen.getByRole('list', { name: 'Bedømmelser' }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('bdi')?.textContent);

  it('are on the page, without tabs', async () => {
    await showTool();
    const review = within(
      within(screen.getByRole('list', { name: 'Bedømmelser' })).getByRole('listitem'),
    );
    expect(review.getByText('Karen Møller')).toBeInTheDocument();
    expect(review.getByText('Den trak alt, jeg bad den om.')).toBeInTheDocument();
    expect(review.getByText('5 af 5 stjerner')).toBeInTheDocument();
    expect(review.getByText('4. maj 2026')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /bedømmelser$/ })).not.toBeInTheDocument();
  });

  it('are the three newest until all are shown', async () => {
    const { person } = await showTool({ reviews, reviewCount: 73 });
    expect(screen.getByText('73 bedømmelser, de 5 nyeste vises')).toBeInTheDocument();
    expect(getNames()).toEqual(['Anna Bo', 'Bent Dahl', 'Carl Elm']);
    await person.click(screen.getByRole('button', { name: 'Vis alle 5 bedømmelser' }));
    expect(getNames()).toHaveLength(5);
    await person.click(screen.getByRole('button', { name: 'Vis færre bedømmelser' }));
    expect(getNames()).toHaveLength(3);
  });

  it('show an empty state', async () => {
    await showTool({ reviews: [], reviewCount: 0, ratingAverage: null });
    expect(screen.getByText('Ingen bedømmelser endnu')).toBeInTheDocument();
  });

  it('are reported with the tool by one button, which visitors do not have', async () => {
    await showTool({ reviews });
    expect(screen.queryByRole('button', { name: /^Meld/ })).not.toBeInTheDocument();
  });

  it('can be chosen in the report of the tool', async () => {
    const { person } = await renderRoute('/tool/1', {
      user: buildUser({ id: '20' }),
      api: {
        tool: () => ({ tool: buildToolDetail({ reviews }) }),
        member: () => ({ member: null }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Akku boremaskine' });
    await person.click(screen.getByRole('button', { name: 'Flere muligheder' }));
    await person.click(screen.getByRole('button', { name: /^Meld/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const [about] = dialog.getAllByRole('combobox');
    const options = within(about as HTMLElement).getAllByRole('option');
    // The person's own review is not among them.
    expect(options.map((option) => option.textContent)).toEqual([
      'Akku boremaskine',
      'Bedømmelsen af Bent Dahl',
      'Bedømmelsen af Carl Elm',
      'Bedømmelsen af Dorte Friis',
      'Bedømmelsen af Erik Gade',
    ]);
  });
});

describe('the booking box', () => {
  it('shows the daily price', async () => {
    await showTool();
    expect(
      box().getAllByText(
        (_, element) => plainSpaces(element?.textContent ?? '') === '75 kr./dag',
      )[0],
    ).toBeVisible();
  });

  it('leads to the calendar until both dates are set and span at least one day', async () => {
    const { person, address } = await showTool();
    expect(box().getByRole('button', { name: 'Se ledige dage' })).toBeEnabled();
    expect(box().queryByText('I alt')).not.toBeInTheDocument();

    await person.click(box().getByRole('button', { name: /^Hentes/ }));
    await person.click(await screen.findByRole('button', { name: 'lørdag den 4. juli 2026' }));
    expect(box().getByRole('button', { name: 'Se ledige dage' })).toBeEnabled();
    await waitFor(() => expect(address()).toBe('/tool/1?start=2026-07-04'));

    await person.click(screen.getByRole('button', { name: /^lørdag den 4\. juli 2026/ }));
    expect(address()).toBe('/tool/1?start=2026-07-04');
    expect(box().getByRole('button', { name: 'Se ledige dage' })).toHaveAccessibleDescription(
      'Vælg også, hvornår du afleverer.',
    );
    await person.click(await screen.findByRole('button', { name: 'mandag den 6. juli 2026' }));
    expect(box().getByRole('link', { name: 'Spørg Henrik' })).toHaveAttribute(
      'href',
      '/tool/1/book?start=2026-07-04&end=2026-07-06',
    );
  });

  it('opens the calendar with its button, and says when a tool needs no answer', async () => {
    const { rules } = buildToolDetail();
    const { person } = await showTool({ rules: { ...rules, instantBooking: true } });
    expect(box().getByText('Du kan booke uden at vente på svar.')).toBeInTheDocument();
    await person.click(box().getByRole('button', { name: 'Se ledige dage' }));
    expect(await screen.findByRole('dialog', { name: 'Hvornår henter du?' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'I weekenden' }));
    expect(await box().findByRole('link', { name: 'Book' })).toHaveAttribute(
      'href',
      '/tool/1/book?start=2026-07-04&end=2026-07-05',
    );
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('says whether a borrower needs a checked identity: %s', async (needsIdentity, count) => {
    await showTool({ needsIdentity });
    expect(screen.queryAllByText('Kontrolleret identitet')).toHaveLength(count);
  });

  it('offers the next free days when the days of the search are taken', async () => {
    const { person, address } = await renderRoute('/tool/1?start=2026-07-04&end=2026-07-05', {
      api: {
        tool: () => ({ tool: buildToolDetail() }),
        availability: () => ({
          availability: [{ startDate: '2026-07-04', endDate: '2026-07-06' }],
        }),
        quote: () => ({ quote: { quote: null, errors: ['Værktøjet er optaget.'] } }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Akku boremaskine' });
    expect(await box().findByText(/^Optaget 4\.–\u20605\. jul/)).toBeInTheDocument();
    expect(box().queryByRole('link', { name: 'Spørg Henrik' })).not.toBeInTheDocument();
    await person.click(box().getByRole('button', { name: /^6\.–\u20607\.\sjul/ }));
    await waitFor(() => expect(address()).toBe('/tool/1?start=2026-07-06&end=2026-07-07'));
    await waitFor(() => expect(box().queryByText(/^Optaget \d/)).not.toBeInTheDocument());
  });

  it('offers no day before today in Copenhagen and no end before the start', async () => {
    setToday('2026-07-01T22:30:00Z');
    const { person } = await showTool();
    await person.click(box().getByRole('button', { name: /^Hentes/ }));
    expect(await screen.findByRole('button', { name: /^onsdag den 1\. juli 2026/ })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: /torsdag den 2\. juli 2026/ }));
    await person.click(box().getByRole('button', { name: /^Hentes/ }));
    await person.click(await screen.findByRole('button', { name: 'fredag den 10. juli 2026' }));
    expect(screen.getByRole('button', { name: 'torsdag den 9. juli 2026' })).toBeDisabled();
  });

  it('offers the available units when there are several, and keeps the number in the URL', async () => {
    const { person, address } = await showTool(
      { maxAvailableCount: 2 },
      '?start=2026-07-04&end=2026-07-06',
    );
    const select = box().getByRole('combobox', { name: 'Antal' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['1', '2']);
    await person.selectOptions(select, '2');
    expect(select).toHaveValue('2');
    expect(box().getByRole('link', { name: 'Spørg Henrik' })).toHaveAttribute(
      'href',
      '/tool/1/book?start=2026-07-04&end=2026-07-06&quantity=2',
    );
    await waitFor(() =>
      expect(address()).toBe('/tool/1?start=2026-07-04&end=2026-07-06&quantity=2'),
    );
    await person.selectOptions(select, '1');
    await waitFor(() => expect(address()).toBe('/tool/1?start=2026-07-04&end=2026-07-06'));
  });

  it('offers no quantity for a single unit, whatever the URL contains', async () => {
    await showTool({ maxAvailableCount: 1 }, '?start=2026-07-04&end=2026-07-06&quantity=4');
    expect(box().queryByRole('combobox')).not.toBeInTheDocument();
    expect(box().getByRole('link', { name: 'Spørg Henrik' })).toHaveAttribute(
      'href',
      '/tool/1/book?start=2026-07-04&end=2026-07-06',
    );
    await waitFor(() => expect(getFact('I alt')).toHaveTextContent('170 kr.'));
  });

  it.each([
    '?start=2026-06-30&end=2026-07-02',
    '?start=2026-02-30&end=2026-07-02',
    '?start=2026-07-09&end=2026-07-02',
    '?start=x&end=y&quantity=z',
  ])('ignores invalid URL parameters: %s', async (search) => {
    await showTool({ maxAvailableCount: 3 }, search);
    expect(box().getByRole('button', { name: 'Se ledige dage' })).toBeEnabled();
    expect(box().getByRole('combobox', { name: 'Antal' })).toHaveValue('1');
  });

  it('follows back and forward to other dates', async () => {
    const { history } = await showTool({}, '?start=2026-07-04&end=2026-07-06');
    act(() => history.push('/tool/1?start=2026-07-10&end=2026-07-11'));
    await waitFor(() => expect(getFact('I alt')).toHaveTextContent('87,50 kr.'));
    act(() => history.go(-1));
    await waitFor(() => expect(getFact('I alt')).toHaveTextContent('170 kr.'));
  });

  it('sends a visitor to sign-in and keeps the dates', async () => {
    const { person, address } = await showTool({}, '?start=2026-07-04&end=2026-07-06');
    await person.click(box().getByRole('link', { name: 'Spørg Henrik' }));
    const wanted = '/tool/1/book?start=2026-07-04&end=2026-07-06';
    await waitFor(() => expect(address()).toBe(`/signin?returnTo=${encodeURIComponent(wanted)}`));
  });

  it('opens the booking page with the dates for a member', async () => {
    const { person, address } = await renderRoute('/tool/1?start=2026-07-04&end=2026-07-06', {
      user: buildUser(),
      api: {
        tool: () => ({ tool: buildToolDetail() }),
        member: () => ({ member: null }),
        quote: answerQuote(7500),
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Akku boremaskine' });
    await person.click(box().getByRole('link', { name: 'Spørg Henrik' }));
    await waitFor(() => expect(address()).toBe('/tool/1/book?start=2026-07-04&end=2026-07-06'));
    expect((await screen.findAllByRole('button', { name: /^Ask / })).length).toBeGreaterThan(0);
  });
});

describe('the heart on the tool page', () => {
  it('saves the tool with its rating, as a list shows it, and removes it again', async () => {
    const { person } = await showTool();
    const heart = screen.getByRole('button', { name: 'Gem Akku boremaskine som favorit' });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await person.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('skuret.favourites/1') ?? '{}')).toEqual({
        id: '1',
        name: 'Akku boremaskine',
        description: 'Let og stærk boremaskine med to batterier.',
        location: 'Nørrebro, København',
        imageUrl: '/images/tools/drill.svg',
        pricePerDayCents: 7500,
        categories: [{ id: 1, name: 'Power Tools', code: 'power-tools' }],
        ratingAverage: 4.75,
        reviewCount: 1,
      }),
    );
    await person.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(localStorage.getItem('skuret.favourites/1')).toBeNull());
  });
});

describe('the specifications of a tool', () => {
  it('are folded to six until all are shown', async () => {
    const { person } = await showTool({
      specifications: [
        { key: 'Slaglængde', value: '26 mm' },
        { key: 'Spænding', value: '18 V' },
      ],
    });
    expect(screen.getAllByRole('term')).toHaveLength(6);
    await person.click(screen.getByRole('button', { name: 'Vis alle 8 specifikationer' }));
    expect(screen.getAllByRole('term')).toHaveLength(8);
    await person.click(screen.getByRole('button', { name: 'Vis færre specifikationer' }));
    expect(screen.getAllByRole('term')).toHaveLength(6);
  });

  it('are all on a printed page', async () => {
    await showTool({
      specifications: [
        { key: 'Slaglængde', value: '26 mm' },
        { key: 'Spænding', value: '18 V' },
      ],
    });
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getAllByRole('term')).toHaveLength(8);
  });

  it('are shown once, even if the owner repeated a known one', async () => {
    const { person } = await showTool({
      powerDescription: '1.200 W, 230 V',
      specifications: [
        { key: 'effekt', value: '1.200 W' },
        { key: 'Slaglængde', value: '26 mm' },
      ],
    });
    await person.click(screen.getByRole('button', { name: /^Vis alle/ }));
    const names = screen.getAllByRole('term').map((term) => term.textContent);
    expect(names.filter((name) => /effekt/i.test(name ?? ''))).toEqual(['Effekt']);
    expect(names).toContain('Slaglængde');
  });
});

describe('the share dialog', () => {
  async function openShare(changes: Partial<Tool> = {}, search = '') {
    const rendered = await showTool(changes, search);
    await rendered.person.click(screen.getByRole('button', { name: 'Del' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Del værktøjet' }));
    return { ...rendered, dialog };
  }

  it('opens, closes, and returns the focus', async () => {
    const { person, dialog } = await openShare();
    await person.click(dialog.getByRole('button', { name: 'Luk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Del' })).toHaveFocus();
  });

  it('links to Facebook, Twitter, Email and WhatsApp in a new window', async () => {
    const { dialog } = await openShare({ description: '😀'.repeat(150) }, '?start=2026-07-04');
    const links = dialog.getAllByRole('link');
    expect(links.map((link) => link.textContent?.replace(/ \(.*/, ''))).toEqual([
      'Facebook',
      'Twitter',
      'Email',
      'WhatsApp',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(link.getAttribute('href')).toContain(encodeURIComponent('/tool/1'));
      expect(link.getAttribute('href')).not.toContain('2026-07-04');
      const text = decodeURIComponent(link.getAttribute('href') ?? '');
      expect(text).toContain('😀'.repeat(100));
      expect(text).not.toContain('😀'.repeat(101));
    }
  });

  it('copies the link and shows Kopieret! for two seconds', async () => {
    const { dialog } = await openShare({}, '?start=2026-07-04');
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          copied.push(text);
        },
      },
    });
    jest.useFakeTimers();
    const button = dialog.getByRole('button', { name: 'Kopiér link' });
    await act(async () => button.click());
    // The link to the tool, without the chosen days.
    expect(copied).toEqual(['http://127.0.0.1:4000/tool/1']);
    expect(button).toHaveAccessibleName('Kopieret!');
    act(() => jest.advanceTimersByTime(1999));
    expect(button).toHaveAccessibleName('Kopieret!');
    act(() => jest.advanceTimersByTime(1));
    expect(button).toHaveAccessibleName('Kopiér link');
  });

  it('shows the confirmation for two full seconds after the last of several clicks', async () => {
    const { dialog } = await openShare();
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async () => undefined },
    });
    jest.useFakeTimers();
    const button = dialog.getByRole('button', { name: 'Kopiér link' });
    await act(async () => button.click());
    act(() => jest.advanceTimersByTime(1500));
    await act(async () => button.click());
    act(() => jest.advanceTimersByTime(1500));
    expect(button).toHaveAccessibleName('Kopieret!');
    act(() => jest.advanceTimersByTime(500));
    expect(button).toHaveAccessibleName('Kopiér link');
  });

  it('copies with the older method when there is no clipboard API', async () => {
    const { person, dialog } = await openShare();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    document.execCommand = () => true;
    await person.click(dialog.getByRole('button', { name: 'Kopiér link' }));
    expect(await dialog.findByRole('button', { name: 'Kopieret!' })).toBeInTheDocument();
  });

  it('shows the link for manual copying when nothing works', async () => {
    const { person, dialog } = await openShare();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    document.execCommand = () => false;
    await person.click(dialog.getByRole('button', { name: 'Kopiér link' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Linket kunne ikke kopieres. Marker det i feltet, og kopiér det selv.',
    );
    const field = dialog.getByRole('textbox', { name: 'Link' }) as HTMLInputElement;
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
      'http://127.0.0.1:4000/tool/1',
    );
  });
});
