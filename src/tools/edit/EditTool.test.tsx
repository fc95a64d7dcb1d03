import { act, screen, waitFor, within } from '@testing-library/react';
import { defaultRentalRules } from '../../../domain/bookings/rentalRules';
import { buildOwnTool, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { tokenChangedElsewhere } from '../../platform/store/slices/authSlice';

const mine = buildOwnTool({
  tool: { id: '77', name: 'Boremaskine', pricePerDayCents: 1995 },
  version: 4,
});

async function openForm(api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {}) {
  const rendered = await renderRoute('/edit-tool/77', {
    user: buildUser(),
    api: {
      ownTool: () => ({ ownTool: mine }),
      ownTools: () => ({ ownTools: [mine] }),
      dashboardBookings: () => ({ myBookings: [], lendBookings: [] }),
      ...api,
    },
  });
  const main = within(screen.getByRole('main'));
  const field = (name: string) =>
    main.getByRole(name === 'Price per day' ? 'spinbutton' : 'textbox', { name });
  const save = () => main.getByRole('button', { name: 'Save Changes' });
  const type = async (name: string, text: string) => {
    await rendered.person.clear(field(name));
    await rendered.person.type(field(name), text);
  };
  return { ...rendered, main, field, save, type };
}

async function openOwn(api: Parameters<typeof openForm>[0] = {}) {
  const opened = await openForm(api);
  await opened.main.findByRole('textbox', { name: 'Name' });
  await opened.main.findByRole('heading', { name: 'Details and terms' });
  return opened;
}

describe('loading the tool to edit', () => {
  it('requests the member’s own tool by its id', async () => {
    const { api, field } = await openOwn();
    expect(field('Name')).toHaveValue('Boremaskine');
    expect(field('Price per day')).toHaveValue(19.95);
    expect(field('Included 2')).toHaveValue('Oplader');
    expect(field('Usage Instructions')).toHaveValue('Lad batteriet op, før du afleverer den.');
    expect(api.callsOf('ownTool').map(({ variables }) => variables)).toEqual([{ id: '77' }]);
    expect(api.callsOf('myTools')).toEqual([]);
  });

  it('shows that it was not found when it belongs to another member or is deleted', async () => {
    const { main } = await openForm({ ownTool: () => ({ ownTool: null }) });
    expect(
      await main.findByRole('heading', { level: 1, name: 'Tool not found' }),
    ).toBeInTheDocument();
    expect(main.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows a load error with a retry when the service does not respond', async () => {
    const { api, main, person } = await openForm({
      ownTool: () => {
        throw new FakeNetworkError('down');
      },
    });
    expect(
      await main.findByRole('heading', { level: 1, name: 'We could not load this tool' }),
    ).toBeInTheDocument();
    api.answer('ownTool', () => ({ ownTool: mine }));
    await person.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('textbox', { name: 'Name' })).toHaveValue('Boremaskine');
  });

  it('says that a draft is not public', async () => {
    const draft = buildOwnTool({ ...mine, state: 'DRAFT' });
    const { main } = await openOwn({ ownTool: () => ({ ownTool: draft }) });
    expect(main.getByText(/Only you see this draft until you publish it/)).toBeInTheDocument();
  });
});

describe('saving a tool', () => {
  it('sends every field with the version that was opened', async () => {
    const { api, type, save, person, address } = await openOwn({
      updateTool: () => ({ updateTool: { tool: mine, errors: [], conflict: null } }),
    });
    await type('Name', 'Slagboremaskine');
    await type('Price per day', '25.50');
    await person.click(save());
    await waitFor(() => expect(address()).toBe('/manage-tools'));
    expect(api.callsOf('updateTool').map(({ variables }) => variables)).toEqual([
      {
        id: '77',
        version: 4,
        changes: {
          name: 'Slagboremaskine',
          description: 'Let og stærk boremaskine med to batterier.',
          location: 'Nørrebro, København',
          pricePerDayCents: 2550,
          categoryIds: [1],
          specifications: [{ key: 'Spænding', value: '18 V' }],
          includedItems: ['To batterier', 'Oplader'],
          usageInstructions: 'Lad batteriet op, før du afleverer den.',
          pictures: ['/images/tools/drill.svg'],
          pricePerWeekCents: null,
          depositCents: 0,
          maxAvailableCount: 1,
          rules: defaultRentalRules,
          pickupAddress: null,
          pickupHours: null,
          declaredValueCents: null,
          state: 'PUBLISHED',
        },
      },
    ]);
    expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  });

  it('shows every reason for a rejection in the red box and keeps the values', async () => {
    const errors = ['Name: at most 120 characters.', 'Location: we do not know this place.'];
    const fieldErrors = [
      { field: 'name', message: errors[0] },
      { field: 'location', message: errors[1] },
    ];
    const { main, field, type, save, person, address } = await openOwn({
      updateTool: () => ({ updateTool: { tool: null, errors, fieldErrors, conflict: null } }),
    });
    await type('Location', 'Langtbortistan');
    await person.click(save());
    const box = within(await main.findByRole('alert'));
    expect(box.getAllByRole('listitem').map((item) => item.textContent)).toEqual(errors);
    expect(field('Location')).toHaveValue('Langtbortistan');
    expect(field('Location')).toHaveAccessibleDescription(/^Location: we do not know this place\./);
    expect(address()).toBe('/edit-tool/77');
    expect(save()).toBeEnabled();
  });

  it('unfolds the section with a rejected field, and focuses the field', async () => {
    const errors = ['Included: each item at most 120 characters.'];
    const fieldErrors = [{ field: 'includedItems', message: errors[0] }];
    const { main, field, save, person } = await openOwn({
      updateTool: () => ({ updateTool: { tool: null, errors, fieldErrors, conflict: null } }),
    });
    const fold = field('Included 1').closest('details');
    expect(fold).not.toHaveAttribute('open');
    await person.click(save());
    await main.findByRole('alert');
    expect(fold).toHaveAttribute('open');
    expect(field('Included 1')).toHaveFocus();
  });

  it('says whether there are unsaved changes', async () => {
    const { main, type } = await openOwn();
    const bar = within(main.getByRole('region', { name: 'Save' }));
    expect(bar.getByRole('status')).toBeEmptyDOMElement();
    await type('Name', 'Sav');
    expect(bar.getByRole('status')).toHaveTextContent('Not saved yet');
    await type('Name', 'Boremaskine');
    expect(bar.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows an error when offline and keeps the values', async () => {
    const { main, field, type, save, person } = await openOwn({
      updateTool: () => {
        throw new FakeNetworkError('down');
      },
    });
    await type('Name', 'Sav');
    await person.click(save());
    expect(await main.findByRole('alert')).toHaveTextContent(/^We cannot reach Skuret\./);
    expect(field('Name')).toHaveValue('Sav');
  });
});

describe('photos of an existing tool', () => {
  const three = buildOwnTool({ ...mine, tool: { ...mine.tool, imageUrls: ['/a', '/b', '/c'] } });
  const saved = { updateTool: { tool: three, errors: [], conflict: null } };

  it('are shown, reordered by keyboard, removed, and saved', async () => {
    const { api, main, save, person, address } = await openOwn({
      ownTool: () => ({ ownTool: three }),
      updateTool: () => saved,
    });
    main.getByRole('button', { name: 'Move photo 3 earlier' }).focus();
    await person.keyboard('{Enter}{Enter}{Enter}');
    expect(main.getByText('Moved to place 1 of 3. It is the cover.')).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Move photo 1 earlier' })).toHaveFocus();
    await person.click(main.getByRole('button', { name: 'Remove photo 2' }));
    expect(main.getByRole('button', { name: 'Remove photo 2' })).toHaveFocus();
    await person.click(save());
    await waitFor(() => expect(address()).toBe('/manage-tools'));
    expect(api.callsOf('updateTool')[0]?.variables['changes']).toMatchObject({
      pictures: ['/c', '/b'],
    });
  });

  it('ask for confirmation before leaving when changed and unsaved', async () => {
    const { main, person } = await openOwn({ ownTool: () => ({ ownTool: three }) });
    await person.click(main.getByRole('button', { name: 'Move photo 2 later' }));
    await person.click(main.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Your changes to this tool are not saved.',
    );
  });

  it('are empty for the default drawing', async () => {
    const bare = buildOwnTool({
      ...mine,
      tool: { ...mine.tool, imageUrls: ['/images/tools/default.svg'] },
    });
    const { main } = await openOwn({ ownTool: () => ({ ownTool: bare }) });
    expect(main.queryByRole('list', { name: 'Photos in order' })).not.toBeInTheDocument();
  });
});

describe('the visibility of a tool', () => {
  it('offers the allowed states and publishes a draft', async () => {
    const draft = buildOwnTool({ ...mine, state: 'DRAFT' });
    const { api, main, save, person, address } = await openOwn({
      ownTool: () => ({ ownTool: draft }),
      updateTool: () => ({ updateTool: { tool: mine, errors: [], conflict: null } }),
    });
    const choices = main.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(choices).toEqual(['DRAFT', 'PUBLISHED']);
    await person.click(main.getByRole('radio', { name: 'Published' }));
    await person.click(save());
    await waitFor(() => expect(address()).toBe('/manage-tools'));
    expect(api.callsOf('updateTool')[0]?.variables['changes']).toMatchObject({
      state: 'PUBLISHED',
    });
  });
});

describe('a tool that was changed in another window', () => {
  const told =
    'You changed the price per day in another window after you opened this one. We have not saved anything here. Look at the changes, then save again.';
  const present = buildOwnTool({ tool: { ...mine.tool, pricePerDayCents: 3000 }, version: 5 });

  it('shows the conflict and the differences, and keeps the values', async () => {
    const { main, field, type, save, person, address } = await openOwn({
      updateTool: () => ({ updateTool: { tool: null, errors: [told], conflict: present } }),
    });
    await type('Name', 'Slagboremaskine');
    await person.click(save());
    const box = await main.findByRole('alert');
    expect(box).toHaveTextContent(told);
    expect(box).toHaveTextContent('Your text is still here.');
    expect(field('Name')).toHaveValue('Slagboremaskine');
    expect(field('Price per day')).toHaveValue(30);
    expect(address()).toBe('/edit-tool/77');
  });

  it('is saved from its current version at the next attempt', async () => {
    const { api, main, type, save, person, address } = await openOwn({
      updateTool: ({ version }) => ({
        updateTool:
          version === 5
            ? { tool: present, errors: [], conflict: null }
            : { tool: null, errors: [told], conflict: present },
      }),
    });
    await type('Name', 'Slagboremaskine');
    await person.click(save());
    await main.findByRole('alert');
    await person.click(save());
    await waitFor(() => expect(address()).toBe('/manage-tools'));
    const calls = api.callsOf('updateTool').map(({ variables }) => variables);
    expect(calls.map(({ version }) => version)).toEqual([4, 5]);
    expect(calls[1]?.['changes']).toMatchObject({
      name: 'Slagboremaskine',
      pricePerDayCents: 3000,
    });
  });
});

describe('deleting a tool', () => {
  async function confirmDeletion({ main, person }: Awaited<ReturnType<typeof openForm>>) {
    await person.click(main.getByRole('button', { name: 'Delete Tool' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Tool' });
    await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
  }

  it('is done by the service and returns to the list', async () => {
    const opened = await openOwn({
      deleteTool: () => ({ deleteTool: { deleted: true, errors: [] } }),
    });
    opened.api.answer('ownTools', () => ({ ownTools: [] }));
    await confirmDeletion(opened);
    await waitFor(() => expect(opened.address()).toBe('/manage-tools'));
    expect(opened.api.callsOf('deleteTool')[0]?.variables).toEqual({ id: '77' });
    expect(await screen.findByText('No tools found')).toBeInTheDocument();
  });

  it('lists the blocking bookings after a rejection and keeps the values', async () => {
    const reason =
      'The tool has an open booking: 3 Aug 2026 to 5 Aug 2026. You can delete it when everything is returned or cancelled.';
    const opened = await openOwn({
      deleteTool: () => ({ deleteTool: { deleted: false, errors: [reason] } }),
    });
    await opened.type('Name', 'Andet');
    await confirmDeletion(opened);
    expect(await opened.main.findByRole('alert')).toHaveTextContent(reason);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(opened.field('Name')).toHaveValue('Andet');
    expect(opened.address()).toBe('/edit-tool/77');
  });
});

describe('the form for an existing tool', () => {
  it('has its sections and the three buttons', async () => {
    const { main, save } = await openOwn();
    expect(main.getByRole('heading', { level: 1, name: 'Edit Tool' })).toBeInTheDocument();
    expect(document.title).toBe('Edit Tool – Skuret');
    const sections = main
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(sections).toEqual(
      expect.arrayContaining(['Photos', 'Basic Information', 'Details and terms']),
    );
    expect(main.getByRole('button', { name: 'Delete Tool' })).toBeEnabled();
    expect(main.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/manage-tools');
    expect(save()).toBeEnabled();
  });

  it('summarizes the folded sections in a line each, and keeps what is typed in them', async () => {
    const { main, field, type, person } = await openOwn();
    const fold = main.getByText("What's Included", { selector: 'summary *' });
    const summary = fold.closest('summary') as HTMLElement;
    expect(summary).toHaveTextContent('To batterier, Oplader');
    await person.click(fold);
    await type('Included 1', 'Tre batterier');
    await person.click(fold);
    expect(summary).toHaveTextContent('Tre batterier, Oplader');
    await person.click(fold);
    expect(field('Included 1')).toHaveValue('Tre batterier');
    expect(main.getByText('Spænding 18 V')).toBeInTheDocument();
  });

  it('keeps a category that is not among its options', async () => {
    const bricks = { id: 7, name: 'Bricklayer', code: 'bricklayer-tools' };
    const tool = { ...mine.tool, categories: [bricks] };
    const { main } = await openOwn({ ownTool: () => ({ ownTool: { ...mine, tool } }) });
    expect(await main.findByRole('button', { name: 'Bricklayer' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('shows the same messages in the same order as for a new tool', async () => {
    const { api, main, save, type, person } = await openOwn();
    await person.clear(main.getByRole('textbox', { name: 'Name' }));
    await type('Price per day', '0');
    await person.click(main.getByRole('button', { name: 'Power Tools' }));
    await person.click(save());
    expect(main.getByRole('alert')).toHaveTextContent(
      /^Two things are missing: name and category$/,
    );
    await type('Name', 'Sav');
    await person.click(save());
    expect(main.getByRole('alert')).toHaveTextContent(/^Please select at least one category$/);
    await person.click(main.getByRole('button', { name: 'Kitchen' }));
    await person.click(save());
    expect(main.getByRole('alert')).toHaveTextContent(/^Please enter a valid price$/);
    expect(api.mutations()).toEqual([]);
  });
});

describe('deleting a tool from its form', () => {
  it('asks for confirmation', async () => {
    const { api, main, person } = await openOwn();
    await person.click(main.getByRole('button', { name: 'Delete Tool' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Tool' });
    expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete this tool? This action cannot be undone.',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.mutations()).toEqual([]);
  });
});

describe('another member in the same browser', () => {
  it('does not see the tool that the former member had open', async () => {
    const { api, store, main } = await openOwn();
    api.answer('currentUser', () => ({ currentUser: buildUser({ id: '88', name: 'Jonas' }) }));
    api.answer('ownTool', () => ({ ownTool: null }));
    act(() => {
      store.dispatch(tokenChangedElsewhere('other.person.token'));
    });
    expect(screen.queryByDisplayValue('Boremaskine')).not.toBeInTheDocument();
    expect(await main.findByRole('heading', { name: 'Tool not found' })).toBeInTheDocument();
  });
});

describe('leaving with unsaved changes to a tool', () => {
  it('asks for confirmation and discards the changes on request', async () => {
    const { api, main, type, person, address } = await openOwn();
    await type('Name', 'Andet');
    await person.click(main.getByRole('link', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
    expect(address()).toBe('/edit-tool/77');
    await person.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/manage-tools'));
    expect(api.mutations()).toEqual([]);
  });

  it('does not ask when nothing has changed', async () => {
    const { main, type, person, address } = await openOwn();
    await type('Name', 'Boremaskine');
    await person.click(main.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/manage-tools'));
  });
});
