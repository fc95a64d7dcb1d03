import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectMyTools } from '../../store/slices/toolsSlice';
import { buildUser, testToken } from '../../test/builders';
import { fakeDrawingBrowser } from '../../test/fakeDrawingBrowser';
import { renderLetter } from '../../test/renderLetter';
import type { renderRoute } from '../../test/renderRoute';

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

describe('the picture', () => {
  it('is prepared, shown, and sent as base64 with its name and type', async () => {
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

  it('is waited for when the form is sent before it is ready', async () => {
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

  it('chosen last is the one that counts, also when the one before is ready later', async () => {
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

  it('can be removed again, and the focus goes back to the choice', async () => {
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

  it('must be a picture, and the form says so', async () => {
    fakeDrawingBrowser({ width: 400, height: 300 });
    await openForm();
    fireEvent.drop(screen.getByText('Choose a picture'), {
      dataTransfer: { files: [new File(['x'], 'noter.txt', { type: 'text/plain' })] },
    });
    const sentence = 'That file is not a picture. Choose a PNG, JPG or GIF.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(chooser()).toBeInvalid();
  });

  it('stays when the next file is none, and the form says what was wrong with that', async () => {
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

  it('that cannot be opened is said to be so, and another one is taken', async () => {
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

describe('drafts', () => {
  it('say that a picture must be chosen again', async () => {
    fakeDrawingBrowser({ width: 400, height: 300 });
    const first = await openForm();
    await first.person.type(first.field('Name'), 'Sav');
    await first.person.upload(chooser(), photograph());
    await screen.findByRole('img', { name: 'The picture you have chosen' });
    first.unmount();
    expect(JSON.stringify(keptDraft())).not.toContain('base64');
    await openForm();
    expect(screen.getByText(/Only the picture must be chosen again/)).toBeInTheDocument();
  });
});
