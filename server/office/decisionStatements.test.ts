import { type BookingPair, makeBookingPair } from '../../tests/helpers/service/makeBookingPair';
import { addStaff, askOffice } from '../../tests/helpers/service/office';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { trialBalance } from '../payments/records/ledger';

let service: TestService;
let pair: BookingPair;
let clock = new Date('2026-07-15T10:00:00Z');
const now = () => clock;
let people = 0;

beforeAll(async () => {
  service = await startTestService({ now });
});
afterAll(() => service.close());
beforeEach(async () => {
  people += 1;
  const setClock = (to: Date) => {
    clock = to;
  };
  pair = await makeBookingPair(service, setClock, `stated${people}`);
});

const signIn = async (name: string, role: 'support' | 'lead' = 'support', email = '') =>
  (await addStaff(service, { name, email: email || `${name}${people}@office.example`, role }, now))
    .token;

/** A booking with a disputed claim. */
async function dispute(claimCents = 20_000): Promise<number> {
  await service.executor
    .updateTable('tools')
    .set({ deposit_cents: 600_000, declared_value_cents: 1_000_000 })
    .where('id', '=', pair.toolId)
    .execute();
  const bookingId = await pair.handedOver();
  await pair.moveClockTo('2026-08-05T08:00:00Z');
  await pair.press('MARK_RETURNED', bookingId, 'owner');
  await service.runDueWork();
  await pair.press('REPORT_PROBLEM', bookingId, 'owner', { claimCents, text: 'Skåret over' });
  await pair.press('ASK_SUPPORT', bookingId, 'borrower');
  return bookingId;
}

async function openCase(token: string, kind: string): Promise<string> {
  const document = 'query ($kind: CaseKind) { queue(kind: $kind) { cases { id } } }';
  const { data } = await askOffice(service, document, { kind }, token);
  return String(data.queue.cases.at(-1)?.id);
}

const arguments_ = 'id: $id, decision: $decision, rule: $rule, reason: $reason';
const variables = '$id: ID!, $decision: DecisionInput!, $rule: String!, $reason: String!';
const decide = `mutation (${variables}) { decideCase(${arguments_}) { errors } }`;
const preview = `mutation (${variables}) { previewDecision(${arguments_}) {
  errors texts { side language title paragraphs } } }`;
const decideAppeal = `mutation ($id: ID!, $isUpheld: Boolean!, $reason: String!) {
  decideAppeal(id: $id, isUpheld: $isUpheld, reason: $reason) { errors } }`;
const given = (id: string, claimCents = 15_000) => ({
  id,
  decision: { dispute: { claimCents } },
  rule: 'damage-and-insurance',
  reason: 'Kablet var slidt før',
});

const measuresDocument = `{ measures { id kind toolName bookingId amountCents facts rule appealUntil isUpheld
  decidedReason } }`;
const statementsOf = async (token: string) =>
  (await service.graphql(measuresDocument, {}, token)).data.measures;
const appeal = (id: string, token: string) =>
  service.graphql('mutation ($id: ID!) { appeal(id: $id, text: "Nej") { errors } }', { id }, token);

test('both members get the statement of a decided dispute, with a link, and each can appeal', async () => {
  const bookingId = await dispute();
  const [sofie, omar] = [await signIn('Sofie'), await signIn('Omar')];
  const id = await openCase(sofie, 'DISPUTE');
  const shown = (await askOffice(service, preview, given(id), sofie)).data.previewDecision;
  for (const side of ['OWNER', 'BORROWER']) {
    const texts = shown.texts.filter((each: { side: string }) => each.side === side);
    expect(texts).toContainEqual(
      expect.objectContaining({
        language: 'en',
        title: expect.stringContaining('Our decision about the dispute'),
        paragraphs: expect.arrayContaining([
          expect.stringContaining('150'),
          'The reason: Kablet var slidt før',
          expect.stringContaining('not a machine'),
          expect.stringContaining('You can appeal once'),
        ]),
      }),
    );
  }
  expect(await statementsOf(pair.tokens.owner)).toEqual([]);

  expect((await askOffice(service, decide, given(id), sofie)).data.decideCase.errors).toEqual([]);
  for (const side of ['owner', 'borrower'] as const) {
    const [statement] = await statementsOf(pair.tokens[side]);
    expect(statement).toMatchObject({
      kind: 'DISPUTE',
      bookingId: String(bookingId),
      amountCents: 15_000,
      facts: 'Kablet var slidt før',
      rule: 'damage-and-insurance',
      appealUntil: expect.any(String),
    });
    const notice = await service.executor
      .selectFrom('notices')
      .select('address')
      .where('kind', '=', 'measure_taken')
      .where('member_id', '=', side === 'owner' ? pair.ownerId : pair.borrowerId)
      .executeTakeFirst();
    expect(notice?.address).toBe(`/decision/${statement?.id}`);
  }

  const [own] = await statementsOf(pair.tokens.borrower);
  expect((await appeal(String(own?.id), pair.tokens.borrower)).data.appeal.errors).toEqual([]);
  const appealed = await openCase(sofie, 'APPEAL');
  const outcome = { id: appealed, isUpheld: true, reason: 'Vi giver dig 150 kr. tilbage' };
  const first = await askOffice(service, decideAppeal, outcome, sofie);
  expect(first.data.decideAppeal.errors).toEqual([expect.stringMatching(/another|other person/i)]);
  const second = await askOffice(service, decideAppeal, outcome, omar);
  expect(second.data.decideAppeal.errors).toEqual([]);
  expect(await statementsOf(pair.tokens.borrower)).toEqual([
    expect.objectContaining({ isUpheld: true, decidedReason: 'Vi giver dig 150 kr. tilbage' }),
  ]);
  // The other member's statement is one of its own.
  expect((await statementsOf(pair.tokens.owner))[0]).toMatchObject({ isUpheld: null });
  expect(await trialBalance(service.executor)).toMatchObject({ ore: 0 });
});

test.each([
  ['a rule', { rule: '' }, 'Choose the rule'],
  ['a rule of the terms', { rule: 'law-of-the-jungle' }, 'Choose the rule'],
  ['a reason', { reason: ' ' }, 'Give a reason'],
])('a decision without %s is refused, and nothing is stored', async (_what, changes, error) => {
  const bookingId = await dispute();
  const sofie = await signIn('Sofie');
  const id = await openCase(sofie, 'DISPUTE');
  const refused = await askOffice(service, decide, { ...given(id), ...changes }, sofie);
  expect(refused.data.decideCase.errors).toEqual([expect.stringContaining(error)]);
  expect(await statementsOf(pair.tokens.owner)).toEqual([]);
  expect((await pair.seen(bookingId, 'owner'))?.['state']).toBe('IN_DISPUTE');
});

test('neither of the two who made a large decision decides its appeal, nor support', async () => {
  await dispute(550_000);
  const [lea, liv] = [await signIn('Lea', 'lead'), await signIn('Liv', 'lead')];
  const [sofie, third] = [await signIn('Sofie'), await signIn('Ida', 'lead')];
  const id = await openCase(lea, 'DISPUTE');
  const large = given(id, 550_000);
  expect((await askOffice(service, decide, large, lea)).data.decideCase.errors).toEqual([]);
  expect(await statementsOf(pair.tokens.borrower)).toEqual([]);
  const confirm = 'mutation ($id: ID!) { confirmDecision(id: $id) { errors } }';
  expect((await askOffice(service, confirm, { id }, liv)).data.confirmDecision.errors).toEqual([]);
  const [own] = await statementsOf(pair.tokens.borrower);
  expect(own).toMatchObject({ amountCents: 550_000, rule: 'damage-and-insurance' });
  await appeal(String(own?.id), pair.tokens.borrower);
  const appealed = await openCase(lea, 'APPEAL');
  const outcome = { id: appealed, isUpheld: false, reason: 'Den gælder' };
  const errors = async (token: string) =>
    (await askOffice(service, decideAppeal, outcome, token)).data.decideAppeal.errors;
  const other = await signIn('Ulla', 'lead', pair.emails.owner);
  for (const token of [lea, liv, sofie, other]) expect(await errors(token)).toHaveLength(1);
  expect(await errors(third)).toEqual([]);
});
