import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let owner: string;
let other: string;
beforeAll(async () => {
  service = await startTestService({ now: () => new Date('2026-07-15T10:00:00Z') });
  owner = await service.signUp();
  other = await service.signUp();
});
afterAll(() => service.close());

const drawings = ['/images/tools/drill.svg', '/images/tools/default.svg'];

const whole = {
  ...documents.newTool,
  imageUrl: '/images/tools/default.svg',
  specifications: [{ key: 'Effekt', value: '750 W' }],
  includedItems: ['Benzindunk'],
  usageInstructions: 'Hold fast.',
  pricePerWeekCents: 60_000,
  depositCents: 50_000,
  rules: { longestDays: 14, bufferDays: 1 },
  pickupAddress: 'Skovvej 12, baghuset',
  pickupHours: 'Hverdage kl. 16-19',
  brandName: 'Texas',
  model: 'TX 500',
  powerDescription: 'Benzin',
  condition: 'God',
  weightGrams: 2_300,
  ageMonths: 18,
  maxAvailableCount: 2,
};

async function list(more: object = {}, token = owner): Promise<string> {
  const input = { ...whole, ...more };
  const { data, errors } = await service.graphql(documents.createTool, { input }, token);
  expect([errors, data.createTool.errors]).toEqual([[], []]);
  return data.createTool.tool.id;
}

async function ownTool(id: string, token = owner) {
  const { data, errors } = await service.graphql(documents.ownTool, { id }, token);
  expect(errors).toEqual([]);
  return data.ownTool;
}

async function update(id: string, version: number, changes: object, token = owner) {
  const { data, errors } = await service.graphql(
    documents.updateTool,
    { id, version, changes },
    token,
  );
  expect(errors).toEqual([]);
  return data.updateTool;
}

const pause = async (id: string, paused: boolean, token = owner) =>
  (await service.graphql(documents.pauseTool, { id, paused }, token)).data.pauseTool;
const duplicate = async (id: string, token = owner, headers = {}) =>
  (await service.graphql(documents.duplicateTool, { id }, token, headers)).data.duplicateTool;
const remove = async (id: string, token = owner) =>
  (await service.graphql(documents.deleteTool, { id }, token)).data.deleteTool;

const seen = async (id: string, token = '') =>
  (await service.graphql('query ($id: ID!) { tool(id: $id) { id name } }', { id }, token)).data
    .tool;
const found = async (searchTerm: string) =>
  (await service.graphql(documents.searchTools, { searchTerm })).data.searchTools.map(
    (tool) => tool.id,
  );

const reserve = (id: string, startDate: string, endDate: string, state?: 'pickedUp') =>
  insertBookingRow(service.executor, {
    toolId: id,
    borrowerId: 1002,
    startDate,
    endDate,
    state: state ?? 'accepted',
  });

describe('new tool', () => {
  test('stores every field, and shows the pick-up address to its owner only', async () => {
    const id = await list();
    const { rules, imageUrl, categoryIds, pickupAddress, ...texts } = whole;
    expect(await ownTool(id)).toEqual({
      tool: {
        id,
        ...texts,
        imageUrl,
        imageUrls: [imageUrl],
        categories: categoryIds.map((categoryId) => ({ id: categoryId })),
        rules: {
          shortestDays: 1,
          noticeDays: 0,
          horizonDays: 365,
          instantBooking: false,
          checkedBorrowers: false,
          ...rules,
        },
      },
      state: 'PUBLISHED',
      pickupAddress,
      viewCount: 0,
      version: 1,
      createdAt: expect.any(String),
    });
    expect(await ownTool(id, other)).toBeNull();
    expect(await ownTool('999999')).toBeNull();
    expect(await ownTool("1' or '1'='1")).toBeNull();
  });

  test('has default rental rules', async () => {
    const { data } = await service.graphql(
      documents.createTool,
      { input: documents.newTool },
      owner,
    );
    const { tool, pickupAddress } = await ownTool(data.createTool.tool.id);
    expect(pickupAddress).toBeNull();
    expect(tool).toMatchObject({
      pricePerWeekCents: null,
      depositCents: 0,
      maxAvailableCount: 1,
      rules: { shortestDays: 1, longestDays: 30, noticeDays: 0, bufferDays: 0, horizonDays: 365 },
    });
  });
});

describe('tool update', () => {
  test('changes every field, publicly and in the search', async () => {
    const id = await list({ name: 'Græskarudhuler' });
    const changes = {
      name: 'Rodfræser',
      description: 'Fjerner rødder.',
      location: 'Odense',
      pricePerDayCents: 9_900,
      pricePerWeekCents: 50_000,
      depositCents: 0,
      pictures: drawings,
      categoryIds: [3, 1],
      specifications: [{ key: 'Vægt', value: '23 kg' }],
      includedItems: ['Handsker', ' '],
      usageInstructions: 'Træk langsomt.',
      brandName: 'Stiga',
      model: 'S 1',
      powerDescription: 'El',
      condition: 'Brugt',
      weightGrams: 4_000,
      ageMonths: 30,
      maxAvailableCount: 5,
      rules: { shortestDays: 2, noticeDays: 1, instantBooking: true },
      pickupAddress: 'Havnen 1',
      pickupHours: 'Lørdag formiddag',
    };
    const { tool, errors, conflict } = await update(id, 1, changes);
    expect([errors, conflict]).toEqual([[], null]);
    const { categoryIds, pictures, rules, pickupAddress, ...texts } = changes;
    expect(tool).toMatchObject({
      version: 2,
      state: 'PUBLISHED',
      pickupAddress,
      tool: {
        ...texts,
        includedItems: ['Handsker'],
        imageUrl: drawings[0],
        imageUrls: pictures,
        categories: [{ id: 1 }, { id: 3 }],
        rules: { ...rules, longestDays: 14, bufferDays: 1, horizonDays: 365 },
      },
    });
    expect(await ownTool(id)).toEqual(tool);
    expect(await seen(id)).toEqual({ id, name: 'Rodfræser' });
    expect(await found('rodfræser')).toEqual([id]);
    expect(await found('græskarudhuler')).toEqual([]);
    const { data } = await service.graphql(
      '{ near: searchTools(searchTerm: "rodfræser", categoryIds: [3]) { id } gone: searchTools(searchTerm: "rodfræser", categoryIds: [2]) { id } }',
    );
    expect(data).toEqual({ near: [{ id }], gone: [] });
  });

  test('keeps omitted fields and clears null ones', async () => {
    const id = await list();
    const { tool } = await update(id, 1, {
      pricePerWeekCents: null,
      brandName: null,
      weightGrams: null,
      usageInstructions: null,
      pickupAddress: null,
      pickupHours: null,
      name: null,
      depositCents: null,
    });
    expect(tool).toMatchObject({
      pickupAddress: null,
      tool: {
        name: whole.name,
        depositCents: 50_000,
        model: whole.model,
        pricePerWeekCents: null,
        brandName: null,
        weightGrams: null,
        usageInstructions: null,
        pickupHours: null,
      },
    });
  });

  test('is executed once when repeated', async () => {
    const id = await list();
    const first = await update(id, 1, { pricePerDayCents: 11_000 });
    const again = await update(id, 1, { pricePerDayCents: 11_000 });
    expect(again).toEqual(first);
    expect(again.tool.version).toBe(2);
  });

  test('from an outdated version is rejected as a conflict that names the changes', async () => {
    const id = await list();
    await update(id, 1, { pricePerDayCents: 11_000, pictures: drawings });
    await update(id, 2, { name: 'Fræser' });
    const present = await ownTool(id);
    expect(await update(id, 1, { description: 'Helt ny tekst.' })).toEqual({
      tool: null,
      errors: [
        'You changed the name, the price per day and the photos in another window after you opened this one. We have not saved anything here. Look at the changes, then save again.',
      ],
      conflict: present,
    });
    const { errors } = await update(id, 2, { description: 'Helt ny tekst.' });
    expect(errors).toEqual([expect.stringMatching(/^You changed the name in another window/)]);
    expect(await ownTool(id)).toEqual(present);
    // With the version from the conflict, the update succeeds.
    const saved = await update(id, 3, { description: 'Helt ny tekst.' });
    expect(saved).toMatchObject({ errors: [], conflict: null, tool: { version: 4 } });
  });

  test('succeeds once for ten concurrent updates of a version', async () => {
    const id = await list();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => update(id, 1, { name: `Fræser ${index}` })),
    );
    const made = answers.filter(({ tool }) => tool !== null);
    expect(made).toHaveLength(1);
    expect(answers.filter(({ conflict }) => conflict?.version === 2)).toHaveLength(9);
    expect((await ownTool(id)).tool.name).toBe(made[0]?.tool.tool.name);
  });

  test('of another member’s or a deleted tool is rejected as not found', async () => {
    const id = await list();
    const gone = await list();
    await remove(gone);
    const nothing = { tool: null, errors: ['Tool not found'], conflict: null };
    for (const [what, token] of [
      [id, other],
      [gone, owner],
      ['999999', owner],
      ['x', owner],
    ] as const) {
      expect(await update(what, 1, { name: 'Min' }, token)).toEqual(nothing);
      expect(await pause(what, true, token)).toEqual(nothing);
      expect(await duplicate(what, token)).toEqual(nothing);
    }
    expect(await remove(id, other)).toEqual({
      deleted: false,
      errors: ['Tool not found'],
    });
    expect((await ownTool(id)).version).toBe(1);
  });

  test.each([
    ['no name', { name: ' ' }, 'Name is required.'],
    ['a name of 121', { name: 'å'.repeat(121) }, 'Name may be at most 120 characters.'],
    [
      'a location in no gazetteer',
      { location: 'Andeby' },
      "Location: we don't know “Andeby”. Use a Danish town or postcode.",
    ],
    ['a price of 0', { pricePerDayCents: 0 }, 'Price per day must be more than 0.'],
    ['a week for nothing', { pricePerWeekCents: 0 }, 'Price per week must be more than 0.'],
    [
      'a week that is dearer than its days',
      { pricePerWeekCents: 87_501 },
      'Price per week may be at most seven times the price per day.',
    ],
    [
      'days that are cheaper than the week',
      { pricePerDayCents: 8_571 },
      'Price per week may be at most seven times the price per day.',
    ],
    ['a deposit below 0', { depositCents: -1 }, 'Deposit must be 0 or more.'],
    [
      'a deposit beyond a million kr.',
      { depositCents: 100_000_001 },
      'Deposit may be at most 1,000,000\u00a0kr.',
    ],
    ['no category', { categoryIds: [] }, 'Categories: please select at least one category.'],
    ['an unknown category', { categoryIds: [12] }, 'Categories: one of them does not exist.'],
    ['no unit', { maxAvailableCount: 0 }, 'Units must be 1 to 5.'],
    ['six units', { maxAvailableCount: 6 }, 'Units must be 1 to 5.'],
    ['a weight below 0', { weightGrams: -1 }, 'Weight must be 0 to 1,000,000.'],
    ['an age of 101 years', { ageMonths: 1_212 }, 'Age in months must be 0 to 1,200.'],
    ['a brand of 121', { brandName: 'x'.repeat(121) }, 'Brand may be at most 120 characters.'],
    [
      'an address of 201',
      { pickupAddress: 'x'.repeat(201) },
      'Pick-up address may be at most 200 characters.',
    ],
    [
      'hours of 121',
      { pickupHours: 'x'.repeat(121) },
      'Pick-up hours may be at most 120 characters.',
    ],
    ['366 days', { rules: { longestDays: 366 } }, 'Longest loan must be 1 to 365 days.'],
    [
      'a longest below the shortest',
      { rules: { shortestDays: 15 } },
      'Longest loan cannot be shorter than shortest loan.',
    ],
    [
      'notice beyond what can be booked',
      { rules: { noticeDays: 30, horizonDays: 29 } },
      'Days of notice cannot be more than days ahead.',
    ],
    [
      'nine pictures',
      { pictures: Array.from({ length: 9 }, (_, index) => `/images/tools/${index}.svg`) },
      'Please choose at most 8 photos.',
    ],
    [
      'a picture of another host',
      { pictures: ['https://elsewhere.example/a.png'] },
      'Photos: one of them no longer exists. Please upload it again.',
    ],
    [
      'a published tool as a draft',
      { state: 'DRAFT' },
      'State: you can pause a published tool, but not make it a draft again.',
    ],
  ])('with %s is rejected and stores nothing', async (_case, changes, message) => {
    const id = await list();
    const before = await ownTool(id);
    expect(await update(id, 1, changes)).toEqual({ tool: null, errors: [message], conflict: null });
    expect(await ownTool(id)).toEqual(before);
  });

  test('is rejected below the number of reserved units', async () => {
    const id = await list();
    await insertBookingRow(service.executor, {
      toolId: id,
      borrowerId: 1002,
      startDate: '2026-08-01',
      endDate: '2026-08-03',
      unit: 2,
    });
    const { name } = await service.executor
      .selectFrom('users')
      .select('name')
      .where('id', '=', 1002)
      .executeTakeFirstOrThrow();
    expect(await update(id, 1, { maxAvailableCount: 1 })).toEqual({
      tool: null,
      errors: [
        `Units: open bookings need more of them: ${name}, 1–\u20603\u00a0August\u00a02026. You can lower the number when those are over.`,
      ],
      conflict: null,
    });
    expect((await update(id, 1, { maxAvailableCount: 3 })).errors).toEqual([]);
  });

  test('without pictures shows the default drawing', async () => {
    const id = await list({ imageUrl: drawings[0] });
    const { tool } = await update(id, 1, { pictures: [] });
    expect(tool.tool.imageUrls).toEqual(['/images/tools/default.svg']);
  });
});

describe('draft', () => {
  test('is hidden and not searchable until it is published', async () => {
    const id = await list({ state: 'DRAFT', name: 'Kvistkværnen' });
    expect(await found('kvistkværnen')).toEqual([]);
    expect(await seen(id)).toBeNull();
    expect(await seen(id, other)).toBeNull();
    expect(await seen(id, owner)).toEqual({ id, name: 'Kvistkværnen' });
    const words = () =>
      service.executor
        .selectFrom('search_words' as 'tools')
        .selectAll()
        .execute()
        .then((rows) => JSON.stringify(rows));
    expect(await words()).not.toContain('kvistkvaern');
    const { tool } = await update(id, 1, { state: 'PUBLISHED' });
    expect(tool.state).toBe('PUBLISHED');
    expect(await found('kvistkværnen')).toEqual([id]);
    expect(await words()).toContain('kvistkvaern');
  });

  test('cannot be paused, and a new tool cannot start paused', async () => {
    const id = await list({ state: 'DRAFT' });
    expect((await pause(id, true)).errors).toEqual([
      'Others cannot see a draft. Publish it to show it.',
    ]);
    expect((await update(id, 1, { state: 'PAUSED' })).errors).toEqual([
      'State: others cannot see a draft, so there is nothing to pause.',
    ]);
    const input = { ...documents.newTool, state: 'PAUSED' };
    const { data } = await service.graphql(documents.createTool, { input }, owner);
    const message = 'State: a new tool is a draft or published.';
    expect(data.createTool).toEqual({
      tool: null,
      errors: [message],
      fieldErrors: [{ field: 'state', message }],
    });
  });
});

describe('paused tool', () => {
  test('is visible to its owner only, until it is resumed', async () => {
    const id = await list({ name: 'Isboret' });
    const paused = await pause(id, true);
    expect(paused).toMatchObject({ errors: [], tool: { state: 'PAUSED', version: 2 } });
    expect(await found('isboret')).toEqual([]);
    expect([await seen(id), await seen(id, other)]).toEqual([null, null]);
    expect(await seen(id, owner)).toEqual({ id, name: 'Isboret' });
    const { data } = await service.graphql(documents.guarded['myTools'] ?? '', {}, owner);
    expect(data.myTools.map((tool) => tool.id)).not.toContain(id);
    // A second press changes nothing.
    expect(await pause(id, true)).toEqual(paused);
    expect(await pause(id, false)).toMatchObject({ tool: { state: 'PUBLISHED', version: 3 } });
    expect(await found('isboret')).toEqual([id]);
  });

  test('stays visible as paused to a member with an open booking', async () => {
    const id = await list();
    const wanted = { toolId: id, startDate: '2026-08-01', endDate: '2026-08-03', units: 1 };
    const { data } = await service.graphql(documents.requestBooking, wanted, other);
    const bookingId = data.requestBooking.booking?.id;
    const visibilityFor = async (token: string) => {
      const document = 'query ($id: ID!) { tool(id: $id) { visibility } }';
      const { data: shown } = await service.graphql(document, { id }, token);
      return shown.tool && (shown.tool as unknown as { visibility: string }).visibility;
    };
    expect(await visibilityFor('')).toBe('LISTED');
    await pause(id, true);
    expect(await visibilityFor(other)).toBe('UNLISTED');
    expect(await visibilityFor(owner)).toBe('UNLISTED');
    expect(await visibilityFor('')).toBeNull();
    expect(await visibilityFor(await service.signUp('a-third@skuret.example'))).toBeNull();

    const ended = `mutation ($id: ID!) { takeBookingStep(id: $id, step: WITHDRAW) { booking { tool { visibility } } errors } }`;
    const { data: withdrawn } = await service.graphql(ended, { id: bookingId }, other);
    expect(withdrawn).toMatchObject({
      takeBookingStep: { booking: { tool: { visibility: 'HIDDEN' } }, errors: [] },
    });
    expect(await visibilityFor(other)).toBeNull();
  });

  test('is a conflict for an update from an older page', async () => {
    const id = await list();
    await pause(id, true);
    const { errors, conflict } = await update(id, 1, { name: 'Ny' });
    expect(errors).toEqual([
      expect.stringMatching(/^You changed whether it is shown in another window/),
    ]);
    expect(conflict.state).toBe('PAUSED');
  });

  test('cannot be booked from a page opened before', async () => {
    const id = await list();
    const wanted = { toolId: id, startDate: '2026-08-01', endDate: '2026-08-03', units: 1 };
    await pause(id, true);
    const refused = await service.graphql(documents.requestBooking, wanted, other);
    expect(refused.data.requestBooking.errors).toHaveLength(1);
    await pause(id, false);
    const asked = await service.graphql(documents.requestBooking, wanted, other);
    expect(asked.data.requestBooking.errors).toEqual([]);
  });
});

describe('copied tool', () => {
  test('is a draft without views, reviews and bookings', async () => {
    const id = await list({ pictures: drawings });
    await update(id, 1, { ageMonths: 20 });
    const original = await ownTool(id);
    const { tool: copy, errors } = await duplicate(id);
    expect(errors).toEqual([]);
    expect(copy).toEqual({
      ...original,
      tool: { ...original.tool, id: copy.tool.id, name: `${whole.name} (kopi)` },
      state: 'DRAFT',
      version: 1,
      createdAt: expect.any(String),
    });
    expect(copy.tool.id).not.toBe(id);
    expect(await seen(copy.tool.id)).toBeNull();
    const { data } = await service.graphql(documents.ownTools, {}, owner);
    expect(data.ownTools[0]).toMatchObject({ tool: { id: copy.tool.id }, state: 'DRAFT' });
    await update(copy.tool.id, 1, { state: 'PUBLISHED' });
    const inCategory = await service.graphql(
      '{ searchTools(categoryIds: [2], first: 100) { id } }',
    );
    expect(inCategory.data.searchTools.map((tool) => tool.id)).toContain(copy.tool.id);
  });

  test('shortens a long name', async () => {
    const id = await list({ name: `${'å'.repeat(112)} ende` });
    const { tool } = await duplicate(id);
    expect(tool.tool.name).toBe(`${'å'.repeat(112)} (kopi)`);
  });

  test('is created once for a repeated key', async () => {
    const id = await list();
    const key = { 'idempotency-key': 'kopi-1' };
    const [first, again] = await Promise.all([
      duplicate(id, owner, key),
      duplicate(id, owner, key),
    ]);
    expect(first?.tool.tool.id).toEqual(expect.any(String));
    expect(again).toEqual(first);
    const another = await list();
    const { errors } = await service.graphql(documents.duplicateTool, { id: another }, owner, key);
    expect(errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });
});

describe('deleting a tool', () => {
  test('is rejected with the open bookings named', async () => {
    const id = await list();
    await reserve(id, '2026-08-10', '2026-08-12');
    await reserve(id, '2026-07-14', '2026-07-16', 'pickedUp');
    expect(await remove(id)).toEqual({
      deleted: false,
      errors: [
        'The tool has 2 open bookings: 14\u00a0Jul\u00a02026 to 16\u00a0Jul\u00a02026, 10\u00a0Aug\u00a02026 to 12\u00a0Aug\u00a02026. You can delete it when everything is returned or cancelled.',
      ],
    });
    expect(await seen(id)).not.toBeNull();
  });

  test('hides the tool from all lists, keeps the history and can be repeated', async () => {
    const id = await list({ name: 'Stubfræseren' });
    const reservation = await reserve(id, '2026-06-01', '2026-06-03');
    await service.executor
      .updateTable('bookings')
      .set({ state: 'completed' })
      .where('id', '=', reservation)
      .execute();
    const gone = { deleted: true, errors: [] };
    expect(await remove(id)).toEqual(gone);
    expect(await remove(id)).toEqual(gone);
    expect([await seen(id), await seen(id, owner), await ownTool(id)]).toEqual([null, null, null]);
    expect(await found('stubfræseren')).toEqual([]);
    const { data } = await service.graphql(
      '{ ownTools { tool { id } } myTools { id } }',
      {},
      owner,
    );
    expect(JSON.stringify(data)).not.toContain(`"${id}"`);
    const { rows } = await service.database.pool.query(
      'select tool.name, tool.image_url from bookings join tools as tool on tool.id = tool_id where bookings.id = $1',
      [reservation],
    );
    expect(rows).toEqual([{ name: 'Stubfræseren', image_url: whole.imageUrl }]);
    const borrowed = await service.graphql(documents.guarded['borrowedTools'] ?? '', {}, other);
    expect(borrowed.data.borrowedTools).toContainEqual(
      expect.objectContaining({ id, name: 'Stubfræseren', imageUrl: whole.imageUrl }),
    );
  });

  test('and reserving it concurrently succeeds for one of the two', async () => {
    const outcomes = [];
    for (let round = 0; round < 8; round += 1) {
      const id = await list();
      const [removed, reserved] = await Promise.all([
        remove(id),
        reserve(id, '2026-08-01', '2026-08-03').then(
          () => true,
          (error: { constraint?: string }) => {
            expect(error.constraint).toBe('reservations_tool_is_there');
            return false;
          },
        ),
      ]);
      outcomes.push([removed.deleted, reserved]);
    }
    for (const [deleted, reserved] of outcomes) expect(deleted).toBe(!reserved);
  });
});

describe('categories', () => {
  test('count listed tools, cached for ten seconds', async () => {
    let time = new Date('2026-07-15T10:00:00Z').getTime();
    const fresh = await startTestService({ now: () => new Date(time) });
    const token = await fresh.signUp();
    const counts = async () => {
      time += 10_000;
      const { data } = await fresh.graphql(documents.toolCounts);
      return data.categories.filter(({ toolCount }) => toolCount > 0);
    };
    expect(await counts()).toEqual([]);
    const ids: string[] = [];
    for (const [state, categoryIds] of [
      ['PUBLISHED', [2, 3]],
      ['PUBLISHED', [2]],
      ['DRAFT', [2, 4]],
    ] as const) {
      const input = { ...documents.newTool, state, categoryIds };
      const { data } = await fresh.graphql(documents.createTool, { input }, token);
      ids.push(data.createTool.tool.id);
    }
    const two = [
      { id: 2, toolCount: 2 },
      { id: 3, toolCount: 1 },
    ];
    expect(await counts()).toEqual(two);
    await fresh.graphql(documents.pauseTool, { id: ids[0], paused: true }, token);
    // Within ten seconds the service answers from its cache.
    time -= 10_000;
    expect(await counts()).toEqual(two);
    expect(await counts()).toEqual([{ id: 2, toolCount: 1 }]);
    await fresh.graphql(documents.deleteTool, { id: ids[1] }, token);
    expect(await counts()).toEqual([]);
    await fresh.close();
  });
});

describe('featured tools', () => {
  test('are well rated, have an uploaded picture, alternate categories and keep their order', async () => {
    const fresh = await startTestService();
    const token = await fresh.signUp();
    const make = async (name: string, categoryIds: number[], more: object = {}, rating = 5) => {
      const input = { ...documents.newTool, name, categoryIds, imageUrl: drawings[0], ...more };
      const { data } = await fresh.graphql(documents.createTool, { input }, token);
      const { id } = data.createTool.tool;
      if (rating > 0) {
        await fresh.executor
          .insertInto('reviews')
          .values({
            tool_id: Number(id),
            author_id: 1001,
            rating,
            comment: 'Fint.',
            published_at: new Date(),
          })
          .execute();
      }
      return id;
    };
    await make('Sav 1', [1]);
    await make('Sav 2', [1]);
    await make('Have 1', [2], {}, 4);
    await make('Uden billede', [3], { imageUrl: '/images/tools/default.svg' });
    await make('Middel', [4], {}, 3);
    await make('Ukendt', [5], {}, 0);
    await make('Kladde', [6], { state: 'DRAFT' });
    const gone = await make('Slettet', [7]);
    await fresh.graphql(documents.deleteTool, { id: gone }, token);
    const names = async (first?: number) => {
      const { data, errors } = await fresh.graphql(documents.featuredTools, { first });
      expect(errors).toEqual([]);
      return data.featuredTools.map((tool) => tool.name);
    };
    expect(await names()).toEqual(['Sav 2', 'Have 1', 'Sav 1']);
    expect(await names()).toEqual(await names());
    expect(await names(1)).toEqual(['Sav 2']);
    await fresh.executor
      .updateTable('tools')
      .set({ featured: true })
      .where('name', '=', 'Sav 1')
      .execute();
    expect(await names(2)).toEqual(['Sav 1', 'Have 1']);
    for (const first of [0, 25]) {
      const { errors } = await fresh.graphql(documents.featuredTools, { first });
      expect(errors[0]?.message).toBe('first must be 1 to 24.');
    }
    await fresh.close();
  });
});
