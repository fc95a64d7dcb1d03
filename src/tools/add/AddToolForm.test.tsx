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
      searchTools: () => ({ searchTools: [] }),
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
  const next = () => person.click(main.getByRole('button', { name: 'Next' }));
  const step = (number: number) =>
    main.findByRole('heading', { level: 2, name: new RegExp(`^Step ${number} of 3`) });
  const listed = () => screen.findByRole('heading', { level: 1, name: 'It hangs in the shed now' });
  /** The first step. */
  const nameIt = async () => {
    for (const [name, text] of [
      ['Name', 'Hækkeklipper'],
      ['Description', 'Klipper.'],
      ['Location', 'Valby'],
    ] as const) {
      await person.click(field(name));
      await person.paste(text);
    }
  };
  /** All that is required, up to the last step. */
  const fillIn = async () => {
    await nameIt();
    await next();
    await step(2);
    await person.click(field('Price per day'));
    await person.paste('19.95');
    await next();
    await step(3);
  };
  return { main, field, submit, next, step, listed, nameIt, fillIn };
}

const draftKey = 'skuret.draft.addTool/501';
const keptDraft = () => JSON.parse(localStorage.getItem(draftKey) ?? 'null');

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe('the form for a new tool (§2)', () => {
  it('asks for every field and marks the required ones', async () => {
    const { main, field, submit, fillIn, person, step } = await openForm();
    expect(main.getByRole('heading', { level: 1, name: 'Add New Tool' })).toBeInTheDocument();
    expect(document.title).toBe('Add New Tool – Skuret');
    for (const name of ['Name', 'Description', 'Location']) expect(field(name)).toBeRequired();
    expect(main.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/dashboard');
    await fillIn();
    expect(field('Usage Instructions')).not.toBeRequired();
    expect(submit()).toBeEnabled();
    await person.click(main.getByRole('button', { name: 'Back' }));
    await step(2);
    expect(field('Price per day')).toBeRequired();
  });

  it('offers exactly the ten categories of §9 in their order', async () => {
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

  it('toggles a category', async () => {
    const { main, person } = await openForm();
    const chip = main.getByRole('button', { name: 'Kitchen' });
    await person.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await person.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'false');
  });

  it('accepts a price as a number from 0, with øre precision, and restores it (D30)', async () => {
    const { field, person, nameIt, next, step } = await openForm();
    await nameIt();
    await next();
    await step(2);
    const price = field('Price per day');
    expect(price).toHaveAttribute('min', '0');
    expect(price).toHaveAttribute('step', '0.01');
    expect(price).toHaveAttribute('inputmode', 'decimal');
    await person.type(price, '19.90');
    expect(price).toHaveAccessibleDescription('Borrowers see 19.90 kr./dag');
    await waitFor(() => expect(keptDraft()?.values.pricePerDay).toBe('19.90'));
    await person.clear(price);
    await person.type(price, '1e3');
    expect(price).toHaveAccessibleDescription('Borrowers see 1,000 kr./dag');
    await person.clear(price);
    expect(price).toHaveAccessibleDescription('For example 75 or 19.95');
  });

  it('reports an unreadable price as invalid, not as missing', async () => {
    const { main, field, nameIt, next, step, person } = await openForm();
    await nameIt();
    await next();
    await step(2);
    const price = field('Price per day') as HTMLInputElement;
    await person.type(price, '1');
    // An English browser after `19,95`: it shows the text, but gives the page neither a number nor the text.
    Object.defineProperty(price, 'validity', { value: { badInput: true }, configurable: true });
    fireEvent.change(price, { target: { value: '' } });
    await next();
    expect(main.getByRole('alert')).toHaveTextContent(/^Please enter a valid price$/);
    Reflect.deleteProperty(price, 'validity');
    await person.clear(price);
    await person.type(price, '20');
    expect(main.getByText(/Borrowers see 20/)).toBeInTheDocument();
  });
});

describe('specification and item rows (§5)', () => {
  it('of specifications can be added and removed, except the last', async () => {
    const { main, field, person, fillIn } = await openForm();
    await fillIn();
    expect(main.getByRole('button', { name: 'Remove specification 1' })).toBeDisabled();
    await person.type(field('Specification 1'), 'Længde');
    await person.type(field('Value 1'), '60 cm');
    await person.click(main.getByRole('button', { name: 'Add specification' }));
    expect(field('Specification 2')).toHaveFocus();
    await person.keyboard('Vægt');
    await person.click(main.getByRole('button', { name: 'Remove specification 1' }));
    expect(field('Specification 1')).toHaveValue('Vægt');
    expect(field('Specification 1')).toHaveFocus();
    expect(main.queryByRole('textbox', { name: 'Specification 2' })).not.toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Remove specification 1' })).toBeDisabled();
  });

  it('of included items can be added and removed, except the last', async () => {
    const { main, field, person, fillIn } = await openForm();
    await fillIn();
    expect(main.getByRole('button', { name: 'Remove item 1' })).toBeDisabled();
    await person.type(field('Included 1'), 'Batteri{Enter}Lader');
    expect(field('Included 2')).toHaveValue('Lader');
    await person.click(main.getByRole('button', { name: 'Remove item 2' }));
    expect(field('Included 1')).toHaveFocus();
    expect(field('Included 1')).toHaveValue('Batteri');
    expect(main.getByRole('button', { name: 'Remove item 1' })).toBeDisabled();
  });

  it('are added with Enter, without submitting', async () => {
    const { api, main, field, person, fillIn } = await openForm();
    await fillIn();
    await person.type(field('Value 1'), '60 cm{Enter}');
    expect(field('Specification 2')).toHaveFocus();
    expect(main.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.callsOf('CreateTool')).toHaveLength(0);
  });
});

describe('adding a tool (§7, D6)', () => {
  it('disables its buttons and shows that it is busy', async () => {
    let answer: (value: Answer) => void = () => undefined;
    const { main, submit, fillIn, person, listed } = await openForm(
      () => new Promise((resolve) => (answer = resolve)),
    );
    await fillIn();
    await person.click(submit());
    await waitFor(() => expect(submit()).toBeDisabled());
    expect(main.getByRole('button', { name: 'Back' })).toBeDisabled();
    expect(main.getByRole('progressbar', { name: 'Sending your tool' })).toBeInTheDocument();
    answer(made);
    await listed();
  });

  it('asks for no confirmation and deletes the draft', async () => {
    const { submit, fillIn, person, listed } = await openForm();
    await fillIn();
    await waitFor(() => expect(keptDraft()).not.toBeNull());
    await person.click(submit());
    await listed();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(keptDraft()).toBeNull();
  });
});

describe('a failed submission of a new tool (§8)', () => {
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
  ])('shows an error in the red box when %s, and keeps the values', async (_case, answer, text) => {
    const { main, submit, fillIn, person, address } = await openForm(answer);
    await fillIn();
    await person.click(submit());
    expect(await main.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(address()).toBe('/add-tool?step=3');
    await waitFor(() => expect(keptDraft()?.values.name).toBe('Hækkeklipper'));
  });

  it('shows all errors of the service', async () => {
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

  it('succeeds on a retry', async () => {
    const answers = [refused('One thing.'), made];
    const { main, submit, fillIn, person, listed } = await openForm(() => answers.shift() ?? made);
    await fillIn();
    await person.click(submit());
    await main.findByRole('alert');
    await person.click(submit());
    await listed();
  });

  it('creates one tool when the response was lost and the button is clicked again', async () => {
    // A service that stores what it was sent, and a connection that breaks before the first response arrives.
    const madeUnder = new Map<string, Answer>();
    let answers = 0;
    const { api, main, submit, fillIn, person, listed } = await openForm((_input, headers) => {
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
    await listed();
    expect(api.callsOf('CreateTool')).toHaveLength(2);
    expect(madeUnder.size).toBe(1);
  });

  it('creates another listing when the values change after a failure', async () => {
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

  it('creates another listing for the same values after the first succeeded', async () => {
    const { api, submit, fillIn, person, listed } = await openForm();
    await fillIn();
    await person.click(submit());
    await listed();
    await person.click(screen.getByRole('button', { name: 'List another' }));
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

describe('drafts of a new tool', () => {
  async function keptAndReopened() {
    const first = await openForm();
    await first.fillIn();
    await waitFor(() => expect(keptDraft()?.values.categories).toEqual(['Garden & Lawn']));
    first.unmount();
    return openForm(undefined, '/add-tool');
  }

  it('survive a reload, with a notice and a button to start over', async () => {
    const { main, field, person } = await keptAndReopened();
    expect(field('Name')).toHaveValue('Hækkeklipper');
    expect(keptDraft()?.values.pricePerDay).toBe('19.95');
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

  it('are not created by opening the form', async () => {
    const { main, unmount } = await openForm();
    expect(main.queryByText(/We kept your draft/)).not.toBeInTheDocument();
    unmount();
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it('are saved when the page is closed while typing', async () => {
    const { field, person } = await openForm();
    await person.type(field('Name'), 'Sa');
    fireEvent(window, new Event('pagehide'));
    expect(keptDraft()?.values.name).toBe('Sa');
  });

  it('are visible only to their author', async () => {
    const { person, unmount } = await openForm();
    await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Somebody else');
    unmount();
    expect(keptDraft()).toMatchObject({ values: { name: 'Somebody else' } });
    await renderRoute('/add-tool', { user: buildUser({ id: '777' }) });
    await screen.findByRole('button', { name: 'Garden & Lawn' });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it.each(['{', '{"values":{}}', '[]', '"x"'])('are ignored when damaged: %s', async (text) => {
    localStorage.setItem(draftKey, text);
    const { field } = await openForm();
    expect(field('Name')).toHaveValue('');
  });

  it('survive a session that expires during the submission (D8)', async () => {
    const answers = [
      () => {
        throw new FakeGraphqlError('Sign in again', 'UNAUTHENTICATED');
      },
      () => made,
    ];
    const opened = await openForm(() => (answers.shift() ?? (() => made))());
    await opened.fillIn();
    await opened.person.click(opened.submit());
    await waitFor(() => expect(opened.address()).toBe('/signin?returnTo=%2Fadd-tool%3Fstep%3D3'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Du er blevet logget ud. Log ind igen.')).toBeInTheDocument();

    await opened.person.type(await screen.findByLabelText('E-mail'), 'mette@skuret.example');
    await opened.person.type(screen.getByLabelText('Adgangskode'), 'hemmeligt');
    await opened.person.click(
      within(screen.getByRole('main')).getByRole('button', { name: 'Log ind' }),
    );
    expect(await screen.findByText(/We kept your draft/)).toBeInTheDocument();
    await opened.person.click(screen.getByRole('button', { name: 'Add Tool' }));
    await opened.listed();
  });

  it('survive signing out in another tab', async () => {
    const { fillIn, address } = await openForm();
    await fillIn();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: null }));
    });
    await waitFor(() => expect(address()).toBe('/signin?returnTo=%2Fadd-tool%3Fstep%3D3'));
    expect(keptDraft()?.values.name).toBe('Hækkeklipper');
  });

  it('are announced as unsaved before leaving when storage is full', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { main, field, person } = await openForm();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await person.type(field('Name'), 'Sav');
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    await person.click(main.getByRole('link', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
    expect(dialog.getByText(/cannot keep your draft/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Leave without saving' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  });
});

describe('leaving with unsaved changes to a new tool', () => {
  const dialog = () => screen.findByRole('alertdialog', { name: 'Leave this page?' });

  it('does not ask while nothing is typed', async () => {
    const { main, person, address } = await openForm();
    await person.click(main.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks for confirmation, and staying changes nothing', async () => {
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

  it('opens the requested page and keeps the draft', async () => {
    const { main, field, person, address } = await openForm();
    await person.type(field('Name'), 'Sav');
    await person.click(main.getByRole('link', { name: 'Back to dashboard' }));
    await person.click(
      within(await dialog()).getByRole('button', { name: 'Keep draft and leave' }),
    );
    await waitFor(() => expect(address()).toBe('/dashboard'));
    await waitFor(() => expect(keptDraft()?.values.name).toBe('Sav'));
  });

  it('discards the draft on request', async () => {
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
    act(() => history.push('/add-tool'));
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

  it('triggers the browser’s own prompt when the page is closed', async () => {
    const { field, person } = await openForm();
    const close = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(false);
    await person.type(field('Name'), 'Sav');
    expect(close()).toBe(true);
    await person.clear(field('Name'));
    expect(close()).toBe(false);
  });
});
