import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildUser, testToken } from '../../../tests/helpers/app/builders';
import { FakeGraphqlError, FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

type Answer = Record<string, unknown>;

const made: Answer = {
  createTool: { tool: { id: '900', name: 'Hækkeklipper', description: 'Klipper.' }, errors: [] },
};
const refused = (...errors: string[]): Answer => ({ createTool: { tool: null, errors } });

type Service = (variables: Answer, headers: Headers) => Answer | Promise<Answer>;

async function openForm(answer: Service = () => made, path = '/add-tool') {
  const rendered = await renderRoute(path, {
    user: buildUser(),
    api: {
      CreateTool: answer,
      activeLendReservations: () => ({ activeLendReservations: [] }),
      completedLendReservations: () => ({ completedLendReservations: [] }),
      signInUser: () => ({ signInUser: { token: testToken, errors: [] } }),
    },
  });
  await screen.findByRole('button', { name: 'Garden & Lawn' });
  return { ...rendered, ...form(rendered.person) };
}

/** The form, by the labels that a person sees. */
function form(person: Awaited<ReturnType<typeof renderRoute>>['person']) {
  const main = within(screen.getByRole('main'));
  const field = (name: string) =>
    main.getByRole(name === 'Price per day' ? 'spinbutton' : 'textbox', { name });
  const submit = () => main.getByRole('button', { name: 'Add Tool' });
  const fillIn = async () => {
    for (const [name, text] of [
      ['Name', 'Hækkeklipper'],
      ['Description', 'Klipper.'],
      ['Price per day', '19.95'],
      ['Location', 'Valby'],
    ] as const) {
      await person.click(field(name));
      await person.paste(text);
    }
    await person.click(main.getByRole('button', { name: 'Garden & Lawn' }));
  };
  return { main, field, submit, fillIn };
}

const draftKey = 'skuret.draft.addTool/501';
const keptDraft = () => JSON.parse(localStorage.getItem(draftKey) ?? 'null');

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe('the form (§2)', () => {
  it('asks for everything a tool needs, and says what is required', async () => {
    const { main, field, submit } = await openForm();
    expect(main.getByRole('heading', { level: 1, name: 'Add New Tool' })).toBeInTheDocument();
    expect(document.title).toBe('Add New Tool – Skuret');
    for (const name of ['Name', 'Description', 'Price per day', 'Location']) {
      expect(field(name)).toBeRequired();
    }
    expect(field('Usage Instructions')).not.toBeRequired();
    expect(submit()).toBeEnabled();
    expect(main.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/dashboard');
  });

  it('offers the ten categories of §9 in their order, and no eleventh', async () => {
    const { main } = await openForm();
    const group = within(main.getByRole('group', { name: 'Categories' }));
    expect(group.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Power Tools',
      'Hand Tools',
      'Garden & Lawn',
      'Kitchen',
      'Cleaning',
      'Outdoor',
      'Automotive',
      'Painting',
      'Plumbing',
      'Electrical',
    ]);
  });

  it('switches a category on and off', async () => {
    const { main, person } = await openForm();
    const chip = main.getByRole('button', { name: 'Kitchen' });
    await person.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await person.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'false');
  });

  it('takes a price as a number from 0, down to an øre, and reads it back (D30)', async () => {
    const { field, person } = await openForm();
    const price = field('Price per day');
    expect(price).toHaveAttribute('min', '0');
    expect(price).toHaveAttribute('step', '0.01');
    expect(price).toHaveAttribute('inputmode', 'decimal');
    await person.type(price, '19.90');
    expect(price).toHaveAccessibleDescription('Listed at 19.90 kr./dag');
    await waitFor(() => expect(keptDraft()?.values.pricePerDay).toBe('19.90'));
    await person.clear(price);
    await person.type(price, '1e3');
    expect(price).toHaveAccessibleDescription('Listed at 1,000 kr./dag');
    await person.clear(price);
    expect(price).toHaveAccessibleDescription('For example 75 or 19.95');
  });

  it('says of a price that the browser cannot read that it is wrong, not that it is missing', async () => {
    const { main, field, submit, fillIn, person } = await openForm();
    await fillIn();
    const price = field('Price per day') as HTMLInputElement;
    // An English browser after `19,95`: it shows the text, but gives the page neither a number nor the text.
    Object.defineProperty(price, 'validity', { value: { badInput: true }, configurable: true });
    fireEvent.change(price, { target: { value: '' } });
    await person.click(submit());
    expect(main.getByRole('alert')).toHaveTextContent(/^Please enter a valid price$/);
    Reflect.deleteProperty(price, 'validity');
    await person.clear(price);
    await person.type(price, '20');
    expect(main.getByText(/Listed at 20/)).toBeInTheDocument();
  });
});

describe('rows (§5)', () => {
  it('of specifications can be added and removed, but for the last', async () => {
    const { main, field, person } = await openForm();
    expect(main.getByRole('button', { name: 'Remove specification 1' })).toBeDisabled();
    await person.type(field('Property 1'), 'Længde');
    await person.type(field('Value 1'), '60 cm');
    await person.click(main.getByRole('button', { name: 'Add specification' }));
    expect(field('Property 2')).toHaveFocus();
    await person.keyboard('Vægt');
    await person.click(main.getByRole('button', { name: 'Remove specification 1' }));
    expect(field('Property 1')).toHaveValue('Vægt');
    expect(field('Property 1')).toHaveFocus();
    expect(main.queryByRole('textbox', { name: 'Property 2' })).not.toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Remove specification 1' })).toBeDisabled();
  });

  it('of included items can be added and removed, but for the last', async () => {
    const { main, field, person } = await openForm();
    expect(main.getByRole('button', { name: 'Remove item 1' })).toBeDisabled();
    await person.type(field('Item 1'), 'Batteri{Enter}Lader');
    expect(field('Item 2')).toHaveValue('Lader');
    await person.click(main.getByRole('button', { name: 'Remove item 2' }));
    expect(field('Item 1')).toHaveFocus();
    expect(field('Item 1')).toHaveValue('Batteri');
    expect(main.getByRole('button', { name: 'Remove item 1' })).toBeDisabled();
  });

  it('begin with Enter, which sends nothing', async () => {
    const { api, main, field, person } = await openForm();
    await person.type(field('Value 1'), '60 cm{Enter}');
    expect(field('Property 2')).toHaveFocus();
    expect(main.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.callsOf('CreateTool')).toHaveLength(0);
  });
});

describe('what stops it (§5)', () => {
  it('is said one thing at a time in the red box above the button, and marked', async () => {
    const { api, main, field, submit, person } = await openForm();
    await person.type(field('Description'), 'Klipper.');
    await person.click(submit());
    const box = main.getByRole('alert');
    expect(box).toHaveTextContent(/^Please fill in all required fields$/);
    expect(box.compareDocumentPosition(submit())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field('Name')).toHaveFocus();
    for (const name of ['Name', 'Price per day', 'Location']) expect(field(name)).toBeInvalid();
    expect(field('Location')).toHaveAccessibleDescription(/^This is needed/);
    expect(field('Description')).toBeValid();

    await person.type(field('Name'), 'Sav');
    expect(field('Name')).toBeValid();
    await person.type(field('Price per day'), '0');
    await person.type(field('Location'), 'Valby');
    await person.click(submit());
    expect(main.getByRole('alert')).toHaveTextContent(/^Please select at least one category$/);
    expect(main.getByRole('group', { name: 'Categories' })).toHaveFocus();

    await person.click(main.getByRole('button', { name: 'Kitchen' }));
    await person.click(submit());
    expect(main.getByRole('alert')).toHaveTextContent(/^Please enter a valid price$/);
    expect(field('Price per day')).toHaveFocus();
    expect(field('Price per day')).toBeInvalid();
    expect(api.callsOf('CreateTool')).toHaveLength(0);
  });
});

describe('adding (§7, D6)', () => {
  it('disables its buttons and says so while it runs', async () => {
    let answer: (value: Answer) => void = () => undefined;
    const { main, submit, fillIn, person, address } = await openForm(
      () => new Promise((resolve) => (answer = resolve)),
    );
    await fillIn();
    await person.click(submit());
    await waitFor(() => expect(submit()).toBeDisabled());
    expect(main.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(main.getByRole('progressbar', { name: 'Sending your tool' })).toBeInTheDocument();
    answer(made);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('asks nobody on the way to the dashboard, and leaves no draft behind', async () => {
    const { submit, fillIn, person, address } = await openForm();
    await fillIn();
    await waitFor(() => expect(keptDraft()).not.toBeNull());
    await person.click(submit());
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(keptDraft()).toBeNull();
  });
});

describe('when adding fails (§8)', () => {
  it.each<[string, () => Answer, string]>([
    ['the service says what is wrong', () => refused('Location: we don’t know “Xyz”.'), 'Xyz'],
    ['the service says nothing', () => refused(), 'Failed to add tool'],
    [
      'the error has a message of its own',
      () => {
        throw new FakeGraphqlError('Too many at once. Wait a little.', 'TOO_MANY_REQUESTS');
      },
      'Too many at once. Wait a little.',
    ],
    [
      'there is no connection',
      () => {
        throw new FakeNetworkError('down');
      },
      'Failed to add tool',
    ],
  ])('says so in the red box when %s, and keeps what was typed', async (_case, answer, text) => {
    const { main, field, submit, fillIn, person, address } = await openForm(answer);
    await fillIn();
    await person.click(submit());
    expect(await main.findByRole('alert')).toHaveTextContent(text);
    expect(field('Name')).toHaveValue('Hækkeklipper');
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(address()).toBe('/add-tool');
  });

  it('names all that the service names', async () => {
    const { main, submit, fillIn, person } = await openForm(() =>
      refused('One thing.', 'Another.'),
    );
    await fillIn();
    await person.click(submit());
    const box = within(await main.findByRole('alert'));
    expect(box.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'One thing.',
      'Another.',
    ]);
  });

  it('succeeds the second time', async () => {
    const answers = [refused('One thing.'), made];
    const { main, submit, fillIn, person, address } = await openForm(() => answers.shift() ?? made);
    await fillIn();
    await person.click(submit());
    await main.findByRole('alert');
    await person.click(submit());
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('makes one tool when the answer got lost and the button is pressed again', async () => {
    // A service that stores what it was sent, and a connection that breaks before the first response arrives.
    const madeUnder = new Map<string, Answer>();
    let answers = 0;
    const { api, main, submit, fillIn, person, address } = await openForm((_input, headers) => {
      const key = headers.get('idempotency-key') ?? `without ${answers}`;
      if (!madeUnder.has(key)) madeUnder.set(key, made);
      answers += 1;
      if (answers === 1) throw new FakeNetworkError('down');
      return madeUnder.get(key) ?? made;
    });
    await fillIn();
    await person.click(submit());
    await main.findByRole('alert');
    await person.click(submit());
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.callsOf('CreateTool')).toHaveLength(2);
    expect(madeUnder.size).toBe(1);
  });

  it('sends what was changed after a failure as another listing', async () => {
    const keys: (string | null)[] = [];
    const { main, field, submit, fillIn, person } = await openForm((_input, headers) => {
      keys.push(headers.get('idempotency-key'));
      throw new FakeNetworkError('down');
    });
    const press = async () => {
      await person.click(submit());
      await waitFor(() => expect(submit()).toBeEnabled());
      await main.findByRole('alert');
    };
    await fillIn();
    await press();
    await person.type(field('Usage Instructions'), 'Hold fast.');
    await press();
    await press();
    expect(keys).toHaveLength(3);
    for (const key of keys) expect(key).toMatch(/^[ -~]{1,100}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
  });

  it('sends the same once more as another listing when the first was made', async () => {
    const { api, submit, fillIn, person, address, history } = await openForm();
    await fillIn();
    await person.click(submit());
    await waitFor(() => expect(address()).toBe('/dashboard'));
    await screen.findByRole('heading', { level: 1, name: 'Mit skur' });
    act(() => history.push('/add-tool'));
    await screen.findByRole('button', { name: 'Garden & Lawn' });
    await form(person).fillIn();
    await person.click(form(person).submit());
    await waitFor(() => expect(api.callsOf('CreateTool')).toHaveLength(2));
    const [first, second] = api
      .callsOf('CreateTool')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toEqual(expect.any(String));
    expect(second).not.toBe(first);
  });
});

describe('drafts', () => {
  async function keptAndReopened() {
    const first = await openForm();
    await first.fillIn();
    await waitFor(() => expect(keptDraft()?.values.categories).toEqual(['Garden & Lawn']));
    first.unmount();
    return openForm();
  }

  it('survive a reload, with a quiet word and a way to start over', async () => {
    const { main, field, person } = await keptAndReopened();
    expect(field('Name')).toHaveValue('Hækkeklipper');
    expect(field('Price per day')).toHaveValue(19.95);
    expect(main.getByRole('button', { name: 'Garden & Lawn' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(main.getByText(/We kept your draft in this browser/)).toBeInTheDocument();

    await person.click(main.getByRole('button', { name: 'Start over' }));
    expect(field('Name')).toHaveValue('');
    expect(field('Name')).toHaveFocus();
    expect(main.queryByText(/We kept your draft/)).not.toBeInTheDocument();
    await waitFor(() => expect(keptDraft()).toBeNull());
  });

  it('are not begun by looking at the form', async () => {
    const { main, unmount } = await openForm();
    expect(main.queryByText(/We kept your draft/)).not.toBeInTheDocument();
    unmount();
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it('are kept when the page is closed in the middle of a word', async () => {
    const { field, person } = await openForm();
    await person.type(field('Name'), 'Sa');
    fireEvent(window, new Event('pagehide'));
    expect(keptDraft()?.values.name).toBe('Sa');
  });

  it('are only shown to whom they belong', async () => {
    const { person, unmount } = await openForm();
    await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Somebody else');
    unmount();
    expect(keptDraft()).toMatchObject({ values: { name: 'Somebody else' } });
    await renderRoute('/add-tool', { user: buildUser({ id: '777' }) });
    await screen.findByRole('button', { name: 'Garden & Lawn' });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it.each(['{', '{"values":{}}', '[]', '"x"'])('that are damaged (%s) are none', async (text) => {
    localStorage.setItem(draftKey, text);
    const { field } = await openForm();
    expect(field('Name')).toHaveValue('');
  });

  it('survive the end of the session in the middle of sending (D8)', async () => {
    const answers = [
      () => {
        throw new FakeGraphqlError('Sign in again', 'UNAUTHENTICATED');
      },
      () => made,
    ];
    const opened = await openForm(() => (answers.shift() ?? (() => made))());
    await opened.fillIn();
    await opened.person.click(opened.submit());
    await waitFor(() => expect(opened.address()).toBe('/signin?returnTo=%2Fadd-tool'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Din session er udløbet. Log ind igen.')).toBeInTheDocument();

    await opened.person.type(await screen.findByLabelText('E-mail'), 'mette@skuret.example');
    await opened.person.type(screen.getByLabelText('Adgangskode'), 'hemmeligt');
    await opened.person.click(
      within(screen.getByRole('main')).getByRole('button', { name: 'Log ind' }),
    );
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Hækkeklipper');
    await screen.findByRole('button', { name: 'Garden & Lawn' });
    await opened.person.click(screen.getByRole('button', { name: 'Add Tool' }));
    await waitFor(() => expect(opened.address()).toBe('/dashboard'));
  });

  it('survive signing out in another tab', async () => {
    const { fillIn, address } = await openForm();
    await fillIn();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: null }));
    });
    await waitFor(() => expect(address()).toBe('/signin?returnTo=%2Fadd-tool'));
    expect(keptDraft()?.values.name).toBe('Hækkeklipper');
  });

  it('cannot be kept where storage is full, which is said before somebody leaves', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { main, field, person } = await openForm();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await person.type(field('Name'), 'Sav');
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    await person.click(main.getByRole('link', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
    expect(dialog.getByText(/cannot keep a draft/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Leave without it' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  });
});

describe('leaving with something unsaved', () => {
  const dialog = () => screen.findByRole('alertdialog', { name: 'Leave this page?' });

  it('goes unasked while nothing is typed', async () => {
    const { main, person, address } = await openForm();
    await person.click(main.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks, and staying changes nothing', async () => {
    const { field, person, address } = await openForm();
    await person.type(field('Name'), 'Sav');
    await person.click(
      within(screen.getByRole('banner')).getByRole('link', { name: 'Find værktøj' }),
    );
    const asked = within(await dialog());
    expect(asked.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await person.click(asked.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(address()).toBe('/add-tool');
    expect(field('Name')).toHaveValue('Sav');
  });

  it('leaves to where the person wanted to go and keeps the draft', async () => {
    const { main, field, person, address } = await openForm();
    await person.type(field('Name'), 'Sav');
    await person.click(main.getByRole('link', { name: 'Back to dashboard' }));
    await person.click(
      within(await dialog()).getByRole('button', { name: 'Keep draft and leave' }),
    );
    await waitFor(() => expect(address()).toBe('/dashboard'));
    await waitFor(() => expect(keptDraft()?.values.name).toBe('Sav'));
  });

  it('or throws the draft away', async () => {
    const { main, field, person, address } = await openForm();
    await person.type(field('Name'), 'Sav');
    await waitFor(() => expect(keptDraft()).not.toBeNull());
    await person.click(main.getByRole('link', { name: 'Cancel' }));
    await person.click(within(await dialog()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    await screen.findByRole('heading', { level: 1, name: 'Mit skur' });
    expect(keptDraft()).toBeNull();
  });

  it('asks on the back button too', async () => {
    const { main, person, history, address } = await openForm();
    await person.click(main.getByRole('link', { name: 'Back to dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'Mit skur' });
    await person.click(await screen.findByRole('link', { name: 'Tilføj værktøj' }));
    await screen.findByRole('button', { name: 'Garden & Lawn' });
    await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Sav');
    act(() => history.go(-1));
    const asked = within(await dialog());
    await waitFor(() => expect(address()).toBe('/add-tool'));
    expect(screen.getByLabelText('Name')).toHaveValue('Sav');
    await person.click(asked.getByRole('button', { name: 'Keep draft and leave' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mit skur' })).toBeInTheDocument();
  });

  it('lets the browser ask when the page is closed', async () => {
    const { field, person } = await openForm();
    const close = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(false);
    await person.type(field('Name'), 'Sav');
    expect(close()).toBe(true);
    await person.clear(field('Name'));
    expect(close()).toBe(false);
  });
});
