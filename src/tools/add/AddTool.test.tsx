import { act, screen, waitFor, within } from '@testing-library/react';
import { defaultRentalRules } from '../../../domain/bookings/rentalRules';
import { buildFoundTool, buildOwnProfile, buildUser } from '../../../tests/helpers/app/builders';
import { fakeDrawingBrowser } from '../../../tests/helpers/app/fakeDrawingBrowser';
import { fakeUploads } from '../../../tests/helpers/app/fakeUploads';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const made = {
  createTool: { tool: { id: '900', name: 'Hækkeklipper', description: 'Klipper.' }, errors: [] },
};
const photograph = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** Tools that a search finds, of which only the prices matter here. */
const similar = [4500, 6000, 9000].map((pricePerDayCents, index) =>
  buildFoundTool({ id: `s${index}`, pricePerDayCents }),
);

async function openForm(
  answer: () => Record<string, unknown> = () => made,
  changes: { location?: string } = {},
) {
  const user = buildUser();
  const uploads = fakeUploads();
  const rendered = await renderRoute('/add-tool', {
    user,
    api: {
      CreateTool: answer,
      ownProfile: () => ({ currentUser: { ...buildOwnProfile(user), ...changes } }),
      searchTools: () => ({ searchTools: similar }),
      ownTools: () => ({ ownTools: [] }),
      dashboardBookings: () => ({ myBookings: [], lendBookings: [] }),
    },
  });
  const { person } = rendered;
  await screen.findByRole('button', { name: 'Garden & Lawn' });
  const main = within(screen.getByRole('main'));
  const chooser = () => screen.getByLabelText<HTMLInputElement>(/^Photos Choose/);
  const next = () => main.getByRole('button', { name: 'Next' });
  const submit = () => main.getByRole('button', { name: 'Add Tool' });
  const price = () => main.getByRole('spinbutton', { name: 'Price per day' });
  const step = (number: number) =>
    main.findByRole('heading', { level: 2, name: new RegExp(`^Step ${number} of 3`) });
  /** The first step; the category is guessed from the name. */
  const nameIt = async () => {
    for (const [name, text] of [
      ['Name', 'Hækkeklipper'],
      ['Description', 'Klipper.'],
      ['Location', 'Valby'],
    ] as const) {
      await person.click(main.getByRole('textbox', { name }));
      await person.paste(text);
    }
  };
  /** From the first step, filled in, to the last one. */
  const finish = async () => {
    await person.click(next());
    await step(2);
    await person.type(price(), '100');
    await person.click(next());
    await step(3);
  };
  /** All that is required, up to the last step. */
  const fillIn = async () => {
    await nameIt();
    await finish();
  };
  const listed = () => screen.findByRole('heading', { level: 1, name: 'It hangs in the shed now' });
  /** Waits until `count` files have been sent, and returns the last. */
  const sent = async (count: number) => {
    await waitFor(() => expect(uploads).toHaveLength(count));
    const last = uploads[count - 1];
    if (!last) throw new Error('Nothing was sent');
    return last;
  };
  const sentInput = () =>
    rendered.api.callsOf('CreateTool').map(({ variables }) => variables['input']);
  return {
    ...rendered,
    main,
    uploads,
    chooser,
    next,
    submit,
    price,
    step,
    nameIt,
    finish,
    fillIn,
    listed,
    sent,
    sentInput,
  };
}

beforeEach(() => {
  fakeDrawingBrowser({ width: 40, height: 30 });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe('the steps of a new tool', () => {
  it('are shown one at a time, and the focus goes to the heading of each', async () => {
    const { person, main, nameIt, next, step, price, address } = await openForm();
    const steps = within(main.getByRole('list', { name: 'Steps' }));
    expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Photo and name',
      'Price',
      'What comes along',
    ]);
    expect(main.queryByRole('spinbutton')).not.toBeInTheDocument();
    await nameIt();
    await person.click(next());
    expect(await step(2)).toHaveFocus();
    expect(address()).toBe('/add-tool?step=2');
    expect(steps.getByText('Price').closest('li')).toHaveAttribute('aria-current', 'step');
    await person.type(price(), '100{Enter}');
    expect(await step(3)).toHaveFocus();
    expect(main.getByRole('heading', { name: 'Visibility' })).toBeInTheDocument();
  });

  it('keep what is typed, by the button, the list and the browser’s back', async () => {
    const { person, main, fillIn, step, price, history } = await openForm();
    await fillIn();
    await person.type(main.getByRole('textbox', { name: 'Included 1' }), 'Batteri');
    await person.click(main.getByRole('button', { name: 'Back' }));
    expect(await step(2)).toHaveFocus();
    expect(price()).toHaveValue(100);
    await person.click(main.getByRole('button', { name: 'Photo and name' }));
    await step(1);
    expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Hækkeklipper');
    act(() => history.go(-2));
    await step(3);
    expect(main.getByRole('textbox', { name: 'Included 1' })).toHaveValue('Batteri');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('return to the one with the field that the service rejects', async () => {
    const reason = 'Location: we do not know “Valby”.';
    const { person, main, fillIn, submit, step } = await openForm(() => ({
      createTool: {
        tool: null,
        errors: [reason],
        fieldErrors: [{ field: 'location', message: reason }],
      },
    }));
    await fillIn();
    await person.click(submit());
    await step(1);
    expect(main.getByRole('alert')).toHaveTextContent(reason);
    expect(main.getByRole('textbox', { name: 'Location' })).toBeInvalid();
  });

  it('return to the one with a required field that is blank', async () => {
    const { person, main, fillIn, step, next, submit } = await openForm();
    await fillIn();
    await person.click(main.getByRole('button', { name: 'Photo and name' }));
    await person.clear(main.getByRole('textbox', { name: 'Description' }));
    // The address of the last step, as from the history.
    act(() => window.history.back());
    await step(3);
    await person.click(submit());
    await step(1);
    await waitFor(() => expect(main.getByRole('textbox', { name: 'Description' })).toHaveFocus());
    expect(main.getByRole('alert')).toHaveTextContent('One thing is missing: description');
    expect(next()).toBeEnabled();
  });
});

describe('field errors of a new tool', () => {
  it('name the fields of the step, and are shown below each until corrected', async () => {
    const { person, main, next } = await openForm();
    await person.click(next());
    const name = main.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(/^This is needed/);
    expect(main.getByRole('alert')).toHaveTextContent(
      'Four things are missing: name, description, location and category',
    );
    expect(main.getAllByText('This is needed')).toHaveLength(3);
    expect(main.getByText('Choose at least one')).toBeInTheDocument();
    await person.type(name, 'Ting');
    expect(main.getAllByText('This is needed')).toHaveLength(2);
    expect(main.getByRole('alert')).toHaveTextContent(/^Three things are missing: description/);
  });

  it('are shown below the categories', async () => {
    const { person, main, nameIt, next } = await openForm();
    await nameIt();
    await person.dblClick(main.getByRole('button', { name: 'Garden & Lawn' }));
    await person.click(next());
    const group = main.getByRole('group', { name: 'Categories' });
    expect(group).toHaveAccessibleDescription('Choose at least one');
    expect(group).toHaveFocus();
  });

  it('say what is wrong with the price in its step', async () => {
    const { person, main, nameIt, next, price, step } = await openForm();
    await nameIt();
    await person.click(next());
    await step(2);
    await person.click(next());
    expect(main.getByRole('alert')).toHaveTextContent(/^One thing is missing: price$/);
    await person.type(price(), '0');
    await person.click(next());
    expect(main.getByRole('alert')).toHaveTextContent(/^Please enter a valid price$/);
    expect(price()).toHaveFocus();
    expect(price()).toBeInvalid();
  });
});

describe('the category of a new tool', () => {
  const isChosen = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

  it('is guessed from the name and follows it, with a note', async () => {
    const { person, main } = await openForm();
    const name = main.getByRole('textbox', { name: 'Name' });
    await person.click(name);
    await person.paste('Stige');
    expect(isChosen('Outdoor')).toBe(true);
    expect(
      main.getByText('We guessed Outdoor from the name. Change it if that is wrong.'),
    ).toBeInTheDocument();
    await person.clear(name);
    await person.paste('Boremaskine');
    expect(isChosen('Outdoor')).toBe(false);
    expect(isChosen('Power Tools')).toBe(true);
  });

  it('is confirmed by the first click on it, and removed by the next', async () => {
    const { person, main } = await openForm();
    const name = main.getByRole('textbox', { name: 'Name' });
    await person.click(name);
    await person.paste('Stige');
    await person.click(main.getByRole('button', { name: 'Outdoor' }));
    expect(isChosen('Outdoor')).toBe(true);
    expect(main.queryByText(/^We guessed/)).not.toBeInTheDocument();
    await person.clear(name);
    await person.paste('Boremaskine');
    expect(isChosen('Outdoor')).toBe(true);
    expect(isChosen('Power Tools')).toBe(false);
    await person.click(main.getByRole('button', { name: 'Outdoor' }));
    expect(isChosen('Outdoor')).toBe(false);
  });

  it('stays as the member chose it', async () => {
    const { person, main } = await openForm();
    const name = main.getByRole('textbox', { name: 'Name' });
    await person.click(main.getByRole('button', { name: 'Kitchen' }));
    await person.click(name);
    await person.paste('Stige');
    expect(isChosen('Kitchen')).toBe(true);
    expect(isChosen('Outdoor')).toBe(false);
    expect(main.queryByText(/^We guessed/)).not.toBeInTheDocument();
  });
});

it('starts a new tool at the place of the profile, which counts as nothing typed', async () => {
  const { person, main, address } = await openForm(undefined, { location: 'Valby' });
  expect(main.getByRole('textbox', { name: 'Location' })).toHaveValue('Valby');
  await person.click(main.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

it('shows what similar tools cost and what three days earn', async () => {
  const { person, main, api, nameIt, next, step, price } = await openForm();
  await nameIt();
  await person.click(next());
  await step(2);
  expect(await main.findByText('Similar tools cost 45–90 kr. a day.')).toBeInTheDocument();
  expect(api.callsOf('searchTools').map(({ variables }) => variables)).toEqual([
    { searchTerm: 'hækkeklipper' },
  ]);
  await person.type(price(), '75');
  expect(main.getByText('Three days earn you 225 kr.')).toHaveAttribute('role', 'status');
});

it('shows the prices of the category when the word of the name is part of many others', async () => {
  const { person, main, api, next, step } = await openForm();
  await person.click(main.getByRole('textbox', { name: 'Name' }));
  await person.paste('Sav');
  await person.click(main.getByRole('textbox', { name: 'Description' }));
  await person.paste('Saver.');
  await person.click(main.getByRole('textbox', { name: 'Location' }));
  await person.paste('Valby');
  await person.click(next());
  await step(2);
  expect(await main.findByText(/^Similar tools cost/)).toBeInTheDocument();
  expect(api.callsOf('searchTools').map(({ variables }) => variables)).toEqual([
    { categoryIds: [1] },
  ]);
});

describe('a listed tool', () => {
  it('is confirmed, with its links and another empty form', async () => {
    const { person, main, fillIn, submit, listed } = await openForm();
    await fillIn();
    await person.click(submit());
    expect(await listed()).toHaveFocus();
    expect(document.title).toBe('It hangs in the shed now – Skuret');
    expect(main.getByText(/^Everybody can find and borrow Hækkeklipper\./)).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'See your tool' })).toHaveAttribute('href', '/tool/900');
    await person.click(main.getByRole('button', { name: 'List another' }));
    expect(await main.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(main.queryByText(/We kept your draft/)).not.toBeInTheDocument();
    await fillIn();
    await person.click(submit());
    await listed();
  });

  it('is shared by its link', async () => {
    const { person, main, fillIn, submit, listed } = await openForm();
    await fillIn();
    await person.click(submit());
    await listed();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await person.click(main.getByRole('button', { name: 'Share it' }));
    expect(await screen.findByText('The link is copied.')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/tool/900`);
  });
});

describe('adding a tool in the default source', () => {
  it('sends the listing once', async () => {
    const { person, main, fillIn, submit, sentInput, listed } = await openForm();
    await fillIn();
    for (const [name, text] of [
      ['Specification 1', 'Længde'],
      ['Value 1', '60 cm'],
      ['Included 1', 'Batteri'],
      ['Usage Instructions', 'Hold fast.'],
    ] as const) {
      await person.click(main.getByRole('textbox', { name }));
      await person.paste(text);
    }
    await person.dblClick(submit());
    await listed();
    expect(sentInput()).toMatchObject([
      {
        name: 'Hækkeklipper',
        description: 'Klipper.',
        location: 'Valby',
        pricePerDayCents: 10_000,
        categoryIds: [2],
        specifications: [{ key: 'Længde', value: '60 cm' }],
        includedItems: ['Batteri'],
        usageInstructions: 'Hold fast.',
      },
    ]);
  });
});

describe('the preview of a new tool', () => {
  it('updates with the fields', async () => {
    const { person, main, fillIn } = await openForm();
    await person.click(main.getByText('See the card'));
    await fillIn();
    const card = within(main.getByRole('article', { hidden: true }));
    expect(card.getByText('Hækkeklipper')).toBeInTheDocument();
    expect(card.getByText('100')).toBeInTheDocument();
    expect(card.getByText('Valby')).toBeInTheDocument();
  });
});

describe('photos of a new tool', () => {
  it('exclude HEIC from the accepted types, so that phones convert to JPEG', async () => {
    const { chooser } = await openForm();
    expect(chooser()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/gif');
    expect(chooser()).toHaveAttribute('multiple');
  });

  it('are uploaded one at a time with the token, and the listing contains them in order', async () => {
    const { chooser, nameIt, finish, sent, submit, sentInput, main, person, listed, uploads } =
      await openForm();
    await nameIt();
    await person.upload(chooser(), [photograph('a.jpg'), photograph('b.jpg')]);
    const second = await sent(2);
    expect(second).toMatchObject({
      address: '/uploads',
      authorization: 'Bearer head.body.signature',
    });
    act(() => second.progress(40));
    expect(main.getByRole('progressbar', { name: 'Photo 2: Uploading' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    act(() => second.answer(201, { url: '/pictures/b' }));
    await finish();
    // Submitted while a photo is still uploading: the form waits for it.
    await person.click(submit());
    expect(sentInput()).toEqual([]);
    expect(main.getByText(/^Your photos are still on their way/)).toBeInTheDocument();
    act(() => uploads[0]?.answer(201, { url: '/pictures/a' }));
    await listed();
    expect(sentInput()).toMatchObject([{ pictures: ['/pictures/a', '/pictures/b'] }]);
  });

  it('stop uploading when cancelled', async () => {
    const { chooser, sent, main, person } = await openForm();
    await person.upload(chooser(), [photograph('a.jpg')]);
    const upload = await sent(1);
    await person.click(main.getByRole('button', { name: 'Cancel photo 1' }));
    expect(upload.calledBack).toBe(true);
    expect(main.queryByRole('list', { name: 'Photos in order' })).not.toBeInTheDocument();
    expect(chooser()).toHaveFocus();
  });

  it('that the service rejects block the listing with the reason and keep the values', async () => {
    const { chooser, nameIt, finish, sent, submit, sentInput, main, person, step } =
      await openForm();
    await nameIt();
    await person.upload(chooser(), [photograph('a.jpg')]);
    const reason = 'Photo: the file may be at most 10 MB.';
    const upload = await sent(1);
    act(() => upload.answer(413, { errors: [reason] }));
    expect(await main.findByText(reason)).toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Try photo 1 again' })).not.toBeInTheDocument();
    await finish();
    await person.click(submit());
    await step(1);
    expect(await main.findByRole('alert')).toHaveTextContent(
      `Photo 1 (a.jpg) is not kept: ${reason} Remove it.`,
    );
    expect(sentInput()).toEqual([]);
    expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Hækkeklipper');
  });

  it('are retried after a lost connection and then sent with the listing', async () => {
    const { chooser, nameIt, finish, sent, submit, sentInput, main, person, listed } =
      await openForm();
    await nameIt();
    await person.upload(chooser(), [photograph('a.jpg')]);
    const upload = await sent(1);
    act(() => upload.fail());
    await person.click(await main.findByRole('button', { name: 'Try photo 1 again' }));
    const again = await sent(2);
    act(() => again.answer(201, { url: '/pictures/a' }));
    await finish();
    await person.click(submit());
    await listed();
    expect(sentInput()).toMatchObject([{ pictures: ['/pictures/a'] }]);
    expect(sentInput()[0]).not.toHaveProperty('mainImage');
  });

  it('are retried automatically while the service is busy', async () => {
    const { chooser, sent, main, person } = await openForm();
    await person.upload(chooser(), [photograph('a.jpg')]);
    const upload = await sent(1);
    act(() => upload.answer(503, { errors: ['busy'] }, { 'retry-after': '0' }));
    const again = await sent(2);
    act(() => again.answer(201, { url: '/pictures/a' }));
    expect(await main.findByText('Photo 1 is uploaded.')).toBeInTheDocument();
  });

  it('with a rejected token redirect to sign-in and keep the values', async () => {
    const { chooser, nameIt, sent, person, address } = await openForm();
    await nameIt();
    await person.upload(chooser(), [photograph('a.jpg')]);
    const upload = await sent(1);
    act(() => upload.answer(401, { errors: ['Please sign in to continue.'] }));
    await waitFor(() => expect(address()).toMatch(/^\/signin/));
    expect(localStorage.getItem('skuret.draft.addTool/501')).toContain('Hækkeklipper');
  });
});

describe('the rental terms of a new tool', () => {
  it('have their defaults when the section stays closed', async () => {
    const { fillIn, submit, sentInput, person, listed } = await openForm();
    await fillIn();
    await person.click(submit());
    await listed();
    expect(sentInput()).toMatchObject([
      {
        pictures: [],
        pricePerWeekCents: null,
        depositCents: 0,
        maxAvailableCount: 1,
        rules: defaultRentalRules,
        pickupAddress: null,
        pickupHours: null,
        declaredValueCents: null,
        state: 'PUBLISHED',
      },
    ]);
  });

  it('are opened, marked and described when invalid', async () => {
    const { fillIn, main, submit, sentInput, person } = await openForm();
    await fillIn();
    await person.click(main.getByText('Booking rules'));
    const longest = main.getByRole('spinbutton', { name: 'Longest loan' });
    await person.clear(longest);
    await person.type(longest, '400');
    await person.click(main.getByText('Booking rules'));
    await person.click(submit());
    expect(await main.findByRole('alert')).toHaveTextContent(
      /^Longest loan must be 1 to 365 days\.$/,
    );
    expect(longest).toBeInvalid();
    expect(longest).toHaveFocus();
    expect(sentInput()).toEqual([]);
  });

  it('are marked when the service rejects them', async () => {
    const reason = 'Deposit may be at most 1,000,000 kr.';
    const { fillIn, main, submit, person } = await openForm(() => ({
      createTool: {
        tool: null,
        errors: [reason],
        fieldErrors: [{ field: 'depositCents', message: reason }],
      },
    }));
    await fillIn();
    await person.click(submit());
    expect(await main.findByRole('alert')).toHaveTextContent(reason);
    expect(main.getByRole('spinbutton', { name: 'Deposit' })).toBeInvalid();
  });

  it('explain who sees the address and when', async () => {
    const { main, fillIn } = await openForm();
    await fillIn();
    expect(main.getByRole('textbox', { name: 'Pick-up address' })).toHaveAccessibleDescription(
      /^The borrower sees the street and number from the paid booking/,
    );
  });
});

it('saves a draft and confirms it as a draft', async () => {
  const { fillIn, main, sentInput, person, store } = await openForm();
  await fillIn();
  await person.click(main.getByRole('radio', { name: 'Draft' }));
  await person.click(main.getByRole('button', { name: 'Save Draft' }));
  await main.findByRole('heading', { level: 1, name: 'Your draft is saved' });
  expect(sentInput()).toMatchObject([{ state: 'DRAFT' }]);
  expect(main.getByText('Only you see Hækkeklipper until you publish it.')).toBeInTheDocument();
  expect(Object.keys(store.getState().tools.mine.entities)).toEqual([]);
});
