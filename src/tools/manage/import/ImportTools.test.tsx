import { screen, waitFor, within } from '@testing-library/react';
import { buildOwnTool, buildUser } from '../../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../../tests/helpers/app/renderRoute';

const head = 'Navn;Beskrivelse;Pris pr. dag;Sted;Kategorier;Farve';
const csv = (...rows: string[]) =>
  new File([[head, ...rows].join('\n')], 'skur.csv', { type: 'text/csv' });
const made = { id: '7', createdAt: '2026-07-15T10:00:00Z', toolCount: 2 };

async function openImport(api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {}) {
  const rendered = await renderRoute('/manage-tools?view=import', {
    user: buildUser(),
    api: {
      ownTools: () => ({ ownTools: [buildOwnTool({ tool: { id: '1', name: 'Boremaskine' } })] }),
      toolImports: () => ({ toolImports: [] }),
      toolImportErrors: () => ({ toolImportErrors: [] }),
      ...api,
    },
  });
  const field = await screen.findByLabelText(/CSV file/);
  return { ...rendered, choose: (file: File) => rendered.person.upload(field, file) };
}

const row = async (name: string) =>
  within(
    (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement,
  );

it('shows the tools of the file and adds the chosen ones', async () => {
  const { choose, person, api } = await openImport({
    importTools: () => ({ importTools: { import: made, errors: [], toolErrors: [] } }),
  });
  await choose(
    csv(
      'Sav;Skarp;75;Odense;Håndværktøj;rød',
      'Bor;Lang;1.234,50;Odense;Hand Tools;',
      'boremaskine;Stærk;90;Odense;Hand Tools;',
    ),
  );
  expect(await screen.findByText('3 tools in skur.csv.')).toBeInTheDocument();
  expect(screen.getByText(/We do not know these columns.*Farve/)).toBeInTheDocument();
  expect((await row('Bor')).getByText(/1,234.50/)).toBeInTheDocument();
  const there = await row('boremaskine');
  expect(there.getByText('You already have a tool of this name.')).toBeInTheDocument();
  expect(there.getByRole('checkbox')).not.toBeChecked();
  await person.click(screen.getByRole('button', { name: 'Add 2 tools' }));
  expect(await screen.findByText('We have added 2 tools.')).toHaveFocus();
  const [call] = api.callsOf('importTools');
  expect(call?.variables).toMatchObject({
    tools: [
      { name: 'Sav', pricePerDayCents: 7500, categoryIds: [3] },
      { name: 'Bor', pricePerDayCents: 123_450 },
    ],
  });
});

it('shows the errors of each row and adds only the valid ones', async () => {
  const { choose, person } = await openImport({
    toolImportErrors: () => ({
      toolImportErrors: [
        {
          index: 1,
          fieldErrors: [
            { field: 'pricePerDayCents', message: 'Price per day must be more than 0.' },
            { field: 'location', message: 'Location: we don’t know “X”.' },
          ],
        },
      ],
    }),
  });
  await choose(csv('Sav;Skarp;75;Odense;Hand Tools', 'Bor;Lang;gratis;X;Hand Tools'));
  expect(
    await screen.findByText('2 tools in skur.csv. Of these, 1 tool cannot be added.'),
  ).toBeInTheDocument();
  const wrong = await row('Bor');
  expect(
    wrong.getByText('Price per day (kr.): “gratis” is not an amount. Write 75 or 19,95.'),
  ).toBeInTheDocument();
  expect(wrong.getByText('Location: we don’t know “X”.')).toBeInTheDocument();
  expect(wrong.queryByText('Price per day must be more than 0.')).not.toBeInTheDocument();
  expect(wrong.getByRole('checkbox')).toBeDisabled();
  await person.click((await row('Sav')).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Add 0 tools' })).toBeDisabled();
});

it('explains why a file cannot be read, and takes another one', async () => {
  const { choose } = await openImport();
  await choose(new File(['PK\u0003\u0004'], 'skur.csv'));
  expect(await screen.findByText(/This is a workbook/)).toBeInTheDocument();
  await choose(csv('Sav;Skarp;75;Odense;Hand Tools'));
  expect(await row('Sav')).toBeDefined();
  expect(screen.queryByText(/This is a workbook/)).not.toBeInTheDocument();
});

it('keeps the preview when the tools could not be stored, and sends the same key again', async () => {
  const { choose, person, api } = await openImport({
    importTools: () => {
      throw new FakeNetworkError('down');
    },
  });
  await choose(csv('Sav;Skarp;75;Odense;Hand Tools'));
  await person.click(await screen.findByRole('button', { name: 'Add 1 tool' }));
  expect(await screen.findByText(/We cannot reach Skuret/)).toBeInTheDocument();
  const errors = ['Confirm your e-mail first.'];
  api.answer('importTools', () => ({ importTools: { import: null, errors, toolErrors: [] } }));
  await person.click(screen.getByRole('button', { name: 'Add 1 tool' }));
  expect(await screen.findByText('Confirm your e-mail first.')).toBeInTheDocument();
  const keys = api.callsOf('importTools').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/./);
  expect(keys[1]).toBe(keys[0]);
});

it('deletes the tools of an earlier file after a question', async () => {
  let imports = [made];
  const { choose, person, api } = await openImport({
    toolImports: () => ({ toolImports: imports }),
    undoToolImport: () => ({ undoToolImport: { undone: false, errors: ['Sav is booked.'] } }),
  });
  await choose(csv('Sav;Skarp;75;Odense;Hand Tools'));
  await row('Sav');
  await person.click(await screen.findByRole('button', { name: /^Undo: 2 tools/ }));
  const ask = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Delete the tools of this file?' }));
  await person.click((await ask()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Sav is booked.')).toBeInTheDocument();
  api.answer('undoToolImport', () => {
    imports = [];
    return { undoToolImport: { undone: true, errors: [] } };
  });
  await person.click(screen.getByRole('button', { name: /^Undo: 2 tools/ }));
  await person.click((await ask()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Files you have added')).not.toBeInTheDocument());
  // The file that is looked at stays.
  expect(screen.getByRole('button', { name: 'Add 1 tool' })).toBeInTheDocument();
});
