import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { MemberStep, StepInput } from '../../domain/bookings/memberSteps';
import * as documents from '../../tests/helpers/service/documents';
import { insertBookingRow } from '../../tests/helpers/service/insertBookingRow';
import { prepareBookingPair } from '../../tests/helpers/service/prepareBookingPair';
import { password } from '../../tests/helpers/service/startTestService';
import { deleteUnusedPictures } from '../start/deleteExpiredRows';
import { folderPictureStore } from '../tools/pictures/folderPictureStore';

const { service, pair, clock } = prepareBookingPair('handover', { logLevel: 'silent' });
let owner: string;
let borrower: string;
let borrowerId: number;
let toolId: string;

beforeEach(async () => {
  await pair.moveClockTo('2026-08-03T08:00:00Z');
  ({ borrowerId } = pair);
  ({ owner, borrower } = pair.tokens);
  const input = { ...documents.newTool, includedItems: ['Kuffert', 'Mejsel', 'Oplader'] };
  toolId = (await service.graphql(documents.createTool, { input }, owner)).data.createTool.tool.id;
});

const days = { startDate: '2026-08-03', endDate: '2026-08-05', units: 1 };

async function press(step: MemberStep, id: string, as: string, input: Partial<StepInput> = {}) {
  const { data, errors } = await service.graphql(
    documents.takeBookingStep,
    { id, step, input },
    as,
  );
  expect(errors).toEqual([]);
  await service.outbox.settled();
  const { booking, errors: rejections } = data.takeBookingStep;
  return { state: booking?.state, errors: rejections };
}

/** A paid booking that starts today and can be handed over. */
async function agreed(): Promise<string> {
  const { data } = await service.graphql(documents.requestBooking, { toolId, ...days }, borrower);
  const { id } = data.requestBooking.booking;
  await press('ACCEPT', id, owner);
  return id;
}
async function handedOver(): Promise<string> {
  const id = await agreed();
  await press('CONFIRM_PICKUP', id, owner);
  expect(await press('CONFIRM_PICKUP', id, borrower)).toMatchObject({ state: 'PICKED_UP' });
  return id;
}
async function readCode(id: string, as: string): Promise<string> {
  const { data } = await service.graphql(documents.handoverCode, { id }, as);
  return data.handoverCode.code;
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const seen = async (id: string, as: string) =>
  (await service.graphql(documents.handover, { id }, as)).data.handover;

const changes = {
  tickItem: documents.tickItem,
  addHandoverPicture: documents.addHandoverPicture,
  removeHandoverPicture: documents.removeHandoverPicture,
};
async function change(operation: keyof typeof changes, id: string, as: string, more: object) {
  const { data, errors } = await service.graphql(changes[operation], { id, ...more }, as);
  expect(errors).toEqual([]);
  const fields = new Map(Object.entries(data));
  return fields.get(operation) as {
    handover: Awaited<ReturnType<typeof seen>>;
    errors: string[];
  };
}
const tick = (id: string, as: string, itemId: string, more: object = {}) =>
  change('tickItem', id, as, { itemId, moment: 'PICK_UP', there: true, ...more });
const show = (id: string, as: string, url: string, moment = 'PICK_UP') =>
  change('addHandoverPicture', id, as, { moment, url });

let made = 0;
async function uploaded(as: string): Promise<string> {
  made += 1;
  const create = { width: 30 + made, height: 20, channels: 3, background: '#804020' } as const;
  const body = await sharp({ create })
    .withExif({ IFD0: { Artist: 'Karla' } })
    .jpeg()
    .toBuffer();
  const response = await fetch(`${service.url}/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}` },
    body: new Uint8Array(body),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { url: string }).url;
}
const later =
  'You cannot change the checklist and the photos now. It is too early, or the booking has changed.';

describe('hand-over code', () => {
  test('is locked after five wrong attempts and can be replaced', async () => {
    const id = await agreed();
    const code = await readCode(id, owner);
    const wrong = { code: other(code) };
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await press('CONFIRM_PICKUP', id, borrower, wrong)).toMatchObject({
        errors: ['This code is wrong. Please ask to see the code again.'],
      });
    }
    await press('CONFIRM_PICKUP', id, borrower, wrong);
    expect(await press('CONFIRM_PICKUP', id, borrower, { code })).toMatchObject({
      state: 'ACCEPTED',
      errors: ['The code was entered wrong too many times. Please ask for a new one.'],
    });
    expect(
      await press('CONFIRM_PICKUP', id, borrower, { code: await readCode(id, owner) }),
    ).toMatchObject({ state: 'PICKED_UP', errors: [] });
  });

  test('counts concurrent wrong attempts individually', async () => {
    const id = await agreed();
    const code = await readCode(id, owner);
    await Promise.all(
      Array.from({ length: 5 }, () =>
        service.graphql(
          documents.takeBookingStep,
          { id, step: 'CONFIRM_PICKUP', input: { code: other(code) } },
          borrower,
        ),
      ),
    );
    expect(await press('CONFIRM_PICKUP', id, borrower, { code })).toMatchObject({
      state: 'ACCEPTED',
    });
  });

  test('cannot be entered by the member who shows it', async () => {
    const id = await agreed();
    expect(
      await press('CONFIRM_PICKUP', id, owner, { code: await readCode(id, owner) }),
    ).toMatchObject({ state: 'ACCEPTED' });
  });

  test('treats a repeated entry as the same request', async () => {
    const id = await agreed();
    const code = await readCode(id, owner);
    const sent = await Promise.all(
      [1, 2].map(() =>
        service.graphql(
          documents.takeBookingStep,
          { id, step: 'CONFIRM_PICKUP', input: { code } },
          borrower,
        ),
      ),
    );
    expect(sent.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await press('CONFIRM_PICKUP', id, borrower, { code })).toEqual({
      state: 'PICKED_UP',
      errors: [],
    });
    const steps = await service.executor
      .selectFrom('booking_history')
      .select('step')
      .where('booking_id', '=', Number(id))
      .where('step', '=', 'confirmPickup')
      .execute();
    expect(steps).toHaveLength(1);
  });

  test('rejects a late entry with the current booking', async () => {
    const id = await agreed();
    const code = await readCode(id, owner);
    await press('CANCEL', id, borrower);
    expect(await press('CONFIRM_PICKUP', id, borrower, { code })).toMatchObject({
      state: 'CANCELLED',
      errors: [
        'This is no longer possible because the booking has changed. Here you see how it is now.',
      ],
    });
  });

  test('of the owner marks the return and leaves its confirmation to the owner', async () => {
    const id = await handedOver();
    expect(
      await press('MARK_RETURNED', id, borrower, { code: await readCode(id, owner) }),
    ).toMatchObject({ state: 'RETURNED', errors: [] });
    const { data } = await service.graphql(
      'query ($id: ID!) { booking(id: $id) { possible } }',
      { id },
      owner,
    );
    expect(data.booking?.['possible']).toEqual(['CONFIRM_RETURN', 'REPORT_PROBLEM']);
  });
});

describe('hand-over checklist', () => {
  test('keeps the included items as agreed', async () => {
    const id = await agreed();
    await service.executor
      .updateTable('tools')
      .set({ included_items: ['Noget andet'] })
      .where('id', '=', Number(toolId))
      .execute();
    expect((await seen(id, borrower))?.includedItems.map(({ name }) => name)).toEqual([
      'Kuffert',
      'Mejsel',
      'Oplader',
    ]);
  });

  test('is ticked by each side separately at each moment', async () => {
    const id = await agreed();
    await tick(id, owner, '0');
    await tick(id, borrower, '0');
    const [first] = (await tick(id, borrower, '1')).handover?.includedItems ?? [];
    expect(first?.ticks.map(({ moment, by }) => [moment, by])).toEqual([
      ['PICK_UP', 'OWNER'],
      ['PICK_UP', 'BORROWER'],
    ]);
    const { handover } = await tick(id, borrower, '0', { there: false });
    expect(handover?.includedItems.map(({ ticks }) => ticks.map(({ by }) => by))).toEqual([
      ['OWNER'],
      ['BORROWER'],
      [],
    ]);
  });

  test('stores a repeated or concurrent tick once, with the first time', async () => {
    const id = await agreed();
    await Promise.all([tick(id, borrower, '2'), tick(id, borrower, '2')]);
    clock.now = new Date('2026-08-03T09:00:00Z');
    await tick(id, borrower, '2');
    const [, , third] = (await seen(id, borrower))?.includedItems ?? [];
    expect(third?.ticks).toEqual([
      { moment: 'PICK_UP', by: 'BORROWER', at: '2026-08-03T08:00:00.000Z' },
    ]);
  });

  test('opens for the return once the tool is out, and is locked afterwards', async () => {
    const id = await agreed();
    expect((await tick(id, owner, '0', { moment: 'RETURN' })).errors).toEqual([later]);
    await press('CONFIRM_PICKUP', id, owner);
    await press('CONFIRM_PICKUP', id, borrower);
    expect((await tick(id, owner, '0', { moment: 'RETURN' })).errors).toEqual([]);
    await press('MARK_RETURNED', id, borrower);
    expect((await tick(id, owner, '1')).errors).toEqual([later]);
    expect((await tick(id, owner, '1', { moment: 'RETURN' })).errors).toEqual([]);
    await press('CONFIRM_RETURN', id, owner);
    expect((await tick(id, owner, '2', { moment: 'RETURN' })).errors).toEqual([later]);
    expect((await seen(id, borrower))?.canTick).toEqual([]);
  });

  test.each(['3', '99999', '-1', 'x'])('rejects an unknown item: %s', async (item) => {
    const id = await agreed();
    expect((await tick(id, owner, item)).errors).toEqual(['This item or photo no longer exists.']);
  });
});

describe('hand-over photos', () => {
  test('are visible to both sides with their author, without GPS data', async () => {
    const id = await agreed();
    const url = await uploaded(borrower);
    expect((await show(id, borrower, url)).errors).toEqual([]);
    expect((await seen(id, owner))?.photographs).toMatchObject([
      { moment: 'PICK_UP', by: 'BORROWER', url, canRemove: false },
    ]);
    expect((await seen(id, borrower))?.photographs).toMatchObject([{ canRemove: true }]);
    const kept = await fetch(`${service.url}${url}`);
    expect((await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).exif).toBeUndefined();
  });

  test('are hidden from all other members', async () => {
    const id = await agreed();
    const url = await uploaded(borrower);
    await show(id, borrower, url);
    const stranger = await service.signUp();
    expect(await seen(id, stranger)).toBeNull();
    for (const operation of ['addHandoverPicture', 'removeHandoverPicture'] as const) {
      const { handover, errors } = await change(operation, id, stranger, {
        ...(operation === 'addHandoverPicture' ? { moment: 'PICK_UP', url } : { pictureId: '1' }),
      });
      expect(handover).toBeNull();
      expect(errors).toEqual(['We cannot find this booking in your account.']);
    }
    const hash = /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
    const next = hash.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await fetch(`${service.url}${url.replace(hash, next)}`)).status).toBe(404);
    const folder = await fetch(`${service.url}/pictures/`);
    expect(folder.status).toBe(404);
  });

  test('accept own uploads only', async () => {
    const id = await agreed();
    const url = await uploaded(owner);
    expect((await show(id, borrower, url)).errors).toEqual([
      'Photos: one of them no longer exists. Please upload it again.',
    ]);
    const { errors } = await service.graphql(
      documents.addHandoverPicture,
      { id, moment: 'PICK_UP', url: 'https://evil.example/x.png' },
      borrower,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('are stored once when sent twice or concurrently', async () => {
    const id = await agreed();
    const url = await uploaded(owner);
    const both = await Promise.all([show(id, owner, url), show(id, owner, url)]);
    expect(both.flatMap(({ errors }) => errors)).toEqual([]);
    expect((await seen(id, owner))?.photographs).toHaveLength(1);
  });

  test('are limited to eight per moment, also for concurrent uploads', async () => {
    const id = await handedOver();
    for (let number = 0; number < 7; number += 1) {
      const by = number % 2 === 0 ? owner : borrower;
      expect((await show(id, by, await uploaded(by))).errors).toEqual([]);
    }
    const [one, two] = [await uploaded(owner), await uploaded(borrower)];
    const both = await Promise.all([show(id, owner, one), show(id, borrower, two)]);
    expect(both.flatMap(({ errors }) => errors)).toEqual([
      'There are 8 photos already. Remove one of yours first.',
    ]);
    expect((await show(id, owner, await uploaded(owner), 'RETURN')).errors).toEqual([]);
    expect((await seen(id, owner))?.photographs).toHaveLength(9);
  });

  test('can be removed by their author, but only added in a dispute', async () => {
    const id = await handedOver();
    await show(id, borrower, await uploaded(borrower));
    await show(id, borrower, await uploaded(borrower), 'RETURN');
    const [out, back] = (await seen(id, borrower))?.photographs ?? [];
    const remove = (as: string, pictureId = '') =>
      change('removeHandoverPicture', id, as, { pictureId });
    expect((await remove(owner, out?.id)).errors).toEqual(['This item or photo no longer exists.']);
    expect((await remove(borrower, out?.id)).errors).toEqual([]);
    // A second press is no error: the photograph is gone already.
    expect((await remove(borrower, out?.id)).errors).toEqual([]);
    await press('MARK_RETURNED', id, borrower);
    await press('REPORT_PROBLEM', id, owner, { claimCents: 100, text: 'Mejslen mangler' });
    expect((await remove(borrower, back?.id)).errors).toEqual([later]);
    expect((await show(id, owner, await uploaded(owner), 'RETURN')).errors).toEqual([]);
    await press('ACCEPT_CLAIM', id, borrower);
    expect((await show(id, owner, await uploaded(owner), 'RETURN')).errors).toEqual([later]);
    expect((await seen(id, owner))?.photographs).toHaveLength(2);
  });

  test('are kept while the booking shows them, and deleted after removal', async () => {
    const id = await agreed();
    const url = await uploaded(owner);
    const hash = /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
    await show(id, owner, url);
    const [shown] = (await seen(id, owner))?.photographs ?? [];
    const runJob = async () => {
      await sql`update picture_uploads set created_at = now() - interval '25 hours'`.execute(
        service.executor,
      );
      await deleteUnusedPictures(
        service.executor,
        await folderPictureStore(path.join(service.dataDir, 'pictures')),
      );
      return (await fetch(`${service.url}${url}`)).status;
    };
    expect(await runJob()).toBe(200);
    await change('removeHandoverPicture', id, owner, { pictureId: shown?.id });
    expect(await runJob()).toBe(404);
    expect(
      await service.executor
        .selectFrom('pictures')
        .select('sha256')
        .where('sha256', '=', hash)
        .execute(),
    ).toEqual([]);
  });

  test('require a hand-over that can take place', async () => {
    const row = { toolId, borrowerId, startDate: '2026-08-20', endDate: '2026-08-22' };
    const id = String(await insertBookingRow(service.executor, row));
    expect(await seen(id, owner)).toMatchObject({ canAdd: [], canTick: [] });
    expect((await show(id, owner, await uploaded(owner))).errors).toEqual([later]);
  });
});

test('the hand-over is unchanged after a new sign-in', async () => {
  const id = await agreed();
  await tick(id, owner, '0');
  const again = await service.signIn(pair.emails.owner, password);
  expect((await seen(id, again))?.includedItems[0]?.ticks).toHaveLength(1);
});
