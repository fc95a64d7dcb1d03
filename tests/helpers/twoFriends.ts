import type { StepRequest } from '../../domain/bookings/memberSteps';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import type { Executor } from '../../server/database/openDatabase';

/** The part of a test service that the attack needs. */
interface Service {
  executor: Executor;
  runDueWork(): Promise<void>;
  graphql(
    document: string,
    variables: object,
    token: string,
  ): Promise<{ data: unknown; errors: readonly unknown[] }>;
  signUp(email?: string): Promise<string>;
}

export interface AttackResult {
  rounds: number;
  /** Rounds whose booking was completed with the claim that both wanted, or the most that is possible. */
  completed: number;
  /** The amount that the insurance account has paid, in øre. */
  insurancePaidOre: number;
  /** Sums that are not what they should be, in words. */
  wrong: string[];
}

interface Step {
  booking: { id: string; state: string; claimMostCents: number } | null;
  errors: string[];
}

const answers = 'booking { id state claimMostCents } errors';
const documents = {
  createTool: `mutation ($input: CreateToolInput!) { createTool(input: $input) { tool { id } errors } }`,
  requestBooking: `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) {
    requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: $units) { ${answers} }
  }`,
  takeBookingStep: `mutation ($id: ID!, $step: BookingStep!, $input: BookingStepInput) {
    takeBookingStep(id: $id, step: $step, input: $input) { ${answers} }
  }`,
} as const;

/**
 * Two members who know each other try to get money out of the insurance account: one lists a tool at a small price, the
 * other borrows it for today, and both agree on a large claim. The amounts, the deposit, the declared value, the ages of
 * the accounts and the way to agree are random.
 */
export async function twoFriends(
  service: Service,
  {
    random,
    rounds,
    moveClock,
  }: { random: () => number; rounds: number; moveClock: (to: Date) => void },
): Promise<AttackResult> {
  const result: AttackResult = { rounds: 0, completed: 0, insurancePaidOre: 0, wrong: [] };
  const below = (most: number) => Math.floor(random() * most);
  const pick = <T>(choices: readonly T[]) => choices[below(choices.length)] as T;
  let now = new Date('2026-07-15T10:00:00Z');

  async function ask<Answer>(
    operation: keyof typeof documents,
    variables: object,
    token: string,
  ): Promise<Answer> {
    const { data, errors } = await service.graphql(documents[operation], variables, token);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return (data as Record<string, Answer>)[operation] as Answer;
  }

  async function round(number: number): Promise<void> {
    const names = [`owner${number}@skuret.example`, `borrower${number}@skuret.example`] as const;
    const [owner, borrower] = [await service.signUp(names[0]), await service.signUp(names[1])];
    for (const email of names) {
      await service.executor
        .updateTable('users')
        .set({ created_at: new Date(now.getTime() - below(900) * 86_400_000) })
        .where('email', '=', email)
        .execute();
    }
    const depositCents = pick([0, 0, 1, 30_000, below(200_000)]);
    const made = await ask<{ tool: { id: string } | null; errors: string[] }>(
      'createTool',
      {
        input: {
          name: 'Boremaskine',
          description: 'Borer',
          location: 'Odense',
          categoryIds: [1],
          pricePerDayCents: 1 + below(500),
          depositCents,
          declaredValueCents: pick([null, 1 + below(100), 400_000, 100_000_000]),
        },
      },
      owner,
    );
    const startDate = getCopenhagenDate(now);
    const wanted = { toolId: made.tool?.id, startDate, endDate: addDays(startDate, 1), units: 1 };
    const { booking, errors } = await ask<Step>('requestBooking', wanted, borrower);
    if (!booking) throw new Error(`Round ${number} was not booked: ${errors.join(' ')}`);
    const { id, claimMostCents } = booking;
    const take = (request: StepRequest, as: string) =>
      ask<Step>('takeBookingStep', { id, ...request }, as);
    await take({ step: 'ACCEPT' }, owner);
    await service.runDueWork();
    await take({ step: 'CONFIRM_PICKUP' }, owner);
    await take({ step: 'CONFIRM_PICKUP' }, borrower);
    await take({ step: 'MARK_RETURNED' }, borrower);
    const text = 'Den er gået i stykker';
    const report = (cents: number) =>
      take({ step: 'REPORT_PROBLEM', input: { claimCents: cents, text } }, owner);
    const tooMuch = claimMostCents + 1 + below(100_000_000 - claimMostCents);
    const refused = await report(tooMuch);
    if (refused.errors.length === 0) result.wrong.push(`${tooMuch} of ${claimMostCents} was taken`);
    const claimCents = pick([claimMostCents, claimMostCents, below(claimMostCents + 1)]);
    await report(claimCents);
    const way = pick(['accept', 'agree', 'agree on less'] as const);
    if (way === 'accept') await take({ step: 'ACCEPT_CLAIM' }, borrower);
    else {
      const agreed = way === 'agree' ? claimCents : below(claimCents + 1);
      const proposal = { step: 'PROPOSE_SETTLEMENT', input: { claimCents: agreed } } as const;
      await take(proposal, owner);
      await take(proposal, borrower);
    }
    await service.runDueWork();
    await service.runDueWork();
    const { state } = await service.executor
      .selectFrom('bookings')
      .select('state')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    if (state === 'completed') result.completed += 1;
    // The borrower's own money is all that the owner can get.
    const { dueOre, ownOre } = await readSums(Number(id));
    if (dueOre > ownOre) result.wrong.push(`booking ${id}: ${dueOre} due of ${ownOre}`);
  }

  /** What is due to the owner of a booking, and what its borrower has paid for it and not got back. */
  async function readSums(bookingId: number): Promise<{ dueOre: number; ownOre: number }> {
    const rows = await service.executor
      .selectFrom('ledger_entries')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
      .select(['account', 'ore'])
      .where('booking_id', '=', bookingId)
      .execute();
    const sum = (isIt: (account: string) => boolean) =>
      rows.filter(({ account }) => isIt(account)).reduce((all, { ore }) => all + ore, 0);
    return {
      dueOre: -sum((account) => account.endsWith(':due')),
      ownOre: sum((account) => account === 'provider'),
    };
  }

  for (; result.rounds < rounds; result.rounds += 1) {
    await round(result.rounds);
    now = new Date(now.getTime() + below(48) * 3_600_000);
    moveClock(now);
    await service.runDueWork();
  }
  const paid = await service.executor
    .selectFrom('ledger_entries')
    .select('ore')
    .where('account', '=', 'insurance')
    .where('ore', '>', 0)
    .execute();
  result.insurancePaidOre = paid.reduce((sum, { ore }) => sum + ore, 0);
  return result;
}
