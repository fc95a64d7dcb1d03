import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let clock = new Date('2026-07-15T10:00:00Z');
const start = (options: object = {}) => startTestService({ now: () => clock, ...options });

async function told(service: TestService) {
  // The service caches the stories for a minute.
  clock = new Date(clock.getTime() + 61_000);
  const { data, errors } = await service.graphql(documents.homeStories);
  expect(errors).toEqual([]);
  return data.homeStories;
}

describe('front page stories', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await start({ seed: 'demo' });
  });
  afterAll(() => service.close());

  it('are three good reviews with avatars, by different members of different tools', async () => {
    const { chosenReviews } = await told(service);
    expect(chosenReviews).toHaveLength(3);
    for (const { rating, comment, createdByUser } of chosenReviews) {
      expect(rating).toBeGreaterThanOrEqual(4);
      expect(comment.length).toBeGreaterThanOrEqual(60);
      expect(createdByUser.avatarImageUrl).not.toBeNull();
    }
    expect(new Set(chosenReviews.map(({ createdByUser }) => createdByUser.id)).size).toBe(3);
    expect(new Set(chosenReviews.map(({ tool }) => tool?.id)).size).toBe(3);
  });

  it('exclude hidden content and deleted accounts', async () => {
    const [hidden, left, paused] = (await told(service)).chosenReviews;
    if (!hidden || !left || !paused) throw new Error('There are fewer than three');
    await service.executor
      .updateTable('reviews')
      .set({ hidden_reason: 'Rude' })
      .where('id', '=', Number(hidden.id))
      .execute();
    await service.executor
      .updateTable('users')
      .set({ leaving_at: clock, leaves_at: clock })
      .where('id', '=', Number(left.createdByUser.id))
      .execute();
    await service.executor
      .updateTable('tools')
      .set({ state: 'paused' })
      .where('id', '=', Number(paused.tool?.id))
      .execute();
    const after = (await told(service)).chosenReviews;
    expect(after).toHaveLength(3);
    expect(after.map(({ id }) => id)).not.toEqual(expect.arrayContaining([hidden.id]));
    expect(after.map(({ createdByUser }) => createdByUser.id)).not.toContain(left.createdByUser.id);
    expect(after.map(({ tool }) => tool?.id)).not.toContain(paused.tool?.id);
  });

  it('include a tool’s earnings from the ledger, from 200 kr. on', async () => {
    const { earned: before } = await told(service);
    const [review] = (await told(service)).chosenReviews;
    const toolId = Number(review?.tool?.id);
    const { owner_id: ownerId } = await service.executor
      .selectFrom('tools')
      .select('owner_id')
      .where('id', '=', toolId)
      .executeTakeFirstOrThrow();
    const booking = await service.executor
      .selectFrom('bookings')
      .select('id')
      .where('tool_id', '=', toolId)
      .executeTakeFirstOrThrow();
    const post = (key: string, ore: number) =>
      service.executor.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('ledger_transactions')
          .values({ key, kind: 'release', booking_id: booking.id, at: clock })
          .returning('id')
          .executeTakeFirstOrThrow();
        await transaction
          .insertInto('ledger_entries')
          .values([
            { transaction_id: id, account: `owner:${ownerId}:held`, ore },
            { transaction_id: id, account: `owner:${ownerId}:due`, ore: -ore },
          ])
          .execute();
      });
    await post('test 1', 500_000);
    const { earned } = await told(service);
    expect(earned?.earnedCents).toBeGreaterThanOrEqual(500_000);
    expect(earned?.earnedCents).toBeGreaterThan(before?.earnedCents ?? 0);
    expect(earned?.rentalCount).toBeGreaterThanOrEqual(1);
  });
});

it('are empty before the first rental', async () => {
  const service = await start();
  expect(await told(service)).toEqual({ chosenReviews: [], earned: null });
  await service.close();
});
