import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildListing, buildUser, testToken } from '../../../tests/helpers/app/builders';
import { fakeDrawingBrowser } from '../../../tests/helpers/app/fakeDrawingBrowser';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import type { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { mineReceived, selectMyTools } from '../../letter/world/toolsSlice';

type Answer = Record<string, unknown>;

const made: Answer = {
  createTool: { tool: { id: '900', name: 'Hækkeklipper', description: 'Klipper.' }, errors: [] },
};

type Service = (variables: Answer, headers: Headers) => Answer | Promise<Answer>;

async function openForm(answer: Service = () => made, path = '/add-tool') {
  const rendered = await renderLetter(path, {
    user: buildUser(),
    api: {
      CreateTool: answer,
      myTools: () => ({ myTools: [] }),
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

const draftKey = 'skuret.sample.draft.addTool/501';
const keptDraft = () => JSON.parse(localStorage.getItem(draftKey) ?? 'null');
const photograph = (name = 'hæk.jpg') => new File(['x'], name, { type: 'image/jpeg' });
const chooser = () => screen.getByLabelText<HTMLInputElement>(/^Picture/);
/** The line below a prepared picture. The name alone is shown before that too. */
const ready = (name: string) =>
  screen.findByText((_text, element) =>
    Boolean(element?.role === 'status' && element.textContent.startsWith(`${name} is ready`)),
  );

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe('the form for a new tool in the letter (§2)', () => {
  it('asks for every field and marks the required ones', async () => {
    const { main, field, submit } = await openForm();
    expect(main.getByRole('heading', { level: 1, name: 'Add New Tool' })).toBeInTheDocument();
    expect(document.title).toBe('Add New Tool – Skuret');
    for (const name of ['Name', 'Description', 'Price per day', 'Location']) {
      expect(field(name)).toBeRequired();
    }
    expect(field('Usage Instructions')).not.toBeRequired();
    expect(main.getByText('PNG, JPG, GIF op til 10MB')).toHaveAttribute('lang', 'da');
    expect(chooser()).toHaveAttribute('accept', 'image/*');
    expect(submit()).toBeEnabled();
    expect(main.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/dashboard');
  });
});

describe('validation of a new tool in the letter (§5)', () => {
  it('shows one error at a time in the red box above the button and marks the field', async () => {
    const { api, main, field, submit, person } = await openForm();
    await person.type(field('Description'), 'Klipper.');
    await person.click(submit());
    const box = main.getByRole('alert');
    expect(box).toHaveTextContent(/^Please fill in all required fields$/);
    expect(box.compareDocumentPosition(submit())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field('Name')).toHaveFocus();
    for (const name of ['Name', 'Price per day', 'Location']) expect(field(name)).toBeInvalid();
    expect(field('Location')).toHaveAccessibleDescription('Please fill in all required fields');
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

describe('adding a tool in the letter (§7, D6)', () => {
  it('sends the payload once, adds the tool to the store and opens the dashboard', async () => {
    const { api, store, address, field, submit, fillIn, person } = await openForm();
    await fillIn();
    await person.type(field('Specification 1'), 'Længde');
    await person.type(field('Value 1'), '60 cm');
    await person.type(field('Included 1'), 'Batteri');
    await person.type(field('Usage Instructions'), 'Hold fast.');
    await person.dblClick(submit());
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.callsOf('CreateTool').map((call) => call.variables)).toEqual([
      {
        input: {
          name: 'Hækkeklipper',
          description: 'Klipper.',
          location: 'Valby',
          pricePerDayCents: 1995,
          imageUrl: '/images/tools/default.svg',
          categoryIds: [2],
          specifications: [{ key: 'Længde', value: '60 cm' }],
          includedItems: ['Batteri'],
          usageInstructions: 'Hold fast.',
        },
      },
    ]);
    expect(selectMyTools(store.getState())[0]).toMatchObject({
      id: '900',
      pricePerDayCents: 1995,
      categories: [{ name: 'Garden & Lawn' }],
      includedItems: ['Batteri'],
    });
    expect(await screen.findByText('Hækkeklipper er nu til udlån.')).toHaveAttribute('lang', 'da');
    expect(await screen.findByRole('link', { name: 'Hækkeklipper' })).toBeInTheDocument();
  });

  it('keeps the tools that are already listed', async () => {
    const { store, address, submit, fillIn, person } = await openForm();
    act(() => {
      store.dispatch(mineReceived([buildListing()]));
    });
    await fillIn();
    await person.click(submit());
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(selectMyTools(store.getState()).map((tool) => tool.id)).toEqual(['900', '1']);
  });
});

describe('adding the same tool again in the letter (§8)', () => {
  it('creates another listing after the first has been created', async () => {
    const { api, submit, fillIn, person, address, history } = await openForm();
    await fillIn();
    await person.click(submit());
    await waitFor(() => expect(address()).toBe('/dashboard'));
    await screen.findByRole('link', { name: 'Hækkeklipper' });
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

describe('the picture of a new tool', () => {
  it('is prepared, previewed, and sent as base64 with its name and type', async () => {
    fakeDrawingBrowser({ width: 4000, height: 3000 });
    const { api, store, submit, fillIn, person, address } = await openForm();
    await fillIn();
    await person.upload(chooser(), photograph());
    expect(await screen.findByRole('img', { name: 'The picture you have chosen' })).toHaveAttribute(
      'src',
      `data:image/webp;base64,${btoa('480x360')}`,
    );
    await person.click(submit());
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.callsOf('CreateTool')[0]?.variables['input']).toMatchObject({
      mainImage: { data: btoa('1600x1200'), filename: 'hæk.webp', contentType: 'image/webp' },
    });
    expect(selectMyTools(store.getState())[0]?.imageUrl).toMatch(/^data:image\/webp/);
  });

  it('delays the submission until it is prepared', async () => {
    const { decode } = fakeDrawingBrowser({ width: 400, height: 300 });
    let ready: () => void = () => undefined;
    decode.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          ready = () => resolve({ width: 400, height: 300, close: jest.fn() });
        }),
    );
    const { api, submit, fillIn, person } = await openForm();
    await fillIn();
    await person.upload(chooser(), photograph());
    expect(screen.getByRole('progressbar', { name: 'Preparing the picture' })).toBeInTheDocument();
    await person.click(submit());
    expect(api.callsOf('CreateTool')).toHaveLength(0);
    act(() => ready());
    await waitFor(() => expect(api.callsOf('CreateTool')).toHaveLength(1));
    expect(api.callsOf('CreateTool')[0]?.variables['input']).toHaveProperty('mainImage');
  });

  it('is the one chosen last, even if an earlier one is prepared later', async () => {
    const { decode } = fakeDrawingBrowser({ width: 400, height: 300 });
    let open: () => void = () => undefined;
    const slowIsReady = new Promise<void>((done) => {
      decode.mockImplementationOnce(
        () =>
          new Promise((resolve) => {
            open = () => resolve({ width: 800, height: 600, close: jest.fn(done) });
          }),
      );
    });
    const { api, submit, fillIn, person } = await openForm();
    await fillIn();
    await person.upload(chooser(), photograph('slow.jpg'));
    await person.upload(chooser(), photograph('quick.jpg'));
    await ready('quick.jpg');
    await act(async () => {
      open();
      await slowIsReady;
    });
    expect(await ready('quick.jpg')).toBeInTheDocument();
    await person.click(submit());
    await waitFor(() => expect(api.callsOf('CreateTool')).toHaveLength(1));
    expect(api.callsOf('CreateTool')[0]?.variables['input']).toMatchObject({
      mainImage: { filename: 'quick.webp' },
    });
  });

  it('can be removed, and the focus returns to the file input', async () => {
    fakeDrawingBrowser({ width: 400, height: 300 });
    const { api, submit, fillIn, person } = await openForm();
    await fillIn();
    await person.upload(chooser(), photograph());
    await person.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(screen.queryByRole('img', { name: /picture/ })).not.toBeInTheDocument();
    expect(chooser()).toHaveFocus();
    await person.click(submit());
    await waitFor(() => expect(api.callsOf('CreateTool')).toHaveLength(1));
    expect(api.callsOf('CreateTool')[0]?.variables['input']).not.toHaveProperty('mainImage');
  });

  it('can be dropped and pasted', async () => {
    fakeDrawingBrowser({ width: 400, height: 300 });
    await openForm();
    fireEvent.drop(screen.getByText('Choose a picture'), {
      dataTransfer: { files: [photograph()] },
    });
    expect(await ready('hæk.jpg')).toBeInTheDocument();
    const pasted = new File(['x'], 'klip.png', { type: 'image/png' });
    fireEvent(
      document.body,
      createEvent.paste(document.body, { clipboardData: { files: [pasted] } }),
    );
    expect(await ready('klip.png')).toBeInTheDocument();
    expect(screen.queryByText('hæk.jpg')).not.toBeInTheDocument();
  });

  it('is rejected when it is not a picture', async () => {
    fakeDrawingBrowser({ width: 400, height: 300 });
    await openForm();
    fireEvent.drop(screen.getByText('Choose a picture'), {
      dataTransfer: { files: [new File(['x'], 'noter.txt', { type: 'text/plain' })] },
    });
    const sentence = 'That file is not a picture. Choose a PNG, JPG or GIF.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(chooser()).toBeInvalid();
  });

  it('stays when the next file is rejected, with the reason shown', async () => {
    const { decode } = fakeDrawingBrowser({ width: 400, height: 300 });
    const { api, submit, fillIn, person } = await openForm();
    await fillIn();
    await person.upload(chooser(), photograph());
    await ready('hæk.jpg');
    fireEvent.drop(screen.getByText('Choose another picture'), {
      dataTransfer: { files: [new File(['x'], 'noter.txt', { type: 'text/plain' })] },
    });
    expect(await screen.findByText(/^That file is not a picture\./)).toHaveTextContent(
      'The picture you had chosen stays.',
    );
    decode.mockRejectedValueOnce(new DOMException('no', 'InvalidStateError'));
    await person.upload(chooser(), new File(['x'], 'bad.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/^We could not open that picture\./)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'The picture you have chosen' })).toBeInTheDocument();
    expect(await ready('hæk.jpg')).toBeInTheDocument();

    await person.click(submit());
    await waitFor(() => expect(api.callsOf('CreateTool')).toHaveLength(1));
    expect(api.callsOf('CreateTool')[0]?.variables['input']).toMatchObject({
      mainImage: { filename: 'hæk.webp' },
    });
  });

  it('is rejected when it cannot be decoded, and another one is accepted', async () => {
    const { decode } = fakeDrawingBrowser({ width: 400, height: 300 });
    decode.mockRejectedValueOnce(new DOMException('no', 'InvalidStateError'));
    const { person } = await openForm();
    await person.upload(chooser(), photograph());
    const sentence = 'We could not open that picture. Save it as a JPG or PNG and try again.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await person.upload(chooser(), photograph());
    expect(await ready('hæk.jpg')).toBeInTheDocument();
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });
});

describe('drafts of a new tool in the letter', () => {
  it('show that the picture must be chosen again', async () => {
    fakeDrawingBrowser({ width: 400, height: 300 });
    const first = await openForm();
    await first.person.type(first.field('Name'), 'Sav');
    await first.person.upload(chooser(), photograph());
    await screen.findByRole('img', { name: 'The picture you have chosen' });
    first.unmount();
    expect(JSON.stringify(keptDraft())).not.toContain('base64');
    await openForm();
    expect(screen.getByText(/Please choose the picture again/)).toBeInTheDocument();
  });

  it('are saved when the page is closed while typing', async () => {
    const { field, person } = await openForm();
    await person.type(field('Name'), 'Sa');
    fireEvent(window, new Event('pagehide'));
    expect(keptDraft()?.values.name).toBe('Sa');
  });
});
