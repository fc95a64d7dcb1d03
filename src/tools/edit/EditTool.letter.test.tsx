import { act, screen, waitFor, within } from '@testing-library/react';
import { buildListing, buildToolDetail, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { fakeDrawingBrowser } from '../../../tests/helpers/app/fakeDrawingBrowser';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import type { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { deleteTool, selectMyTools } from '../../letter/world/toolsSlice';
import { tokenChangedElsewhere } from '../../platform/store/slices/authSlice';

const mine = buildListing({ id: '77', name: 'Boremaskine', pricePerDayCents: 1995 });

async function openForm(
  path = '/edit-tool/77',
  api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {},
) {
  const rendered = await renderLetter(path, {
    user: buildUser(),
    api: {
      myTools: () => ({ myTools: [mine] }),
      tool: () => ({ tool: buildToolDetail({ id: '77' }) }),
      ...api,
    },
  });
  const main = within(screen.getByRole('main'));
  const field = (name: string) =>
    main.getByRole(name === 'Price per day' ? 'spinbutton' : 'textbox', { name });
  const save = () => main.getByRole('button', { name: 'Save Changes' });
  const type = async (name: string, text: string) => {
    await rendered.person.clear(field(name));
    if (text) await rendered.person.type(field(name), text);
  };
  return { ...rendered, main, field, save, type };
}

async function openOwn() {
  const opened = await openForm();
  await opened.main.findByRole('textbox', { name: 'Name' });
  return opened;
}

const stored = (store: Awaited<ReturnType<typeof openForm>>['store']) =>
  selectMyTools(store.getState()).find((tool) => tool.id === '77');

describe('the form for an existing tool in the letter (§2)', () => {
  it('has the five sections and the three buttons', async () => {
    const { main, save } = await openOwn();
    expect(main.getByRole('heading', { level: 1, name: 'Edit Tool' })).toBeInTheDocument();
    expect(document.title).toBe('Edit Tool – Skuret');
    expect(
      main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual([
      'Basic Information',
      'Specifications',
      "What's Included",
      'Usage Instructions',
      'Photos',
    ]);
    expect(main.getByRole('button', { name: 'Delete Tool' })).toBeEnabled();
    expect(main.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/manage-tools');
    expect(save()).toBeEnabled();
  });

  it('starts with the tool, including its details from the service', async () => {
    const { main, field } = await openOwn();
    expect(field('Name')).toHaveValue('Boremaskine');
    expect(field('Price per day')).toHaveValue(19.95);
    expect(field('Specification 1')).toHaveValue('Spænding');
    expect(field('Value 1')).toHaveValue('18 V');
    expect(field('Included 1')).toHaveValue('To batterier');
    expect(field('Usage Instructions')).toHaveValue('Lad batteriet op, før du afleverer den.');
    expect(main.getByRole('button', { name: 'Power Tools' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(main.getByRole('img', { name: 'The picture of the tool' })).toHaveAttribute(
      'src',
      '/images/tools/drill.svg',
    );
  });

  it('keeps a category that is not among its options', async () => {
    const bricks = { id: 7, name: 'Bricklayer', code: 'bricklayer-tools' };
    const { main } = await openForm('/edit-tool/77', {
      myTools: () => ({ myTools: [{ ...mine, categories: [bricks] }] }),
    });
    expect(await main.findByRole('button', { name: 'Bricklayer' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('opens a tool of the sample catalogue without a request', async () => {
    const { api, field, main } = await openForm('/edit-tool/1');
    await main.findByRole('textbox', { name: 'Name' });
    expect(field('Name')).toHaveValue('Akku boremaskine 18 V');
    expect(field('Included 1')).toHaveValue('2 batterier (4 Ah)');
    expect(api.callsOf('tool')).toHaveLength(0);
  });
});

describe('an unknown tool (§2, §8)', () => {
  it('is reported as not found, with a back link', async () => {
    const { main } = await openForm('/edit-tool/nowhere');
    expect(
      await main.findByRole('heading', { level: 1, name: 'Tool not found' }),
    ).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Back to Manage Tools' })).toHaveAttribute(
      'href',
      '/manage-tools',
    );
    expect(document.title).toBe('Tool not found – Skuret');
  });

  it('is not assumed when the list fails to load, and a retry is offered', async () => {
    const { api, main, person } = await openForm('/edit-tool/77', {
      myTools: () => {
        throw new FakeNetworkError('down');
      },
    });
    expect(
      await main.findByRole('heading', { level: 1, name: 'We could not load this tool' }),
    ).toBeInTheDocument();
    expect(main.queryByText('Tool not found')).not.toBeInTheDocument();
    api.answer('myTools', () => ({ myTools: [mine] }));
    await person.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('textbox', { name: 'Name' })).toHaveValue('Boremaskine');
  });

  it('is not assumed when the details fail to load', async () => {
    const { api, main, person } = await openForm('/edit-tool/77', {
      tool: () => {
        throw new FakeNetworkError('down');
      },
    });
    await main.findByRole('heading', { level: 1, name: 'We could not load this tool' });
    api.answer('tool', () => ({ tool: buildToolDetail({ id: '77' }) }));
    await person.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('textbox', { name: 'Specification 1' })).toHaveValue('Spænding');
  });
});

describe('validation of a changed tool in the letter (§5)', () => {
  it('shows the same messages in the same order as for a new tool', async () => {
    const { main, store, save, type, person } = await openOwn();
    await type('Name', '');
    await type('Price per day', '0');
    await person.click(main.getByRole('button', { name: 'Power Tools' }));
    await person.click(save());
    expect(main.getByRole('alert')).toHaveTextContent(/^Please fill in all required fields$/);
    await type('Name', 'Sav');
    await person.click(save());
    expect(main.getByRole('alert')).toHaveTextContent(/^Please select at least one category$/);
    await person.click(main.getByRole('button', { name: 'Kitchen' }));
    await person.click(save());
    expect(main.getByRole('alert')).toHaveTextContent(/^Please enter a valid price$/);
    expect(stored(store)).toMatchObject({ name: 'Boremaskine', pricePerDayCents: 1995 });
  });
});

describe('saving a tool in the letter (§4, §7)', () => {
  it('merges the fields into the tool without blank rows and returns to the list', async () => {
    const { main, store, save, type, person, address } = await openOwn();
    await type('Name', 'Slagboremaskine');
    await type('Price per day', '25.50');
    await person.click(main.getByRole('button', { name: 'Add specification' }));
    await person.keyboard('Vægt');
    await person.click(main.getByRole('button', { name: 'Add item' }));
    await person.click(save());
    expect(save()).toBeDisabled();
    expect(main.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(main.getByRole('button', { name: 'Delete Tool' })).toBeDisabled();
    await waitFor(() => expect(address()).toBe('/manage-tools'));
    expect(stored(store)).toMatchObject({
      name: 'Slagboremaskine',
      pricePerDayCents: 2550,
      specifications: [{ key: 'Spænding', value: '18 V' }],
      includedItems: ['To batterier', 'Oplader'],
      availability: 'available',
    });
    expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('rowheader', { name: /Slagboremaskine/ })).toBeInTheDocument();
  });

  it('persists when the tool is opened again', async () => {
    const { api, main, save, type, person } = await openOwn();
    await type('Included 1', '');
    await person.click(main.getByRole('button', { name: 'Remove item 2' }));
    await person.click(save());
    await person.click(await screen.findByRole('link', { name: 'Edit Boremaskine' }));
    expect(await screen.findByRole('textbox', { name: 'Included 1' })).toHaveValue('');
    expect(api.callsOf('tool')).toHaveLength(1);
  });

  it('shows the reason for a failure in the red box', async () => {
    const { main, store, save, type, person, address } = await openOwn();
    await type('Name', 'Sav');
    await act(() => store.dispatch(deleteTool('77')));
    // The screen has looked for it in the catalogue meanwhile.
    await waitFor(() => expect(save()).toBeEnabled());
    await person.click(save());
    expect(await main.findByRole('alert')).toHaveTextContent(/^Failed to update tool$/);
    expect(address()).toBe('/edit-tool/77');
    expect(save()).toBeEnabled();
  });

  it('sends no picture and only previews a chosen one', async () => {
    fakeDrawingBrowser({ width: 400, height: 300 });
    const { main, store, save, person, address } = await openOwn();
    await person.upload(
      screen.getByLabelText(/^Picture/),
      new File(['x'], 'ny.jpg', { type: 'image/jpeg' }),
    );
    expect(await main.findByRole('img', { name: 'The picture you have chosen' })).toHaveAttribute(
      'src',
      expect.stringContaining('data:image/webp'),
    );
    expect(main.getByText(/shown to you alone/)).toBeInTheDocument();
    await person.click(main.getByRole('button', { name: 'Remove picture' }));
    expect(main.getByRole('img', { name: 'The picture of the tool' })).toBeInTheDocument();
    await person.click(save());
    await waitFor(() => expect(address()).toBe('/manage-tools'));
    expect(stored(store)?.imageUrl).toBe('/images/tools/drill.svg');
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });
});

describe('deleting a tool in the letter', () => {
  const confirmation = () => screen.findByRole('alertdialog', { name: 'Delete Tool' });

  it('asks for confirmation', async () => {
    const { main, store, person } = await openOwn();
    await person.click(main.getByRole('button', { name: 'Delete Tool' }));
    const dialog = await confirmation();
    expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete this tool? This action cannot be undone.',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(stored(store)).toBeDefined();
  });

  it('returns to the list, even with unsaved changes', async () => {
    const { main, store, type, person, address } = await openOwn();
    await type('Name', 'Andet');
    await person.click(main.getByRole('button', { name: 'Delete Tool' }));
    await person.click(within(await confirmation()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/manage-tools'));
    expect(stored(store)).toBeUndefined();
    expect(screen.queryByText('Tool not found')).not.toBeInTheDocument();
    expect(await screen.findByText('No tools found')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows a failure in the red box (§8)', async () => {
    const { main, store, save, person, address } = await openOwn();
    await act(() => store.dispatch(deleteTool('77')));
    // The screen has looked for it in the catalogue meanwhile.
    await waitFor(() => expect(save()).toBeEnabled());
    await person.click(main.getByRole('button', { name: 'Delete Tool' }));
    await person.click(within(await confirmation()).getByRole('button', { name: 'Delete' }));
    expect(await main.findByRole('alert')).toHaveTextContent(
      /^Failed to delete tool\. Please try again\.$/,
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(address()).toBe('/edit-tool/77');
  });

  it('makes the form of the tool inaccessible', async () => {
    const { main, history, person, address } = await openOwn();
    await person.click(main.getByRole('button', { name: 'Delete Tool' }));
    await person.click(within(await confirmation()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/manage-tools'));
    await screen.findByRole('heading', { level: 1, name: 'Manage Tools' });
    act(() => history.push('/edit-tool/77'));
    expect(await screen.findByRole('heading', { name: 'Tool not found' })).toBeInTheDocument();
  });
});

describe('another member in the same browser', () => {
  it('does not see the tool that the former member had open', async () => {
    const { api, store, main } = await openOwn();
    api.answer('currentUser', () => ({ currentUser: buildUser({ id: '88', name: 'Jonas' }) }));
    api.answer('myTools', () => ({ myTools: [] }));
    act(() => {
      store.dispatch(tokenChangedElsewhere('other.person.token'));
    });
    expect(screen.queryByDisplayValue('Boremaskine')).not.toBeInTheDocument();
    expect(await main.findByRole('heading', { name: 'Tool not found' })).toBeInTheDocument();
  });
});

describe('leaving with unsaved changes in the letter', () => {
  it('asks for confirmation and discards the changes on request', async () => {
    const { main, store, type, person, address } = await openOwn();
    await type('Name', 'Andet');
    await person.click(main.getByRole('link', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
    expect(address()).toBe('/edit-tool/77');
    await person.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/manage-tools'));
    expect(stored(store)?.name).toBe('Boremaskine');
  });

  it('does not ask when nothing has changed', async () => {
    const { main, type, person, address } = await openOwn();
    await type('Name', 'Boremaskine');
    await person.click(main.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/manage-tools'));
  });
});
