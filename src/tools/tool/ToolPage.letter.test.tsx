import { screen, waitFor, within } from '@testing-library/react';
import { buildToolDetail } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import { setToday } from '../../../tests/helpers/app/setToday';

type Tool = ReturnType<typeof buildToolDetail>;

beforeEach(() => setToday('2026-07-01T10:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function showTool(changes: Partial<Tool> = {}, search = '') {
  const tool = buildToolDetail(changes);
  const rendered = await renderLetter(`/tool/1${search}`, { api: { tool: () => ({ tool }) } });
  await screen.findByRole('heading', { level: 1, name: tool.name });
  return rendered;
}

const main = () => within(screen.getByRole('main'));
const box = () => within(screen.getByRole('region', { name: 'Book værktøjet' }));
const bar = () => within(screen.getByRole('region', { name: 'Pris og booking' }));
const getFact = (name: string) => screen.getByText(name).nextElementSibling;

describe('the tool page while loading and after a failure (D15, D16)', () => {
  it('is blank between header and footer until the data arrives', async () => {
    let arrive: (data: { tool: Tool }) => void = () => undefined;
    const { api } = await renderLetter('/tool/1', {
      api: {
        tool: () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
      },
    });
    await waitFor(() => expect(api.callsOf('tool')).toHaveLength(1));
    expect(screen.getByRole('main')).toBeEmptyDOMElement();

    arrive({ tool: buildToolDetail() });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Akku boremaskine');
    expect(document.title).toBe('Akku boremaskine – Skuret');
  });

  it('stays blank when the query fails, with a retry in the toast', async () => {
    const { api, person } = await renderLetter('/tool/1', {
      api: {
        tool: () => {
          throw new FakeNetworkError('down');
        },
      },
    });
    const again = await screen.findByRole('button', { name: 'Prøv igen' });
    expect(screen.getByRole('main')).toBeEmptyDOMElement();

    api.answer('tool', () => ({ tool: buildToolDetail() }));
    await person.click(again);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});

describe('the tool page in the letter', () => {
  it('shows a main picture and four thumbnails', async () => {
    await showTool();
    expect(main().getByRole('img', { name: 'Akku boremaskine' })).toHaveAttribute(
      'src',
      '/images/tools/drill.svg',
    );
    const thumbnails = main().getAllByRole('button', { name: /^Vis billede \d af 4$/ });
    expect(thumbnails).toHaveLength(4);
    for (const thumbnail of thumbnails) {
      expect(thumbnail.querySelector('img')).toHaveAttribute('src', '/images/tools/drill.svg');
    }
  });

  it('opens the viewer at the thumbnail, navigates by arrow keys and buttons, and closes with Escape', async () => {
    const { person } = await showTool();
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

  it('shows the policies and the deposit as stored', async () => {
    await showTool({ depositCents: 50000, pickupHours: 'Hverdage kl. 16-19' });
    const policies = within(screen.getByRole('region', { name: 'Godt at vide' }));
    expect(policies.getByText('Dækker skader op til 5000 kr.')).toBeInTheDocument();
    expect(
      policies.getByText('Afbestil gratis indtil 24 timer før afhentning.'),
    ).toBeInTheDocument();
    expect(
      policies.getByText('Afleverer du for sent, betaler du for en ekstra dag.'),
    ).toBeInTheDocument();
    expect(policies.getByText('500 kr., som du får tilbage.')).toBeInTheDocument();
    expect(policies.getAllByRole('listitem')).toHaveLength(4);
  });
});

describe('the reviews of a tool in the letter', () => {
  it('open in their tab, which is kept in the URL', async () => {
    const { person, address } = await showTool({}, '?start=2026-07-04');
    await person.click(screen.getByRole('tab', { name: 'Bedømmelser' }));
    await waitFor(() => expect(address()).toBe('/tool/1?start=2026-07-04&tab=reviews'));
    const review = within(
      within(await screen.findByRole('list', { name: 'Bedømmelser' })).getByRole('listitem'),
    );
    expect(review.getByText('Karen Møller')).toBeInTheDocument();
    expect(review.getByText('Den trak alt, jeg bad den om.')).toBeInTheDocument();
    expect(review.getByText('5 af 5 stjerner')).toBeInTheDocument();
    expect(review.getByText('4. maj 2026')).toBeInTheDocument();
    expect(screen.queryByText('Specifikationer')).not.toBeInTheDocument();

    await person.click(screen.getByRole('tab', { name: 'Beskrivelse' }));
    await waitFor(() => expect(address()).toBe('/tool/1?start=2026-07-04'));
  });

  it('are shown after a reload', async () => {
    await showTool({ reviewCount: 73 }, '?tab=reviews');
    expect(screen.getByRole('tab', { name: 'Bedømmelser' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByText('I gennemsnit 4,8 af 5 stjerner')).toBeInTheDocument();
    expect(screen.getByText('73 bedømmelser, de 1 nyeste vises')).toBeInTheDocument();
  });

  it('show an empty state', async () => {
    await showTool({ reviews: [], reviewCount: 0, ratingAverage: null }, '?tab=reviews');
    expect(screen.getByText('Ingen bedømmelser endnu')).toBeInTheDocument();
  });

  it('an unknown tab falls back to the description', async () => {
    await showTool({}, '?tab=nonsense');
    expect(screen.getByRole('tab', { name: 'Beskrivelse' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

describe('the booking box in the letter', () => {
  it('shows price x days x quantity, a fee of 5 % and the total', async () => {
    await showTool(
      { pricePerDayCents: 41150, maxAvailableCount: 3 },
      '?start=2026-07-04&end=2026-07-07&quantity=2',
    );
    expect(getFact('411,50 kr. × 3 dage × 2 stk.')).toHaveTextContent('2.469,00 kr.');
    expect(getFact('Servicegebyr (5 %)')).toHaveTextContent('123,45 kr.');
    expect(getFact('I alt')).toHaveTextContent('2.592,45 kr.');
  });

  it('uses the singular for one day', async () => {
    await showTool({}, '?start=2026-07-04&end=2026-07-05');
    expect(getFact('75,00 kr. × 1 dag')).toHaveTextContent('75,00 kr.');
  });

  it('has a bar on phones that leads to the dates, then to the booking', async () => {
    const { person } = await showTool();
    await person.click(bar().getByRole('button', { name: 'Vælg datoer' }));
    expect(box().getByRole('button', { name: /^Startdato/ })).toHaveFocus();

    await person.click(box().getByRole('button', { name: /^Startdato/ }));
    await person.click(await screen.findByRole('button', { name: 'lørdag den 4. juli 2026' }));
    await person.click(screen.getByRole('button', { name: 'mandag den 6. juli 2026' }));
    expect(bar().getByRole('link', { name: 'Book nu' })).toHaveAttribute(
      'href',
      '/tool/1/book?start=2026-07-04&end=2026-07-06',
    );
    expect(bar().getByText('2 dage, 157,50 kr.')).toBeInTheDocument();
  });
});

describe('the view count in the letter', () => {
  it('is not recorded', async () => {
    const { api } = await renderLetter('/tool/1', {
      api: { tool: () => ({ tool: buildToolDetail() }) },
    });
    await screen.findByRole('heading', { level: 1 });
    await api.idle();
    expect(api.callsOf('countView')).toEqual([]);
  });
});
