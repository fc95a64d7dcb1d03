import { screen, waitFor, within } from '@testing-library/react';
import {
  buildCategories,
  buildListing,
  buildToolDetail,
  buildUser,
} from '../../tests/helpers/app/builders';
import { renderLetter } from '../../tests/helpers/app/renderLetter';

/** The fields of §3, and no other: whatever else our schema has is left out (D31). */
const fields = {
  category: ['id', 'name', 'description', 'code'],
  list: ['id', 'name', 'description', 'location', 'imageUrl', 'pricePerDayCents', 'categories'],
  detail: [
    'depositCents',
    'brandName',
    'model',
    'powerDescription',
    'condition',
    'weightGrams',
    'ageMonths',
    'usageInstructions',
    'featured',
    'includedItems',
    'maxAvailableCount',
    'reviewCount',
    'ratingAverage',
    'owner',
    'reviews',
  ],
};

function only(names: readonly string[], whole: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name)));
}

const getList = (id: number) => only(fields.list, buildListing({ id: String(id) }));
const reservation = { id: '7', startDate: '2026-07-08', endDate: '2026-07-10', status: 'active' };

/** Every operation of §7. The page of results is full, because the app looks for the next page then. */
const api = {
  categories: () => ({
    categories: buildCategories().map((category) => only(fields.category, category)),
  }),
  searchTools: () => ({
    searchTools: Array.from({ length: 24 }, (_, index) => getList(index + 1)),
  }),
  tool: () => ({ tool: only([...fields.list, ...fields.detail], buildToolDetail()) }),
  myTools: () => ({ myTools: [getList(1)] }),
  borrowedTools: () => ({ borrowedTools: [getList(2)] }),
  activeLendReservations: () => ({ activeLendReservations: [reservation] }),
  completedLendReservations: () => ({ completedLendReservations: [] }),
  CreateTool: () => ({
    createTool: { tool: { id: '900', name: 'Sav', description: 'Skarp' }, errors: [] },
  }),
};

async function open(path: string, heading: string | RegExp) {
  const rendered = await renderLetter(path, { user: buildUser(), api });
  expect(
    await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 5000 }),
  ).toBeInTheDocument();
  return { ...rendered, main: within(screen.getByRole('main')) };
}

describe('a response with exactly the fields of §3 is enough (D31)', () => {
  it.each([
    ['/', /værktøj/i, 'Power Tools'],
    ['/browse', /./, 'Akku boremaskine'],
    ['/tool/1', 'Akku boremaskine', 'Nordkraft'],
    ['/tool/1?tab=reviews', 'Akku boremaskine', 'Den trak alt, jeg bad den om.'],
    ['/tool/1/book', /./, 'Akku boremaskine'],
    ['/dashboard', 'Mit skur', 'Akku boremaskine'],
    ['/profile', 'Mette Holm', 'Akku boremaskine'],
    ['/profile/501', 'Mette Holm', 'Akku boremaskine'],
    ['/manage-tools', 'Manage Tools', 'Akku boremaskine'],
    ['/edit-tool/1', 'Edit Tool', 'Power Tools'],
    ['/borrowed-tools', 'Borrowed Tools', 'Your bookings'],
  ])('for the screen %s', async (path, heading, text) => {
    const { main } = await open(path, heading);
    expect((await main.findAllByText(text, { exact: false }))[0]).toBeInTheDocument();
  });

  it('for the form that adds a tool, and for the dashboard after it', async () => {
    const { main, person, address } = await open('/add-tool', 'Add New Tool');
    // The form comes in a chunk of its own, after its heading.
    await person.type(await main.findByLabelText(/^Name/), 'Sav');
    await person.type(main.getByLabelText(/^Description/), 'Skarp');
    await person.type(main.getByLabelText(/^Price per day/), '75');
    await person.type(main.getByLabelText(/^Location/), 'Valby');
    await person.click(await main.findByRole('button', { name: 'Hand Tools' }));
    await person.click(main.getByRole('button', { name: 'Add Tool' }));
    await waitFor(() => expect(address()).toBe('/dashboard'), { timeout: 3000 });
    expect(await screen.findByRole('link', { name: 'Sav' })).toBeInTheDocument();
  });
});
