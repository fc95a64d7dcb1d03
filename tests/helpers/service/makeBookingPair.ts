import type { MemberStep, StepInput } from '../../../domain/bookings/memberSteps';
import { readBalance } from '../../../server/payments/records/ledger';
import * as documents from './documents';
import { password, type TestService } from './startTestService';

/** The default days of a booking here: two days at 125 kr., with a deposit of 300 kr. */
const days = { startDate: '2026-08-03', endDate: '2026-08-05', units: 1 };

/** An owner and a borrower with a tool, and functions for their steps. `move` sets the service's clock. */
export async function makeBookingPair(
  service: TestService,
  move: (to: Date) => void,
  name: string,
) {
  move(new Date('2026-07-15T10:00:00Z'));
  const emails = { owner: `${name}-owner@skuret.example`, borrower: `${name}-b@skuret.example` };
  const tokens = {
    owner: await service.signUp(emails.owner),
    borrower: await service.signUp(emails.borrower),
  };
  type Who = keyof typeof tokens;
  const readId = async (token: string) =>
    Number((await service.graphql('{ currentUser { id } }', {}, token)).data.currentUser.id);
  const [ownerId, borrowerId] = [await readId(tokens.owner), await readId(tokens.borrower)];
  const made = await service.graphql(
    documents.createTool,
    { input: { ...documents.newTool, pickupAddress: 'Bagvej 3' } },
    tokens.owner,
  );
  const toolId = Number(made.data.createTool.tool.id);
  await service.executor
    .updateTable('tools')
    .set({ deposit_cents: 30_000 })
    .where('id', '=', toolId)
    .execute();

  async function request(more: object = {}) {
    const document = `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) {
      requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: $units) { booking { id } errors } }`;
    const { data } = await service.graphql(
      document,
      { toolId: String(toolId), ...days, ...more },
      tokens.borrower,
    );
    return data.requestBooking as unknown as { booking: { id: string } | null; errors: string[] };
  }

  async function press(step: MemberStep, id: number, as: Who, input: Partial<StepInput> = {}) {
    const { data, errors } = await service.graphql(
      documents.takeBookingStep,
      { id: String(id), step, input },
      tokens[as],
    );
    expect(errors).toEqual([]);
    await service.outbox.settled();
    const { booking, errors: rejections } = data.takeBookingStep;
    return { state: booking?.state, errors: rejections };
  }

  // The sessions of the sign-ups end after 12 hours.
  let nextSignIn = new Date('2026-07-15T20:00:00Z');

  /** Moves the clock and does everything that is due by then. */
  async function moveClockTo(instant: string) {
    const at = new Date(instant);
    move(at);
    await service.runDueWork();
    if (at < nextSignIn) return;
    tokens.owner = await service.signIn(emails.owner, password, true);
    tokens.borrower = await service.signIn(emails.borrower, password, true);
    // A remembered session lasts 30 days.
    nextSignIn = new Date(at.getTime() + 29 * 86_400_000);
  }

  return {
    ownerId,
    borrowerId,
    toolId,
    tokens,
    emails,
    idOf: readId,
    request,
    press,
    moveClockTo,
    /** A booking that has been handed over, with its deposit reserved. */
    async handedOver(): Promise<number> {
      const { booking, errors } = await request();
      expect(errors).toEqual([]);
      const id = Number(booking?.id);
      await press('ACCEPT', id, 'owner');
      await moveClockTo('2026-08-03T08:00:00Z');
      await press('CONFIRM_PICKUP', id, 'owner');
      expect(await press('CONFIRM_PICKUP', id, 'borrower')).toMatchObject({ state: 'PICKED_UP' });
      return id;
    },
    /** Sets how the borrower's card behaves from now on. */
    async setCard(card: string) {
      await service.executor
        .updateTable('test_provider_methods')
        .set({ card })
        .where('customer', '=', `member_${borrowerId}`)
        .execute();
    },
    async seen(id: number, as: Who) {
      const fields = `state possible lateFeeCents claimCents ownerProposesCents borrowerProposesCents settledClaimCents
        stepUrl due noShowHeldCents history { step actor state note }`;
      const document = `query ($id: ID!) { booking(id: $id) { ${fields} } }`;
      return (await service.graphql(document, { id: String(id) }, tokens[as])).data.booking;
    },
    sum: (account: Parameters<typeof readBalance>[1]) => readBalance(service.executor, account),
    async getNotificationKinds(memberId: number) {
      service.outbox.wake();
      await service.outbox.settled();
      const rows = await service.executor
        .selectFrom('notices')
        .select(['kind', 'params'])
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute();
      return rows.map(({ kind, params }) => (params as { event?: string }).event ?? kind);
    },
  };
}

export type BookingPair = Awaited<ReturnType<typeof makeBookingPair>>;
