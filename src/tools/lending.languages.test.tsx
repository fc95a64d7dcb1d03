import { act, screen, within } from '@testing-library/react';
import { buildListing, buildOwnTool, buildUser } from '../../tests/helpers/app/builders';
import { fakeDrawingBrowser } from '../../tests/helpers/app/fakeDrawingBrowser';
import { fakeUploads } from '../../tests/helpers/app/fakeUploads';
import { foreignWords } from '../../tests/helpers/app/foreignWords';
import { renderRoute } from '../../tests/helpers/app/renderRoute';

type Chosen = 'da' | 'en';

const mine = buildOwnTool({
  tool: { id: '77', name: 'Boremaskine', pricePerDayCents: 123_450, pricePerWeekCents: 45_050 },
  version: 4,
});
const saw = buildOwnTool({ tool: { id: '2', name: 'Hånsav' }, state: 'PAUSED' });
const stige = buildOwnTool({ tool: { id: '3', name: 'Stige' }, state: 'DRAFT' });
const booking = {
  id: '9',
  number: 'SK-1',
  role: 'BORROWER',
  status: 'active',
  units: 1,
  reviewed: false,
  tool: { ...buildListing({ id: '8', name: 'Rystepudser' }), owner: buildUser({ id: '7' }) },
  borrower: buildUser(),
  startDate: '2026-07-12',
  endDate: '2026-07-15',
  totalPriceCents: 123_450,
  conversationId: null,
};

const answers = {
  ownTool: () => ({ ownTool: mine }),
  ownTools: () => ({ ownTools: [mine, saw, stige] }),
  myTools: () => ({ myTools: [buildListing({ id: '1', name: 'Boremaskine' })] }),
  activeLendReservations: () => ({ activeLendReservations: [] }),
  completedLendReservations: () => ({ completedLendReservations: [] }),
  dashboardBookings: () => ({ myBookings: [booking], lendBookings: [] }),
};

async function open(path: string, language: Chosen, source: 'sample' | 'live' = 'live', api = {}) {
  const user = buildUser();
  const rendered = await renderRoute(path, {
    user,
    language,
    source,
    api: { ...answers, ...api },
  });
  return { ...rendered, main: within(screen.getByRole('main')) };
}

const headings = {
  da: { add: 'Tilføj værktøj', edit: 'Rediger værktøj', visibility: 'Synlighed' },
  en: { add: 'Add a new tool', edit: 'Edit tool', visibility: 'Visibility' },
} as const;

beforeEach(() => {
  fakeDrawingBrowser({ width: 40, height: 30 });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe.each(['da', 'en'] as const)('lending screens in the language %s (D24)', (language) => {
  const words = headings[language];

  it.each(['sample', 'live'] as const)(
    'the form for a new tool in the source %s is fully translated',
    async (source) => {
      const { main } = await open('/add-tool', language, source);
      await main.findByRole('heading', { name: /^(?:Billeder|Photos)$/ });
      expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(words.add);
      expect(foreignWords(language)).toEqual([]);
    },
  );

  it('the import of a file is fully translated', async () => {
    const toolImports = () => ({
      toolImports: [{ id: '7', createdAt: '2026-07-15T10:00:00Z', toolCount: 2 }],
    });
    const toolImportErrors = () => ({ toolImportErrors: [] });
    const { person } = await open('/manage-tools?view=import', language, 'live', {
      toolImports,
      toolImportErrors,
    });
    await screen.findByRole('button', { name: /^(?:Undo|Fortryd): 2/ });
    expect(foreignWords(language)).toEqual([]);
    const csv = 'Navn;Beskrivelse;Pris pr. dag;Sted;Kategorier\nSav;Skarp;gratis;Odense;Dans';
    await person.upload(screen.getByLabelText(/CSV/), new File([csv], 'a.csv'));
    await screen.findByRole('table');
    expect(foreignWords(language)).toEqual([]);
  });

  it.each([2, 3])('step %s of a new tool is fully translated', async (step) => {
    const { main } = await open(`/add-tool?step=${step}`, language);
    await main.findByRole('heading', { name: new RegExp(`${step} (?:af|of) 3`) });
    expect(foreignWords(language)).toEqual([]);
  });

  it('the form for an existing tool is fully translated', async () => {
    const { main } = await open('/edit-tool/77', language);
    await main.findAllByText(words.visibility);
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(words.edit);
    expect(foreignWords(language)).toEqual([]);
  });

  it('the list of tools is fully translated', async () => {
    const { main } = await open('/manage-tools', language);
    await main.findByRole('table');
    expect(foreignWords(language)).toEqual([]);
  });

  it.each([
    ['tools', 'sample'],
    ['rentals', 'live'],
    ['loans', 'live'],
    ['messages', 'sample'],
    ['messages', 'live'],
  ] as const)('the dashboard tab %s in the source %s is fully translated', async (tab, source) => {
    const { main } = await open(`/dashboard?tab=${tab}`, language, source);
    await main.findByText('Mette Holm');
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
      language === 'da' ? 'Mit skur' : 'My shed',
    );
    expect(foreignWords(language)).toEqual([]);
  });
});

it('formats money, dates and booking states in Danish', async () => {
  const { main } = await open('/dashboard?tab=loans', 'da');
  expect(await main.findByText(/^12\.–\u206015\. juli 2026$/)).toBeInTheDocument();
  expect(await main.findByText(/1\.234,50/)).toBeInTheDocument();
  expect(main.getByText('I gang')).toHaveAttribute('lang', 'da');
});

it('formats money, dates and booking states in English, and marks the language of owners’ texts', async () => {
  const { main } = await open('/dashboard?tab=loans', 'en');
  expect(await main.findByText(/^12–\u206015 July 2026$/)).toBeInTheDocument();
  expect(await main.findByText(/1,234\.50/)).toBeInTheDocument();
  expect(main.getByText('Active', { selector: '[lang]' })).toHaveAttribute('lang', 'en');
  expect(main.getByRole('heading', { name: 'Rystepudser' })).toHaveAttribute('lang', 'da');
  expect(main.getByText('Member since 15 March 2024')).toBeInTheDocument();
});

it('lists each tool in Danish with its actions and price', async () => {
  const { main } = await open('/manage-tools', 'da');
  expect(await main.findByText('3 værktøj')).toBeInTheDocument();
  const row = within(main.getByRole('row', { name: /Boremaskine/ }));
  expect(row.getByText('ledig')).toBeInTheDocument();
  expect(row.getByText('1.234,50', { exact: false })).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Rediger Boremaskine' })).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Mere for Boremaskine' })).toBeInTheDocument();
});

it('shows a form error in Danish and marks its field', async () => {
  const { main, person } = await open('/edit-tool/77', 'da');
  await main.findAllByText('Synlighed');
  expect(main.getByText('450,50 kr. pr. uge, intet depositum')).toBeInTheDocument();
  const week = main.getByRole('spinbutton', { name: 'Pris pr. uge', hidden: true });
  await person.click(main.getByText('Pris pr. uge og depositum'));
  await person.clear(week);
  await person.type(week, '999999');
  await person.click(main.getByRole('button', { name: 'Gem ændringer' }));
  expect(await main.findByRole('alert')).toHaveTextContent(
    'Pris pr. uge må højst være syv gange prisen pr. dag.',
  );
  expect(week).toBeInvalid();
});

it('marks the field of a Danish error from the service', async () => {
  const reason = 'Depositum må højst være 1.000.000 kr.';
  const { main, person } = await open('/edit-tool/77', 'da', 'live', {
    updateTool: () => ({
      updateTool: {
        tool: null,
        errors: [reason],
        fieldErrors: [{ field: 'depositCents', message: reason }],
        conflict: null,
      },
    }),
  });
  await main.findAllByText('Synlighed');
  await person.type(main.getByRole('textbox', { name: /^Navn/ }), ' ny');
  await person.click(main.getByRole('button', { name: 'Gem ændringer' }));
  expect(await main.findByRole('alert')).toHaveTextContent(reason);
  expect(main.getByRole('spinbutton', { name: 'Depositum', hidden: true })).toBeInvalid();
});

it('uploads photos with the language header and reports progress in it', async () => {
  const uploads = fakeUploads();
  const { main, person } = await open('/add-tool', 'da');
  await main.findByRole('heading', { name: 'Billeder' });
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await person.upload(main.getByLabelText(/^Billeder Vælg/), file);
  expect(await main.findByRole('progressbar', { name: /^Billede 1: / })).toBeInTheDocument();
  await screen.findByText('Uploader');
  expect(uploads[0]?.language).toBe('da');
  act(() => uploads[0]?.answer(413, { errors: ['Billede: Filen må højst fylde 10 MB.'] }));
  expect(
    await main.findByText('Billede 1 er ikke gemt: Billede: Filen må højst fylde 10 MB.'),
  ).toBeInTheDocument();
});
