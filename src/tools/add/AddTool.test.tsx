import { act, screen, waitFor, within } from '@testing-library/react';
import { defaultRentalRules } from '../../../domain/bookings/rentalRules';
import { buildUser } from '../../../tests/helpers/app/builders';
import { fakeDrawingBrowser } from '../../../tests/helpers/app/fakeDrawingBrowser';
import { fakeUploads } from '../../../tests/helpers/app/fakeUploads';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const made = {
  createTool: { tool: { id: '900', name: 'Hækkeklipper', description: 'Klipper.' }, errors: [] },
};
const photograph = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

async function openForm(answer: () => Record<string, unknown> = () => made) {
  const uploads = fakeUploads();
  const rendered = await renderRoute('/add-tool', {
    user: buildUser(),
    api: {
      CreateTool: answer,
      ownTools: () => ({ ownTools: [] }),
      dashboardBookings: () => ({ myBookings: [], lendBookings: [] }),
      recentActivity: () => ({ recentActivity: [] }),
      myViewCount: () => ({ myViewCount: 0 }),
    },
  });
  const { person } = rendered;
  await screen.findByRole('button', { name: 'Garden & Lawn' });
  await screen.findByRole('heading', { name: 'Visibility' });
  await screen.findByRole('heading', { name: 'Preview' });
  const main = within(screen.getByRole('main'));
  const chooser = () => screen.getByLabelText<HTMLInputElement>(/^Photos Choose/);
  const submit = () => main.getByRole('button', { name: 'Add Tool' });
  const fillIn = async () => {
    for (const [name, text] of [
      ['Name', 'Hækkeklipper'],
      ['Description', 'Klipper.'],
      ['Location', 'Valby'],
    ] as const) {
      await person.click(main.getByRole('textbox', { name }));
      await person.paste(text);
    }
    await person.type(main.getByRole('spinbutton', { name: 'Price per day' }), '100');
    await person.click(main.getByRole('button', { name: 'Garden & Lawn' }));
  };
  /** Waits until `count` files have been sent, and returns the last. */
  const sent = async (count: number) => {
    await waitFor(() => expect(uploads).toHaveLength(count));
    const last = uploads[count - 1];
    if (!last) throw new Error('Nothing was sent');
    return last;
  };
  const sentInput = () =>
    rendered.api.callsOf('CreateTool').map(({ variables }) => variables['input']);
  return { ...rendered, main, uploads, chooser, submit, fillIn, sent, sentInput };
}

beforeEach(() => {
  fakeDrawingBrowser({ width: 40, height: 30 });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe('field errors of a new tool', () => {
  it('are shown below each field too, until corrected', async () => {
    const { person, main, submit } = await openForm();
    await person.click(submit());
    const name = main.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(/^This is needed/);
    expect(main.getByRole('alert')).toHaveTextContent(
      'Five things are missing: name, description, price, location and category',
    );
    expect(main.getAllByText('This is needed')).toHaveLength(4);
    expect(main.getByText('Choose at least one')).toBeInTheDocument();
    await person.type(name, 'Stige');
    expect(main.getAllByText('This is needed')).toHaveLength(3);
    expect(main.getByRole('alert')).toHaveTextContent(/^Four things are missing: description/);
  });

  it('are shown below the categories', async () => {
    const { person, main, fillIn, submit } = await openForm();
    await fillIn();
    await person.click(main.getByRole('button', { name: 'Garden & Lawn' }));
    await person.click(submit());
    expect(main.getByRole('group', { name: 'Categories' })).toHaveAccessibleDescription(
      'Choose at least one',
    );
  });
});

describe('adding a tool in the default source', () => {
  it('sends the listing once, confirms it and opens the dashboard', async () => {
    const { person, main, fillIn, submit, sentInput, address } = await openForm();
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
    await waitFor(() => expect(address()).toBe('/dashboard'));
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
    expect(await screen.findByText('Hækkeklipper er nu til udlån.')).toHaveAttribute('lang', 'da');
  });
});

describe('the preview of a new tool', () => {
  it('follows the photos and updates with the fields', async () => {
    const { main, fillIn } = await openForm();
    const [first, second, third] = main.getAllByRole('heading', { level: 2 });
    expect([first, second, third].map((heading) => heading?.textContent)).toEqual([
      'Photos',
      'Preview',
      'Basic Information',
    ]);
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
    const { chooser, fillIn, sent, submit, sentInput, main, person, address, uploads } =
      await openForm();
    await fillIn();
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
    // Submitted while a photo is still uploading: the form waits for it.
    await person.click(submit());
    expect(sentInput()).toEqual([]);
    expect(main.getByText(/^Your photos are still on their way/)).toBeInTheDocument();
    act(() => uploads[0]?.answer(201, { url: '/pictures/a' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
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
    const { chooser, fillIn, sent, submit, sentInput, main, person } = await openForm();
    await fillIn();
    await person.upload(chooser(), [photograph('a.jpg')]);
    const reason = 'Photo: the file may be at most 10 MB.';
    const upload = await sent(1);
    act(() => upload.answer(413, { errors: [reason] }));
    expect(await main.findByText(reason)).toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Try photo 1 again' })).not.toBeInTheDocument();
    await person.click(submit());
    expect(await main.findByRole('alert')).toHaveTextContent(
      `Photo 1 (a.jpg) is not kept: ${reason} Remove it.`,
    );
    expect(sentInput()).toEqual([]);
    expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Hækkeklipper');
  });

  it('are retried after a lost connection and then sent with the listing', async () => {
    const { chooser, fillIn, sent, submit, sentInput, main, person, address } = await openForm();
    await fillIn();
    await person.upload(chooser(), [photograph('a.jpg')]);
    const upload = await sent(1);
    act(() => upload.fail());
    await person.click(await main.findByRole('button', { name: 'Try photo 1 again' }));
    const again = await sent(2);
    act(() => again.answer(201, { url: '/pictures/a' }));
    await person.click(submit());
    await waitFor(() => expect(address()).toBe('/dashboard'));
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
    const { chooser, fillIn, sent, person, address } = await openForm();
    await fillIn();
    await person.upload(chooser(), [photograph('a.jpg')]);
    const upload = await sent(1);
    act(() => upload.answer(401, { errors: ['Please sign in to continue.'] }));
    await waitFor(() => expect(address()).toMatch(/^\/signin/));
    expect(localStorage.getItem('skuret.draft.addTool/501')).toContain('Hækkeklipper');
  });
});

describe('the rental terms of a new tool', () => {
  it('have their defaults when the section stays closed', async () => {
    const { fillIn, submit, sentInput, person, address } = await openForm();
    await fillIn();
    await person.click(submit());
    await waitFor(() => expect(address()).toBe('/dashboard'));
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
    const { main } = await openForm();
    expect(main.getByRole('textbox', { name: 'Pick-up address' })).toHaveAccessibleDescription(
      /^The borrower sees the street and number from the paid booking/,
    );
  });
});

it('saves a draft and confirms it as a draft', async () => {
  const { fillIn, main, sentInput, person, address, store } = await openForm();
  await fillIn();
  await person.click(main.getByRole('radio', { name: 'Draft' }));
  await person.click(main.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(sentInput()).toMatchObject([{ state: 'DRAFT' }]);
  expect(await screen.findByText('Hækkeklipper er gemt som kladde.')).toBeInTheDocument();
  expect(Object.keys(store.getState().tools.mine.entities)).toEqual([]);
});
