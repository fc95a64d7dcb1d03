import type { Transaction } from 'kysely';
import { addDays } from '../../../domain/values/days';
import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import { createListing } from '../../../tests/helpers/service/listings';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import type { Tables } from '../../database/tables';
import { notifyOfFoundTools } from '../../notifications/notifyOfFoundTools';
import { toolsWaitedFor } from '../records/availabilityAlerts';

const origin = { latitude: 55.68, longitude: 12.57 };
const today = '2026-07-15';
let clock = new Date('2026-07-15T10:00:00Z');
let service: TestService;
let owner: string;
let seeker: string;
let other: string;
let seekerId: number;

const readId = async (token: string) =>
  Number((await service.graphql('{ currentUser { id } }', {}, token)).data.currentUser.id);

beforeAll(async () => {
  service = await startTestService({ now: () => clock, origin });
  owner = await service.signUp('owner@skuret.example');
  seeker = await service.signUp('seeker@skuret.example');
  other = await service.signUp('other@skuret.example');
  seekerId = await readId(seeker);
  // The mails of the sign-ups are stored by now, and not after the first test has begun.
  await service.outbox.settled();
});
afterAll(() => service.close());
beforeEach(async () => {
  clock = new Date('2026-07-15T10:00:00Z');
  const { executor } = service;
  await executor.deleteFrom('saved_searches').execute();
  await executor.deleteFrom('day_watches').execute();
  await executor.deleteFrom('notices').execute();
  await executor.deleteFrom('outbox').execute();
  await executor.deleteFrom('kept_mails').execute();
  await executor.deleteFrom('bookings').execute();
  await executor.deleteFrom('blocked_members').execute();
  await executor.updateTable('tools').set({ state: 'paused' }).execute();
  await executor.updateTable('users').set({ email_notices: true }).execute();
});

async function ask(document: string, variables: object, token: string) {
  const answer = await service.graphql(document, variables, token);
  expect(answer.errors).toEqual([]);
  return answer.data;
}
const list = async (more: object = {}, token = owner) =>
  (await createListing(service, token, { name: 'Motorsav', location: 'København', ...more })).tool
    ?.id ?? '';
const save = async (search: object, token = seeker) =>
  (await ask(documents.saveSearch, { search }, token)).saveSearch;
const searches = async (token = seeker) =>
  (await ask(documents.savedSearches, {}, token)).savedSearches;
async function listNotifications(memberId = seekerId) {
  return service.executor
    .selectFrom('notices')
    .select(['kind', 'params', 'address'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['search_found', 'days_free'])
    .orderBy('id')
    .execute();
}
const mails = async () =>
  (await service.executor.selectFrom('kept_mails').selectAll().orderBy('id').execute()).filter(
    ({ recipient }) => recipient === 'seeker@skuret.example',
  );
const found = (names: string[], count = names.length) => ({
  kind: 'search_found',
  params: { tools: names.map((name) => expect.objectContaining({ name })), count },
  address: '/saved-searches',
});
/** Moves the clock and signs in again, because sessions end with the day. */
async function nextDay(hours = 24.1) {
  clock = new Date(clock.getTime() + hours * 3_600_000);
  seeker = await service.signIn('seeker@skuret.example', password);
  owner = await service.signIn('owner@skuret.example', password);
}

/** A process that has run the searches, and waits with what they found until it is told to go on. */
function searchAndWait(): Promise<{ goOn: () => Promise<void> }> {
  return new Promise((hasSearched, fail) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const goOn = () => {
      letGo();
      return done;
    };
    const executor = new Proxy(service.executor, {
      get(target, name): unknown {
        if (name === 'transaction') {
          const execute = async (work: (transaction: Transaction<Tables>) => Promise<unknown>) => {
            hasSearched({ goOn });
            await held;
            return target.transaction().execute(work);
          };
          return () => ({ execute });
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const done = notifyOfFoundTools({
      executor,
      now: () => clock,
      origin,
      onNotified: () => undefined,
    })();
    done.catch(fail);
  });
}

describe('saved search', () => {
  test('notifies in the app and by e-mail about new tools only', async () => {
    await list({ name: 'Motorsav, den gamle' });
    expect(await save({ searchTerm: 'motorsav' })).toMatchObject({
      search: { searchTerm: 'motorsav', toldAt: null, isOver: false },
      errors: [],
    });
    await service.runDueWork();
    expect(await listNotifications()).toEqual([]);

    const id = await list({ name: 'Motorsav Stihl' });
    await list({ name: 'Stige' });
    await service.runDueWork();
    expect(await listNotifications()).toEqual([found(['Motorsav Stihl'])]);
    expect(await searches()).toMatchObject([{ toldAt: clock.toISOString() }]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Motorsav Stihl passer til din søgning' });
    expect(mail?.html).toContain(`/tool/${id}"`);
    expect(mail?.plain).toContain(`Motorsav Stihl:\n${service.url}/tool/${id}`);
    expect(mail?.html).toContain('/unsubscribe/');

    await service.runDueWork();
    await nextDay();
    await service.runDueWork();
    expect(await listNotifications()).toHaveLength(1);
  });

  test('notifies about all searches at most once in 24 hours, without losing tools', async () => {
    await save({ searchTerm: 'motorsav' });
    await save({ searchTerm: 'stige' });
    await list({ name: 'Stige' });
    for (const name of ['Motorsav A', 'Motorsav B', 'Motorsav C']) await list({ name });
    await service.runDueWork();
    expect(await listNotifications()).toEqual([
      found(['Motorsav C', 'Motorsav B', 'Motorsav A'], 4),
    ]);
    expect(await mails()).toMatchObject([{ subject: '4 nye værktøjer passer til dine søgninger' }]);

    await list({ name: 'Motorsav D' });
    await service.runDueWork();
    await nextDay(23.9);
    await service.runDueWork();
    expect(await listNotifications()).toHaveLength(1);
    await nextDay(0.2);
    await service.runDueWork();
    // The first notification is still unread, and this is a second one.
    expect(await listNotifications()).toEqual([expect.anything(), found(['Motorsav D'])]);
    expect(await mails()).toHaveLength(2);
  });

  test('with days notifies about a tool that becomes available', async () => {
    const toolId = await list();
    const days = { startDate: addDays(today, 10), endDate: addDays(today, 12) };
    const id = await insertBookingRow(service.executor, {
      toolId,
      borrowerId: await readId(other),
      ...days,
    });
    await save({
      searchTerm: 'motorsav',
      availableFrom: days.startDate,
      availableTo: days.endDate,
    });
    await service.runDueWork();
    expect(await listNotifications()).toEqual([]);
    await service.executor.deleteFrom('reservations').where('booking_id', '=', id).execute();
    await service.runDueWork();
    expect(await listNotifications()).toEqual([found(['Motorsav'])]);
  });

  test('notifies about a lower price and a resumed tool', async () => {
    const dear = await list({ name: 'Motorsav, dyr', pricePerDayCents: 40_000 });
    const paused = await list({ name: 'Motorsav, pause' });
    const set = (id: string, values: object) =>
      service.executor.updateTable('tools').set(values).where('id', '=', Number(id)).execute();
    await set(paused, { state: 'paused' });
    await save({ searchTerm: 'motorsav', priceCentsMax: 20_000 });
    await set(dear, { price_per_day_cents: 20_000 });
    await set(paused, { state: 'published' });
    await service.runDueWork();
    expect(await listNotifications()).toEqual([found(['Motorsav, pause', 'Motorsav, dyr'])]);
  });

  test.each([
    ['the member’s own tool', async () => list({}, seeker)],
    [
      'a tool of a blocked member',
      async () => {
        const memberId = String(await readId(owner));
        await ask(documents.blockMember, { memberId }, seeker);
        return list();
      },
    ],
    ['a tool outside the distance', async () => list({ location: 'Skagen' })],
    ['a tool of another category', async () => list({ categoryIds: [1] })],
    [
      'a draft',
      async () => {
        const id = await list();
        await service.executor
          .updateTable('tools')
          .set({ state: 'draft' })
          .where('id', '=', Number(id))
          .execute();
        return id;
      },
    ],
  ])('does not notify about %s', async (_what, come) => {
    await save({ searchTerm: 'motorsav', distanceMax: 60, categoryIds: [2] });
    await come();
    await service.runDueWork();
    expect(await listNotifications()).toEqual([]);
  });

  test('measures distance from its place, not from the member’s location', async () => {
    const near = { searchTerm: 'motorsav', distanceMax: 10 };
    expect((await save({ ...near, near: 'Atlantis' })).errors).toEqual([
      'We do not know the place “Atlantis”. Please choose another.',
    ]);
    await save({ ...near, near: 'Skagen' });
    await list();
    await service.runDueWork();
    expect(await listNotifications()).toEqual([]);
    await list({ location: 'Skagen' });
    await service.runDueWork();
    expect(await listNotifications()).toHaveLength(1);
    expect(await searches()).toMatchObject([{ near: 'Skagen' }]);
  });

  test('without bounds finds what the browse screen shows by default', async () => {
    await save({ searchTerm: 'motorsav' });
    await list({ name: 'Motorsav langt væk', location: 'Odense' });
    await list({ name: 'Motorsav dyr', pricePerDayCents: 500_01 });
    await service.runDueWork();
    expect(await listNotifications()).toEqual([]);
    await list({ name: 'Motorsav nær', pricePerDayCents: 500_00 });
    await service.runDueWork();
    expect(await listNotifications()).toEqual([found(['Motorsav nær'])]);
  });

  test('ends when its days have passed', async () => {
    const days = { availableFrom: addDays(today, 1), availableTo: addDays(today, 3), flexDays: 1 };
    await save({ searchTerm: 'motorsav', ...days });
    await nextDay(48);
    expect(await searches()).toMatchObject([{ isOver: false }]);
    await nextDay();
    expect(await searches()).toMatchObject([{ isOver: true }]);
    await list();
    await service.runDueWork();
    expect(await listNotifications()).toEqual([]);
    expect((await save({ searchTerm: 'sav', ...days })).errors).toEqual([
      'The days of this search have passed. Please choose days from today on.',
    ]);
  });

  test('notifies in the app only when mails are turned off', async () => {
    await service.executor.updateTable('users').set({ email_notices: false }).execute();
    await save({ searchTerm: 'motorsav' });
    await list();
    await service.runDueWork();
    expect(await listNotifications()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  test('is stored once per set of filters, up to 20', async () => {
    const first = await save({ searchTerm: ' motorsav ', categoryIds: [2, 1] });
    const again = await save({ categoryIds: [1, 2, 2], searchTerm: 'motorsav', flexDays: 2 });
    expect(again.search?.id).toBe(first.search?.id);
    for (let each = 1; each < 20; each += 1) await save({ searchTerm: `motorsav ${each}` });
    expect(await searches()).toHaveLength(20);
    expect(await save({ searchTerm: 'en til' })).toEqual({
      search: null,
      errors: ['You have saved 20 searches, which is the maximum. Please remove one first.'],
    });
    expect((await save({ searchTerm: 'motorsav 7' })).errors).toEqual([]);
    const { removeSavedSearch } = await ask(
      documents.removeSavedSearch,
      { id: first.search?.id },
      seeker,
    );
    expect(removeSavedSearch.savedSearches).toHaveLength(19);
    expect((await save({ searchTerm: 'en til' })).errors).toEqual([]);
  });

  test.each([
    ['an unknown category', { categoryIds: [99] }],
    ['a first day only', { availableFrom: today }],
    ['an empty period', { availableFrom: today, availableTo: today }],
    ['a distance above the limit', { distanceMax: 1001 }],
    ['a text above the limit', { searchTerm: 'x'.repeat(201) }],
    ['a place above the limit', { near: 'x'.repeat(121) }],
  ])('rejects %s', async (_what, search) => {
    const { errors } = await service.graphql(documents.saveSearch, { search }, seeker);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('notifies once from several processes', async () => {
    await save({ searchTerm: 'motorsav' });
    await list();
    const told: number[] = [];
    const look = notifyOfFoundTools({
      executor: service.executor,
      now: () => clock,
      origin,
      onNotified: (ids) => told.push(...ids),
    });
    await Promise.all([look(), look(), look()]);
    expect(told).toEqual([seekerId]);
    expect(await listNotifications()).toHaveLength(1);
  });

  test('notifies once in 24 hours, also when another process finds another tool', async () => {
    await save({ searchTerm: 'motorsav' });
    await list({ name: 'Motorsav Stihl' });
    const first = await searchAndWait();
    await list({ name: 'Motorsav Husqvarna' });
    const second = await searchAndWait();
    await first.goOn();
    await second.goOn();
    expect(await listNotifications()).toEqual([found(['Motorsav Stihl'])]);

    await nextDay();
    await service.runDueWork();
    expect(await listNotifications()).toEqual([
      found(['Motorsav Stihl']),
      found(['Motorsav Husqvarna']),
    ]);
  });
});

describe('availability alert', () => {
  const days = { startDate: addDays(today, 10), endDate: addDays(today, 13) };
  let toolId: string;
  let bookingId: number;
  beforeEach(async () => {
    toolId = await list();
    bookingId = await insertBookingRow(service.executor, {
      toolId,
      borrowerId: await readId(other),
      ...days,
    });
  });
  const addAlert = async (more: object = {}, token = seeker) =>
    (await ask(documents.createAvailabilityAlert, { toolId, ...days, units: 1, ...more }, token))
      .createAvailabilityAlert;
  const listAlerts = async (token = seeker, of: object = {}) =>
    (await ask(documents.availabilityAlerts, of, token)).availabilityAlerts;
  const free = () =>
    service.executor.deleteFrom('reservations').where('booking_id', '=', bookingId).execute();

  test('notifies every waiting member once, when all days are available', async () => {
    expect(await addAlert()).toMatchObject({
      alert: { toolName: 'Motorsav', tool: { id: toolId }, ...days, toldAt: null },
      isFree: false,
      errors: [],
    });
    await addAlert({ startDate: addDays(today, 12), endDate: addDays(today, 14) }, other);
    await service.runDueWork();
    expect(await listNotifications()).toEqual([]);
    await free();
    await service.runDueWork();
    const address = `/tool/${toolId}/book?start=${days.startDate}&end=${days.endDate}`;
    expect(await listNotifications()).toEqual([
      {
        kind: 'days_free',
        params: { tool: 'Motorsav', start: days.startDate, end: days.endDate },
        address,
      },
    ]);
    expect(await listNotifications(await readId(other))).toHaveLength(1);
    expect(await listAlerts()).toMatchObject([{ toldAt: clock.toISOString() }]);
    expect(await mails()).toMatchObject([{ subject: 'Motorsav er ledig igen' }]);
    await service.runDueWork();
    expect(await listNotifications()).toHaveLength(1);
  });

  test('waits while a day is unavailable or too few units are left', async () => {
    await addAlert({ endDate: addDays(today, 15) });
    const second = await insertBookingRow(service.executor, {
      toolId,
      borrowerId: await readId(other),
      startDate: addDays(today, 14),
      endDate: addDays(today, 16),
    });
    await free();
    await service.runDueWork();
    expect(await listNotifications()).toEqual([]);
    await service.executor.deleteFrom('reservations').where('booking_id', '=', second).execute();
    await service.runDueWork();
    expect(await listNotifications()).toHaveLength(1);
  });

  test.each([
    ['notice_days', 11, 10],
    ['horizon_days', 9, 10],
    ['shortest_days', 4, 3],
    ['longest_days', 2, 3],
  ] as const)('waits while the tool has %s of %i, and not at %i', async (rule, outside, within) => {
    const setRule = (count: number) =>
      service.executor
        .updateTable('tools')
        .set({ [rule]: count })
        .where('id', '=', Number(toolId))
        .execute();
    await addAlert();
    await setRule(outside);
    await free();
    await service.runDueWork();
    expect(await listNotifications()).toEqual([]);
    await setRule(within);
    await service.runDueWork();
    expect(await listNotifications()).toHaveLength(1);
  });

  test.each([
    ['on its first day', 10, 1],
    ['after its first day', 11, 0],
  ])('%s is listed and sent: %i days later %i', async (_when, later, count) => {
    await addAlert();
    await nextDay(later * 24);
    expect(await listAlerts()).toHaveLength(count);
    expect(await toolsWaitedFor(service.executor, addDays(today, later))).toHaveLength(count);
    await free();
    await service.runDueWork();
    expect(await listNotifications()).toHaveLength(count);
  });

  test('is not sent when the days are reserved again before it', async () => {
    await addAlert();
    await free();
    await service.executor
      .insertInto('reservations')
      .values({
        tool_id: Number(toolId),
        unit: 1,
        booking_id: bookingId,
        start_date: days.startDate,
        end_date: days.endDate,
      })
      .execute();
    await service.runDueWork();
    expect(await listNotifications()).toEqual([]);
    await free();
    await service.runDueWork();
    expect(await listNotifications()).toHaveLength(1);
  });

  test('is sent after an early return, more units or a removed block', async () => {
    const { executor } = service;
    await addAlert({ startDate: addDays(today, 11) });
    await executor
      .updateTable('reservations')
      .set({ end_date: addDays(today, 11) })
      .where('booking_id', '=', bookingId)
      .execute();
    await service.runDueWork();
    expect(await listNotifications()).toHaveLength(1);

    await addAlert();
    await executor
      .updateTable('tools')
      .set({ max_available_count: 2 })
      .where('id', '=', Number(toolId))
      .execute();
    await service.runDueWork();
    expect(await listNotifications()).toHaveLength(2);

    const blocked = { startDate: addDays(today, 20), endDate: addDays(today, 22) };
    // The tool has two units now, and both are blocked.
    const blocking = { toolId, block: blocked, keep: [] };
    await ask(documents.blockDays, blocking, owner);
    const { id } = await executor
      .selectFrom('blocks')
      .select('id')
      .where('tool_id', '=', Number(toolId))
      .executeTakeFirstOrThrow();
    await addAlert(blocked);
    await ask(documents.unblockDays, { id: String(id) }, owner);
    await service.outbox.settled();
    expect(await listNotifications()).toHaveLength(3);
  });

  test.each([
    ['the member’s own tool', () => addAlert({}, owner), 'This is your own tool.'],
    [
      'days in the past',
      () => addAlert({ startDate: addDays(today, -3), endDate: addDays(today, -1) }),
      'These days have passed. Please choose days from today on.',
    ],
    [
      'more units than the tool has',
      () => addAlert({ units: 2 }),
      'There is only one of this tool. Please choose a quantity of 1.',
    ],
    [
      'days above the maximum rental',
      () => addAlert({ endDate: addDays(today, 60) }),
      'The tool can be borrowed for at most 30 days.',
    ],
  ])('rejects %s', async (_what, attempt, error) => {
    expect(await attempt()).toEqual({ alert: null, isFree: false, errors: [error] });
  });

  test('is not stored when the days are available', async () => {
    const later = { startDate: addDays(today, 13), endDate: addDays(today, 15) };
    expect(await addAlert(later)).toEqual({
      alert: null,
      isFree: true,
      errors: ['These days are free now, so you can book them.'],
    });
    expect(await listAlerts()).toEqual([]);
  });

  test('is stored once, can be removed, and can be set again after its notification', async () => {
    const { alert: first } = await addAlert();
    expect((await addAlert()).alert?.id).toBe(first?.id);
    expect(await listAlerts(seeker, { toolId })).toHaveLength(1);
    expect(await listAlerts(seeker, { toolId: '1' })).toEqual([]);
    await free();
    await service.runDueWork();
    await service.executor
      .insertInto('reservations')
      .values({
        tool_id: Number(toolId),
        unit: 1,
        booking_id: bookingId,
        start_date: days.startDate,
        end_date: days.endDate,
      })
      .execute();
    await nextDay(1);
    expect((await addAlert()).alert).toMatchObject({ id: first?.id, toldAt: null });
    await free();
    await service.runDueWork();
    expect(await listNotifications()).toHaveLength(2);
    const { deleteAvailabilityAlert } = await ask(
      documents.deleteAvailabilityAlert,
      { id: first?.id },
      seeker,
    );
    expect(deleteAvailabilityAlert).toEqual({ availabilityAlerts: [], errors: [] });
  });

  test('is not sent to deleted or blocked members', async () => {
    await addAlert();
    await addAlert({}, other);
    await service.executor
      .updateTable('users')
      .set({ leaving_at: clock, leaves_at: clock })
      .where('id', '=', seekerId)
      .execute();
    const memberId = String(await readId(other));
    await ask(documents.blockMember, { memberId }, owner);
    await free();
    await service.runDueWork();
    expect(await listNotifications()).toEqual([]);
    expect(await listNotifications(Number(memberId))).toEqual([]);
    await service.executor
      .updateTable('users')
      .set({ leaving_at: null, leaves_at: null })
      .where('id', '=', seekerId)
      .execute();
  });
});
