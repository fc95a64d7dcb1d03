import { sql } from 'kysely';
import { type BookingPair, makeBookingPair } from '../../../tests/helpers/service/makeBookingPair';
import {
  addStaff,
  askOffice,
  staffCommands,
  type TestStaff,
} from '../../../tests/helpers/service/office';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { trialBalance } from '../../payments/records/ledger';

let service: TestService;
let pair: BookingPair;
let clock = new Date('2026-07-15T10:00:00Z');
const now = () => clock;
const staff: Record<string, TestStaff> = {};
let people = 0;

beforeAll(async () => {
  service = await startTestService({ now });
});
afterAll(() => service.close());
beforeEach(async () => {
  people += 1;
  pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    `case${people}`,
  );
});

/** Signs staff in at the present time of the clock, because sessions last 8 hours. */
async function signIn(name: string, role: 'support' | 'lead' = 'support'): Promise<string> {
  const email = `${name}${people}-${clock.getTime()}@office.example`;
  const made = await addStaff(service, { name, email, role }, now);
  staff[name] = made;
  return made.token;
}

const ask = (document: string, variables: object, token: string) =>
  askOffice(service, document, variables, token);

/** A booking with a disputed claim, which staff can decide immediately. */
async function dispute(claimCents = 20_000, depositCents = 30_000): Promise<number> {
  await service.executor
    .updateTable('tools')
    .set({ deposit_cents: depositCents, declared_value_cents: 1_000_000 })
    .where('id', '=', pair.toolId)
    .execute();
  const id = await pair.handedOver();
  await pair.moveClockTo('2026-08-05T08:00:00Z');
  await pair.press('MARK_RETURNED', id, 'owner');
  await service.runDueWork();
  const problem = { claimCents, text: 'Kablet er skåret over' };
  expect((await pair.press('REPORT_PROBLEM', id, 'owner', problem)).errors).toEqual([]);
  await pair.press('ASK_SUPPORT', id, 'borrower');
  return id;
}

const queueDocument = `query ($filter: CaseFilter!, $kind: CaseKind, $first: Int! = 25, $after: String) {
  queue(filter: $filter, kind: $kind, first: $first, after: $after) {
    cases { id kind number about people isOverdue awaitsSecond takenBy { name } } next
    counts { all mine free overdue }
  }
}`;
const caseDocument = `query ($id: ID!) { case(id: $id) {
  id kind closedAt closedBy { name } closedReason takenBy { name }
  proposal { by { name } claimCents isConfirmable reason }
  decidable { from mostCents limit lateCents ownerCents borrowerCents aloneCents }
  booking { number state tool claimText contestText owner { id name email completedBookings chargebacks }
    together { bookings completed rentalCents claims coverPaidCents } borrower { id name email completedBookings }
    amounts { name cents } steps { step } messages { by text } photographs { url } }
  contact { name email message } report { reason text context { name value } }
  deeds { staff action reason before after } } }`;
const decideDocument = `mutation ($id: ID!, $decision: DecisionInput!, $reason: String!) {
  decideCase(id: $id, decision: $decision, rule: "damage-and-insurance", reason: $reason) { errors case { closedAt closedBy { name } } } }`;
const previewDocument = `mutation ($id: ID!, $decision: DecisionInput!, $reason: String!) {
  previewDecision(id: $id, decision: $decision, rule: "damage-and-insurance", reason: $reason) {
    texts { side language title paragraphs } cents needsSecond errors } }`;
const result = '{ errors case { takenBy { name } closedReason } }';
const take = `mutation ($id: ID!) { takeCase(id: $id) ${result} }`;
const handOver = `mutation ($id: ID!, $staffId: ID) { handOverCase(id: $id, staffId: $staffId) ${result} }`;
const close = `mutation ($id: ID!, $reason: String!) { closeCase(id: $id, reason: $reason) ${result} }`;
const confirm = `mutation ($id: ID!) { confirmDecision(id: $id) ${result} }`;
const takeBack = `mutation ($id: ID!, $reason: String!) { takeDecisionBack(id: $id, reason: $reason) ${result} }`;

/** The id of the open case about a booking or another subject. */
async function caseOf(subjectId: number, token: string, kind = 'dispute'): Promise<string> {
  expect((await ask(queueDocument, { filter: 'ALL' }, token)).errors).toEqual([]);
  const { id } = await service.executor
    .selectFrom('staff_cases')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where(sql<boolean>`kind = ${kind} and closed_at is null`)
    .executeTakeFirstOrThrow();
  return String(id);
}

const disputeOf = (claimCents: number) => ({ dispute: { claimCents } });

/** Sends a decision. The sentence that refuses it. */
async function decideWith(id: string, given: object, token: string): Promise<string | undefined> {
  const document = `mutation ($id: ID!, $decision: DecisionInput!, $rule: String!, $reason: String!) {
    decideCase(id: $id, decision: $decision, rule: $rule, reason: $reason) { errors } }`;
  const { data, errors } = await ask(document, { id, ...given }, token);
  return data?.decideCase?.errors[0] ?? errors[0]?.message;
}

/** What a decision changes. */
async function stored(id: string, bookingId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select state, settled_claim_cents, closed_at, proposal, taken_by,
      (select count(*)::integer from measures where case_id = staff_cases.id) as measures,
      (select count(*)::integer from staff_log where case_id = staff_cases.id) as deeds,
      (select count(*)::integer from booking_history where booking_id = bookings.id) as steps,
      (select count(*)::integer from ledger_transactions where booking_id = bookings.id) as postings
    from staff_cases join bookings on bookings.id = staff_cases.subject_id
    where staff_cases.id = ${id}::bigint and bookings.id = ${bookingId}
  `.execute(service.executor);
  return rows[0];
}

describe('a dispute', () => {
  test('is a case with both people, the money and the steps, and is decided with a reason', async () => {
    const bookingId = await dispute();
    const token = await signIn('Sofie');
    const id = await caseOf(bookingId, token);
    const { data } = await ask(caseDocument, { id }, token);
    expect(data.case).toMatchObject({
      kind: 'DISPUTE',
      closedAt: null,
      decidable: { from: null, mostCents: 20_000, lateCents: null, aloneCents: 100_000 },
      booking: {
        state: 'inDispute',
        claimText: 'Kablet er skåret over',
        owner: { id: String(pair.ownerId), email: pair.emails.owner },
        borrower: { id: String(pair.borrowerId), email: pair.emails.borrower },
      },
    });
    expect(data.case.booking.amounts).toContainEqual({ name: 'claim', cents: 20_000 });
    expect(data.case.booking.steps.at(-1)).toEqual({ step: 'askSupport' });

    const decision = disputeOf(15_000);
    const without = await ask(decideDocument, { id, decision, reason: '  ' }, token);
    expect(without.data.decideCase).toMatchObject({
      errors: ['Give a reason.'],
      case: { closedAt: null },
    });
    const given = { id, decision, reason: 'Kablet var slidt før' };
    const preview = (await ask(previewDocument, given, token)).data.previewDecision;
    expect(preview).toMatchObject({ cents: 15_000, needsSecond: false, errors: [] });
    expect((await pair.seen(bookingId, 'owner'))?.['state']).toBe('IN_DISPUTE');

    const decided = await ask(decideDocument, given, token);
    expect(decided.data.decideCase).toMatchObject({
      errors: [],
      case: { closedBy: { name: 'Sofie' } },
    });
    expect(await pair.seen(bookingId, 'borrower')).toMatchObject({ settledClaimCents: 15_000 });
    await pair.getNotificationKinds(pair.ownerId);
    const told = await service.executor
      .selectFrom('kept_mails')
      .select(['subject', 'plain'])
      .where('recipient', '=', pair.emails.owner)
      .execute();
    const [shown] = preview.texts.filter(
      ({ side, language }) => side === 'OWNER' && language === 'da',
    );
    expect(shown?.paragraphs[0]).toContain('150\u00a0kr.');
    expect(told.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining(shown?.title ?? '-'),
    );
    const closed = (await ask(caseDocument, { id }, token)).data.case;
    expect(closed.deeds).toEqual([
      {
        staff: 'Sofie',
        action: 'decide',
        reason: 'Kablet var slidt før',
        before: expect.stringContaining('"inDispute"'),
        after: expect.stringContaining('15000'),
      },
    ]);
    expect(await trialBalance(service.executor)).toMatchObject({ ore: 0 });
  });

  test('is decided by one of two who decide at once, and the other learns by whom', async () => {
    const bookingId = await dispute();
    const [one, other] = [await signIn('Sofie'), await signIn('Omar')];
    const id = await caseOf(bookingId, one);
    const results = await Promise.all(
      [one, other].map((token, index) =>
        ask(
          decideDocument,
          { id, decision: disputeOf(1_000 * (index + 1)), reason: 'Slid' },
          token,
        ),
      ),
    );
    const errors = results.map(({ data }) => data.decideCase.errors as string[]);
    const winner = errors[0]?.length === 0 ? 'Sofie' : 'Omar';
    expect(errors.flat()).toEqual([expect.stringContaining(`${winner} closed this case`)]);
    for (const { data } of results) {
      expect(data.decideCase.case.closedBy.name).toBe(winner);
    }
    const settled = (await pair.seen(bookingId, 'owner'))?.['settledClaimCents'];
    expect(settled).toBe(winner === 'Sofie' ? 1_000 : 2_000);
  });

  test('above 1,000 kr. is for a lead, and above 5,000 kr. for two', async () => {
    const bookingId = await dispute(600_000, 300_000);
    const support = await signIn('Sofie');
    const [lead, second] = [await signIn('Lea', 'lead'), await signIn('Liv', 'lead')];
    const id = await caseOf(bookingId, support);
    const decide = async (token: string, cents: number) => {
      const given = { id, decision: disputeOf(cents), reason: 'Ødelagt' };
      return (await ask(decideDocument, given, token)).data.decideCase.errors;
    };
    expect(await decide(support, 100_001)).toEqual([
      'Amounts above 1,000.00\u00a0kr. need a lead to decide.',
    ]);
    expect(await decide(lead, 600_001)).toEqual([expect.stringContaining('At most')]);

    const isForTwo = async (cents: number) => {
      const given = { id, decision: disputeOf(cents), reason: 'Ødelagt' };
      return (await ask(previewDocument, given, lead)).data.previewDecision.needsSecond;
    };
    expect([await isForTwo(500_000), await isForTwo(500_001)]).toEqual([false, true]);
    expect(await decide(lead, 500_001)).toEqual([]);
    expect((await pair.seen(bookingId, 'owner'))?.['state']).toBe('IN_DISPUTE');
    expect(await decide(second, 1_000)).toEqual([expect.stringContaining('waits for a second')]);
    const shown = (await ask(caseDocument, { id }, second)).data.case.proposal;
    expect(shown).toMatchObject({ claimCents: 500_001, isConfirmable: true, by: { name: 'Lea' } });

    const errorsOf = async (
      document: string,
      variables: object,
      token: string,
      field: 'confirmDecision' | 'takeDecisionBack',
    ) => (await ask(document, { id, ...variables }, token)).data[field].errors;
    expect(await errorsOf(confirm, {}, lead, 'confirmDecision')).toEqual([
      'Another person has to confirm what you have decided.',
    ]);
    expect(await errorsOf(confirm, {}, support, 'confirmDecision')).toHaveLength(1);
    expect(await errorsOf(takeBack, { reason: 'Nej' }, support, 'takeDecisionBack')).toHaveLength(
      1,
    );
    expect(await errorsOf(takeBack, { reason: 'Fejl' }, lead, 'takeDecisionBack')).toEqual([]);
    expect(await errorsOf(confirm, {}, second, 'confirmDecision')).toHaveLength(1);

    expect(await decide(lead, 550_000)).toEqual([]);
    expect(await errorsOf(confirm, {}, second, 'confirmDecision')).toEqual([]);
    expect(await pair.seen(bookingId, 'owner')).toMatchObject({ settledClaimCents: 550_000 });
    const { deeds } = (await ask(caseDocument, { id }, lead)).data.case;
    expect(deeds.map((deed) => [deed.action, deed.staff])).toEqual([
      ['propose', 'Lea'],
      ['takeBack', 'Lea'],
      ['propose', 'Lea'],
      ['decide', 'Liv'],
    ]);
  });

  const sound = { decision: disputeOf(20_000), rule: 'damage-and-insurance', reason: 'Ødelagt' };
  test.each<[string, Partial<typeof sound>, RegExp]>([
    ['an empty reason', { reason: ' \n' }, /^Give a reason/],
    ['an amount above the claim', { decision: disputeOf(20_001) }, /^At most/],
    ['an amount below zero', { decision: disputeOf(-1) }, /^An amount is below 0/],
    ['a statement without a rule', { rule: '' }, /^Choose the rule/],
    ['a rule that is not in the terms', { rule: 'deposit' }, /^Choose the rule/],
  ])('is not decided with %s, and nothing is stored', async (_case, more, sentence) => {
    const bookingId = await dispute();
    const token = await signIn('Sofie');
    const id = await caseOf(bookingId, token);
    const before = await stored(id, bookingId);
    expect(await decideWith(id, { ...sound, ...more }, token)).toMatch(sentence);
    expect(await stored(id, bookingId)).toEqual(before);
    expect(before).toMatchObject({ state: 'inDispute', closed_at: null, measures: 0, deeds: 0 });
  });

  test('is not decided in a session that has ended, or by a person whom it names', async () => {
    const bookingId = await dispute();
    const token = await signIn('Sofie');
    const id = await caseOf(bookingId, token);
    await ask(take, { id }, token);
    const before = await stored(id, bookingId);
    const email = pair.emails.borrower;
    const named = (await addStaff(service, { name: 'Navn', email, role: 'lead' }, now)).token;
    const refusal = /^This case is about a member with your/;
    expect(await decideWith(id, sound, named)).toMatch(refusal);
    const preview = { id, decision: sound.decision, reason: 'Se her' };
    const previewed = (await ask(previewDocument, preview, named)).data.previewDecision;
    expect(previewed).toMatchObject({ texts: [], errors: [expect.stringMatching(refusal)] });
    const given = await ask(handOver, { id }, named);
    expect(given.data.handOverCase.errors).toEqual([expect.stringMatching(refusal)]);
    const other = (await ask(caseDocument, { id }, token)).data.case;
    expect(other).toMatchObject({ decidable: {}, deeds: [{ action: 'take' }] });
    const own = (await ask(caseDocument, { id }, named)).data.case;
    expect(own).toMatchObject({ booking: null, decidable: null, deeds: [] });
    expect(await stored(id, bookingId)).toEqual(before);
    await ask(handOver, { id }, token);
    const free = await stored(id, bookingId);
    await ask('mutation { signOut { errors } }', {}, token);
    expect(await decideWith(id, sound, token)).toMatch(/^Please sign in/);
    expect(await stored(id, bookingId)).toEqual(free);
  });

  test('ends without staff when the two agree', async () => {
    const bookingId = await dispute();
    const token = await signIn('Sofie');
    const id = await caseOf(bookingId, token);
    await pair.press('ACCEPT_CLAIM', bookingId, 'borrower');
    await service.runDueWork();
    const given = { id, decision: disputeOf(100), reason: 'For sent' };
    const late = (await ask(decideDocument, given, token)).data.decideCase;
    expect(late.errors).toEqual([expect.stringContaining('ended on')]);
    expect(late.case).toMatchObject({ closedBy: null });
  });
});

describe('a contested no-show', () => {
  test('is a case with the amount of each side and the objection, and is decided for one side', async () => {
    const { booking } = await pair.request();
    const bookingId = Number(booking?.id);
    await pair.press('ACCEPT', bookingId, 'owner');
    await pair.moveClockTo('2026-08-04T10:00:00Z');
    await pair.press('REPORT_NO_SHOW', bookingId, 'owner');
    await service.runDueWork();
    const text = 'Jeg stod der kl. 10';
    await pair.press('CONTEST_NO_SHOW', bookingId, 'borrower', { text });
    const token = await signIn('Sofie');
    const id = await caseOf(bookingId, token, 'noShow');
    const { data } = await ask(caseDocument, { id }, token);
    expect(data.case).toMatchObject({
      kind: 'NO_SHOW',
      decidable: { ownerCents: 12_500, borrowerCents: 13_750 },
      booking: { contestText: text },
    });
    const given = { id, decision: { noShow: 'BORROWER' }, reason: 'Ejeren var der ikke' };
    expect((await ask(decideDocument, given, token)).data.decideCase.errors).toEqual([]);
    expect((await pair.seen(bookingId, 'borrower'))?.['history']).toContainEqual({
      step: 'overturnNoShow',
      actor: 'support',
      state: 'NO_SHOW',
      note: 'Ejeren var der ikke',
    });
  });
});

describe('a cover claim', () => {
  test('is a case with what can be approved and what the two have done before, and is approved', async () => {
    await service.executor
      .updateTable('tools')
      .set({ deposit_cents: 30_000, declared_value_cents: 400_000 })
      .where('id', '=', pair.toolId)
      .execute();
    const bookingId = await pair.handedOver();
    await pair.moveClockTo('2026-08-05T08:00:00Z');
    await pair.press('MARK_RETURNED', bookingId, 'owner');
    const problem = { claimCents: 430_000, text: 'Den er gået i stykker' };
    await pair.press('REPORT_PROBLEM', bookingId, 'owner', problem);
    await pair.press('ACCEPT_CLAIM', bookingId, 'borrower');
    await pair.request({ startDate: '2026-08-20', endDate: '2026-08-22' });
    const token = await signIn('Lea', 'lead');
    const id = await caseOf(bookingId, token, 'coverClaim');
    const { data } = await ask(caseDocument, { id }, token);
    expect(data.case).toMatchObject({
      kind: 'COVER_CLAIM',
      decidable: { mostCents: 400_000, limit: 'what was asked for' },
      booking: {
        owner: { completedBookings: 1, chargebacks: 0 },
        together: { bookings: 1, completed: 0, rentalCents: 0, claims: 0, coverPaidCents: 0 },
      },
    });
    const approve = async (coverCents: number) =>
      (await ask(decideDocument, { id, decision: { coverCents }, reason: 'Passer' }, token)).data
        .decideCase.errors;
    expect(await approve(400_001)).toEqual([expect.stringContaining('At most 4,000.00')]);
    expect(await approve(250_000)).toEqual([]);
    expect(await pair.getNotificationKinds(pair.ownerId)).toContain('approveCover');
  });
});

describe('a case', () => {
  test('is taken by one person, handed over, and decided only by that person', async () => {
    const bookingId = await dispute();
    const [one, other] = [await signIn('Sofie'), await signIn('Omar')];
    const id = await caseOf(bookingId, one);
    const taken = await Promise.all([one, other].map((token) => ask(take, { id }, token)));
    const errors = taken.map(({ data }) => data.takeCase.errors as string[]);
    expect(errors.flat()).toHaveLength(1);
    const [winner, loser] = errors[0]?.length === 0 ? [one, other] : [other, one];
    const decision = { id, decision: disputeOf(100), reason: 'Slid' };
    expect((await ask(decideDocument, decision, loser)).data.decideCase.errors).toEqual([
      expect.stringContaining('has this case'),
    ]);
    const toLoser = { id, staffId: String(staff[winner === one ? 'Omar' : 'Sofie']?.id) };
    expect((await ask(handOver, toLoser, loser)).data.handOverCase.errors).toHaveLength(1);
    expect((await ask(handOver, toLoser, winner)).data.handOverCase.errors).toEqual([]);
    expect((await ask(handOver, { id }, loser)).data.handOverCase.case.takenBy).toBeNull();
    const lead = await signIn('Lea', 'lead');
    await ask(take, { id }, winner);
    expect((await ask(handOver, { id }, lead)).data.handOverCase.errors).toEqual([]);
    const gone = { id, staffId: '999999' };
    expect((await ask(handOver, gone, lead)).data.handOverCase.errors).toEqual([
      'This colleague has no account any more.',
    ]);
  });

  test('of a contact message is closed with a reason and does not come back', async () => {
    const made = await service.executor
      .insertInto('contact_messages')
      .values({ name: 'Ida', email: pair.emails.owner, subject: 'Hej', message: 'Hvordan?' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = await signIn('Sofie');
    const id = await caseOf(made.id, token, 'contact');
    expect((await ask(caseDocument, { id }, token)).data.case.contact).toEqual({
      name: 'Ida',
      email: pair.emails.owner,
      message: 'Hvordan?',
    });
    const closed = (await ask(close, { id, reason: 'Besvaret' }, token)).data.closeCase;
    expect(closed).toMatchObject({ errors: [], case: { closedReason: 'Besvaret' } });
    await service.runDueWork();
    const again = await service.executor
      .selectFrom('staff_cases')
      .select('id')
      .where('kind', '=', 'contact')
      .where('subject_id', '=', made.id)
      .execute();
    expect(again).toHaveLength(1);
  });

  test('of a contact message has its recording, and each fetch is a look that the member sees', async () => {
    const bookingId = await dispute();
    const { executor } = service;
    const made = await executor
      .insertInto('contact_messages')
      // Under another e-mail than that of the account.
      .values({ name: 'Ida', email: 'ida@example.dk', subject: 'Hej', message: 'Se her' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const attached = {
      message_id: made.id,
      member_id: pair.ownerId,
      recording: '{"app":"Skuret"}',
    };
    await executor.insertInto('contact_recordings').values(attached).execute();
    const token = await signIn('Sofie');
    const id = await caseOf(made.id, token, 'contact');
    const bytes = 'query ($id: ID!) { case(id: $id) { contact { recordingBytes } } }';
    expect((await ask(bytes, { id }, token)).data.case.contact).toEqual({ recordingBytes: 16 });
    const reads = '{ dataReads { staff caseNumber what } }';
    const looks = async () => (await service.graphql(reads, {}, pair.tokens.owner)).data;
    expect(await looks()).toEqual({ dataReads: [] });
    const document = 'query ($id: ID!) { case(id: $id) { recording } }';
    const fetched = await ask(document, { id }, token);
    expect(fetched.data.case.recording).toBe('{"app":"Skuret"}');
    expect(await looks()).toEqual({
      dataReads: [{ staff: 'Sofie', caseNumber: id, what: 'RECORDING' }],
    });
    expect((await ask(document, { id }, pair.tokens.owner)).errors).toHaveLength(1);
    const bookingCase = await caseOf(bookingId, token);
    expect((await ask(document, { id: bookingCase }, token)).data.case.recording).toBeNull();
  });

  test('of a report closes the report, and one with a decision cannot be closed', async () => {
    const report = await service.executor
      .insertInto('reports')
      .values({
        reporter_id: pair.borrowerId,
        about_id: pair.ownerId,
        kind: 'tool',
        subject_id: pair.toolId,
        reason: 'fraud',
        text: 'Falsk',
        context: JSON.stringify({ name: 'Boremaskine' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = await signIn('Sofie');
    const id = await caseOf(report.id, token, 'report');
    expect((await ask(close, { id, reason: 'I orden' }, token)).data.closeCase.errors).toEqual([]);
    const { closed_reason } = await service.executor
      .selectFrom('reports')
      .select('closed_reason')
      .where('id', '=', report.id)
      .executeTakeFirstOrThrow();
    expect(closed_reason).toBe('I orden');

    const disputed = await caseOf(await dispute(), await signIn('Omar'));
    const lead = await signIn('Lea', 'lead');
    const refused = await ask(close, { id: disputed, reason: 'Færdig' }, lead);
    expect(refused.data.closeCase.errors).toEqual(['This case ends with a decision.']);
  });

  test('stores each look at the data of both members, which they see', async () => {
    const bookingId = await dispute();
    const token = await signIn('Sofie');
    const id = await caseOf(bookingId, token);
    const reads = '{ dataReads { staff role caseNumber kind what at } }';
    expect((await service.graphql(reads, {}, pair.tokens.owner)).data).toEqual({ dataReads: [] });
    await ask(caseDocument, { id }, token);
    await ask(caseDocument, { id }, token);
    for (const side of ['owner', 'borrower'] as const) {
      const answer = await service.graphql(reads, {}, pair.tokens[side]);
      expect(answer.data).toEqual({
        dataReads: [
          {
            staff: 'Sofie',
            role: 'SUPPORT',
            caseNumber: id,
            kind: 'DISPUTE',
            what: 'BOOKING',
            at: clock.toISOString(),
          },
        ],
      });
    }
  });

  test('is not there without a staff session, or under another number', async () => {
    const bookingId = await dispute();
    const token = await signIn('Sofie');
    const id = await caseOf(bookingId, token);
    for (const given of ['', pair.tokens.owner]) {
      const refused = await ask(caseDocument, { id }, given);
      expect(refused.errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    }
    expect((await ask(caseDocument, { id: '999999' }, token)).data.case).toBeNull();
    const run = await staffCommands(service, now);
    await run(['end', staff['Sofie']?.email ?? '']);
    await signIn('Omar');
    expect((await ask(caseDocument, { id }, token)).errors).toHaveLength(1);
  });
});

test('the queue has pages, oldest first, each case once', async () => {
  const token = await signIn('Sofie');
  await sql`
    insert into contact_messages (name, email, subject, message, created_at)
    select 'Person ' || n, 'p' || n || '@example.dk', 'Nr. ' || n, 'Hej', timestamptz '2026-01-01' + n / 2 * interval '1 minute'
    from generate_series(1, 60) as n
  `.execute(service.executor);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const variables: object = { filter: 'FREE', kind: 'CONTACT', first: 25, after };
    const { queue } = (await ask(queueDocument, variables, token)).data;
    for (const each of queue.cases) seen.push(each.about);
    expect(queue.cases.length).toBeLessThanOrEqual(25);
    after = queue.next;
  } while (after !== null);
  const wanted = Array.from({ length: 60 }, (_, index) => `Nr. ${index + 1}`);
  expect(seen.filter((about) => about.startsWith('Nr. '))).toEqual(wanted);

  const { counts, cases } = (await ask(queueDocument, { filter: 'ALL' }, token)).data.queue;
  expect(counts.all).toBeGreaterThanOrEqual(60);
  expect(counts).toMatchObject({ mine: 0, free: counts.all });
  expect(counts.overdue).toBeGreaterThanOrEqual(60);
  await ask(take, { id: cases[0]?.id }, token);
  const mine = (await ask(queueDocument, { filter: 'MINE' }, token)).data.queue;
  expect(mine.cases).toEqual([expect.objectContaining({ takenBy: { name: 'Sofie' } })]);
});

test.each([
  ['{ queue(first: 51) { next } }', {}],
  ['{ queue(after: "x") { next } }', {}],
  [decideDocument, { id: '1', reason: 'x', decision: { noShow: 'OWNER', coverCents: 1 } }],
  [decideDocument, { id: '1', reason: 'x', decision: {} }],
  [decideDocument, { id: '1', reason: 'x', decision: { coverCents: -1 } }],
])('%s is refused with wrong input', async (document, variables) => {
  const token = await signIn('Sofie');
  const refused = await ask(document, variables, token);
  expect(refused.errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
});
