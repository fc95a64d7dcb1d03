import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { addDays } from '../../../domain/values/days';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import { type BookingPair, makeBookingPair } from '../../../tests/helpers/service/makeBookingPair';
import {
  addStaff,
  askOffice,
  type OfficeAnswer,
  openContactCase,
  openReportCase,
  staffCommands,
} from '../../../tests/helpers/service/office';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { createOfficeSchema } from './createOfficeSchema';

const askers = ['visitor', 'member', 'ended', 'support', 'lead'] as const;
type Asker = (typeof askers)[number];

let service: TestService;
let pair: BookingPair;
let table: { operation: string; cells: Record<Asker, string> }[];
let clock = new Date('2026-07-15T10:00:00Z');
const now = () => clock;
const tokens: Record<Asker, string> = { visitor: '', member: '', ended: '', support: '', lead: '' };
let caseNumber = 0;
let disputes = 0;
const schema = createOfficeSchema();

beforeAll(async () => {
  const text = await readFile(path.join(__dirname, '../../../docs/operations/access.md'), 'utf8');
  table = [...text.matchAll(/^\| (`office [^|]+) \|(.+)\|$/gm)].flatMap(
    ([, names = '', rest = '']) => {
      const given = rest.split('|').map((cell) => cell.trim());
      const byAsker = askers.map((asker, index) => [asker, given[index] ?? ''] as const);
      const cells = Object.fromEntries(byAsker) as Record<Asker, string>;
      return [...names.matchAll(/`office (\w+)`/g)].map(([, operation = '']) => ({
        operation,
        cells,
      }));
    },
  );
  service = await startTestService({ now });
  pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    'office-access',
  );
});
afterAll(() => service.close());

beforeEach(async () => {
  // Each column gets sessions of its own: the clock has moved, and one of them signs out.
  caseNumber += 1;
  tokens.member = pair.tokens.owner;
  for (const asker of ['ended', 'support', 'lead'] as const) {
    const email = `${asker}${caseNumber}@office.example`;
    const role = asker === 'lead' ? 'lead' : 'support';
    tokens[asker] = (await addStaff(service, { name: asker, email, role }, now)).token;
  }
  const run = await staffCommands(service, now);
  await run(['end', `ended${caseNumber}@office.example`]);
});

const refusal = ({ errors }: OfficeAnswer) =>
  errors[0]?.extensions?.['code'] === 'UNAUTHENTICATED' ? 'sign in' : JSON.stringify(errors);

/** The outcome of an operation: refused by the session, by its own rules, or done. */
async function attempt(asker: Asker, document: string, variables: object = {}): Promise<string> {
  const answer = await askOffice(service, document, variables, tokens[asker]);
  if (answer.errors.length > 0) return refusal(answer);
  const [value] = Object.values(answer.data) as [{ errors?: string[] } | null];
  if (value === null) return 'none';
  return (value.errors?.length ?? 0) > 0 ? 'refused' : 'done';
}

const query = (asker: Asker, document: string) => attempt(asker, `{ ${document} }`);

/** An open case of a contact message. */
async function newCase(): Promise<string> {
  const { executor } = service;
  const made = await executor
    .insertInto('contact_messages')
    .values({
      name: 'Ida',
      email: 'ida@example.dk',
      subject: 'Hej',
      message: 'Hej',
      in_office: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const found = await executor
    .insertInto('staff_cases')
    .values({ kind: 'contact', subject_id: made.id, opened_at: now(), due_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(found.id);
}

/** An open case of a dispute about 3,000 kr.; proposed by a person who is not asked here. */
async function newDispute(proposal: object | null = null): Promise<string> {
  // Each on other days, so that the tool is free.
  disputes += 1;
  const startDate = addDays('2026-08-03', 3 * disputes);
  const id = await insertBookingRow(service.executor, {
    toolId: pair.toolId,
    borrowerId: pair.borrowerId,
    state: 'inDispute',
    startDate,
    endDate: addDays(startDate, 2),
  });
  await service.executor
    .updateTable('bookings')
    .set({
      since: now(),
      claim_cents: 300_000,
      claim_text: 'Ødelagt',
      deposit_cents: 300_000,
      support_asked_at: now(),
      returned_on: startDate,
    })
    .where('id', '=', id)
    .execute();
  const { id: staffId } = await service.executor
    .selectFrom('staff')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const proposed = proposal && {
    proposal: JSON.stringify(proposal),
    proposed_by: staffId,
    proposal_reason: 'Ødelagt',
    proposed_at: now(),
  };
  const found = await service.executor
    .insertInto('staff_cases')
    .values({ kind: 'dispute', subject_id: id, opened_at: now(), due_at: now(), ...proposed })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(found.id);
}

/** Goodwill that waits: given by this support person, so that they may withdraw it, else by another one. */
async function newGoodwill(asker: Asker): Promise<string> {
  const email =
    asker === 'support' ? `support${caseNumber}@office.example` : 'ended1@office.example';
  const made = await service.executor
    .insertInto('goodwill')
    .values({
      key: randomUUID(),
      member_id: pair.ownerId,
      ore: 600_000,
      reason: 'Tak',
      state: 'waiting',
      given_by: sql<number>`(select id from staff where email = ${email})`,
      given_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(made.id);
}

/** The id of a warning about the owner. */
async function newWarning(caseId: string): Promise<string> {
  const { id: staffId } = await service.executor
    .selectFrom('staff')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const made = await service.executor
    .insertInto('measures')
    .values({
      kind: 'warning',
      member_id: pair.ownerId,
      rule: 'your-account',
      facts: 'To konti',
      case_id: Number(caseId),
      taken_by: staffId,
      taken_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(made.id);
}

/** An open case of an agreed booking whose owner is suspended. */
async function newBookingCase(kind: 'suspendedBooking' | 'refund'): Promise<string> {
  disputes += 1;
  const startDate = addDays('2026-08-03', 3 * disputes);
  const days = { startDate, endDate: addDays(startDate, 2) };
  const { toolId, borrowerId } = pair;
  const subject = await insertBookingRow(service.executor, { toolId, borrowerId, ...days });
  const found = await service.executor
    .insertInto('staff_cases')
    .values({ kind, subject_id: subject, opened_at: now(), due_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(found.id);
}

/** An open case that the owner has opened by a contact message. */
const memberCase = () => openContactCase(service, pair.emails.owner, now());

const byId =
  (field: string, more = '') =>
  (id: string) =>
    [`mutation { ${field}(id: "${id}"${more}) { errors } }`] as const;
const onOwner = () => `, memberId: "${pair.ownerId}", reason: "Set på video"`;
const decision =
  ', decision: { dispute: { claimCents: 200000 } }, rule: "damage-and-insurance", reason: "Slid"';

const attempts: Record<string, (asker: Asker) => Promise<string>> = {
  me: (asker) => query(asker, 'me { id }'),
  link: (asker) => query(asker, `link(token: "${'x'.repeat(43)}") { name }`),
  sessions: (asker) => query(asker, 'sessions { id }'),
  queue: (asker) => query(asker, 'queue { next }'),
  case: async (asker) => query(asker, `case(id: "${await newCase()}") { contact { email } }`),
  colleagues: (asker) => query(asker, 'colleagues { id }'),
  beginPasskeySignIn: (asker) => attempt(asker, 'mutation { beginPasskeySignIn { errors } }'),
  signInByPasskey: (asker) =>
    attempt(asker, 'mutation { signInByPasskey(response: "x") { errors } }'),
  signIn: (asker) =>
    attempt(asker, 'mutation { signIn(email: "a@b.dk", password: "x", code: "1") { errors } }'),
  beginPasskey: (asker) => attempt(asker, 'mutation { beginPasskey(token: "x") { errors } }'),
  addPasskey: (asker) =>
    attempt(asker, 'mutation { addPasskey(token: "x", response: "x") { errors } }'),
  beginPassword: (asker) => attempt(asker, 'mutation { beginPassword(token: "x") { errors } }'),
  setPassword: (asker) =>
    attempt(asker, 'mutation { setPassword(token: "x", password: "x", code: "1") { errors } }'),
  endSession: (asker) => attempt(asker, 'mutation { endSession(id: "x") { errors } }'),
  signOut: (asker) => attempt(asker, 'mutation { signOut { errors } }'),
  takeCase: async (asker) => attempt(asker, ...byId('takeCase')(await newCase())),
  handOverCase: async (asker) => attempt(asker, ...byId('handOverCase')(await newCase())),
  closeCase: async (asker) =>
    attempt(asker, ...byId('closeCase', ', reason: "Besvaret"')(await newCase())),
  answerContact: async (asker) =>
    attempt(asker, ...byId('answerContact', ', text: "Kl. 9"')(await newCase())),
  previewDecision: async (asker) =>
    attempt(asker, ...byId('previewDecision', decision)(await newDispute())),
  decideCase: async (asker) => attempt(asker, ...byId('decideCase', decision)(await newDispute())),
  confirmDecision: async (asker) => {
    const proposal = {
      kind: 'dispute',
      claimCents: 200_000,
      lateCents: null,
      rule: 'damage-and-insurance',
    };
    return attempt(asker, ...byId('confirmDecision')(await newDispute(proposal)));
  },
  takeDecisionBack: async (asker) => {
    const proposal = {
      kind: 'dispute',
      claimCents: 200_000,
      lateCents: null,
      rule: 'damage-and-insurance',
    };
    const back = byId('takeDecisionBack', ', reason: "Fejl"');
    return attempt(asker, ...back(await newDispute(proposal)));
  },
  takeMeasure: async (asker) => {
    const reasons = 'rule: "your-account", facts: "To konti"';
    const measure = `{ memberId: "${pair.ownerId}", kind: SUSPENSION, lastDay: "2026-08-01", ${reasons} }`;
    return attempt(asker, ...byId('takeMeasure', `, measure: ${measure}`)(await memberCase()));
  },
  liftMeasure: async (asker) => {
    const id = await memberCase();
    const more = `, measureId: "${await newWarning(id)}", reason: "En fejl"`;
    return attempt(asker, ...byId('liftMeasure', more)(id));
  },
  termsRules: (asker) => query(asker, 'termsRules { id }'),
  siteNotices: (asker) => query(asker, 'siteNotices { id }'),
  numbers: (asker) =>
    query(asker, 'numbers(from: "2026-01-05", until: "2026-02-01") { weeks { week } }'),
  addSiteNotice: (asker) =>
    attempt(
      asker,
      'mutation ($notice: SiteNoticeInput!) { addSiteNotice(notice: $notice) { errors } }',
      {
        notice: {
          kind: 'ANNOUNCEMENT',
          textDa: 'Nyt',
          textEn: 'News',
          fromAt: now().toISOString(),
          untilAt: new Date(now().getTime() + 3_600_000).toISOString(),
        },
      },
    ),
  endSiteNotice: async (asker) => {
    const { id } = await service.executor
      .insertInto('site_notices')
      .values({
        kind: 'announcement',
        text_da: 'Nyt',
        text_en: 'News',
        from_at: now(),
        until_at: new Date(now().getTime() + 3_600_000),
        created_by: sql<number>`(select min(id) from staff)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return attempt(asker, ...byId('endSiteNotice')(String(id)));
  },
  search: (asker) => query(asker, 'search(in: TOOLS, text: "boremaskine") { lines { id } errors }'),
  toolsCsv: (asker) => query(asker, 'toolsCsv(text: "boremaskine")'),
  health: (asker) => query(asker, 'health { app }'),
  mails: (asker) => query(asker, 'mails(language: DA) { name }'),
  mail: (asker) => query(asker, 'mail(name: "newsletter", language: DA) { subject }'),
  retryJob: async (asker) => {
    const { id } = await service.executor
      .insertInto('outbox')
      .values({ once: randomUUID(), kind: 'from_tomorrow', payload: '{}', given_up_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return attempt(asker, ...byId('retryJob')(String(id)));
  },
  money: (asker) => query(asker, 'money { aloneCents }'),
  giveGoodwill: (asker) =>
    attempt(
      asker,
      'mutation ($goodwill: GoodwillInput!) { giveGoodwill(goodwill: $goodwill) { errors } }',
      {
        goodwill: {
          key: randomUUID(),
          member: String(pair.ownerId),
          booking: '',
          cents: 200_000,
          reason: 'Tak',
        },
      },
    ),
  confirmGoodwill: async (asker) =>
    attempt(asker, ...byId('confirmGoodwill')(await newGoodwill(asker))),
  withdrawGoodwill: async (asker) =>
    attempt(asker, ...byId('withdrawGoodwill', ', reason: "Fejl"')(await newGoodwill(asker))),
  topUp: (asker) =>
    attempt(
      asker,
      `mutation { topUp(key: "${randomUUID()}", cents: 100, reason: "Ind") { errors } }`,
    ),
  hideContent: async (asker) => {
    const { toolId: subjectId, ownerId: aboutId } = pair;
    await service.executor.deleteFrom('measures').where('subject', '=', 'tool').execute();
    await service.executor
      .updateTable('tools')
      .set({ hidden_reason: null, hidden_from: null })
      .where('id', '=', subjectId)
      .execute();
    const id = await openReportCase(service, { kind: 'tool', subjectId, aboutId }, now());
    return attempt(asker, ...byId('hideContent', ', rule: "your-account", facts: "Nej"')(id));
  },
  decideAppeal: async (asker) => {
    const measureId = await newWarning(await memberCase());
    await service.executor
      .updateTable('measures')
      .set({ appeal_text: 'Nej', appealed_at: now() })
      .where('id', '=', Number(measureId))
      .execute();
    const found = await service.executor
      .insertInto('staff_cases')
      .values({ kind: 'appeal', subject_id: Number(measureId), opened_at: now(), due_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const more = ', isUpheld: false, reason: "Nej"';
    return attempt(asker, ...byId('decideAppeal', more)(String(found.id)));
  },
  endMemberSessions: async (asker) =>
    attempt(asker, ...byId('endMemberSessions', onOwner())(await memberCase())),
  async removeSecondFactor(asker) {
    await service.executor
      .insertInto('second_factors')
      .values({
        member_id: pair.ownerId,
        seed: randomUUID(),
        key_id: 'key',
        last_step: 1,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return attempt(asker, ...byId('removeSecondFactor', onOwner())(await memberCase()));
  },
  cancelBooking: async (asker) =>
    attempt(
      asker,
      ...byId('cancelBooking', ', reason: "En fejl"')(await newBookingCase('suspendedBooking')),
    ),
  settleRefund: async (asker) =>
    attempt(
      asker,
      ...byId('settleRefund', ', way: PAID, reason: "Overført"')(await newBookingCase('refund')),
    ),
};

test('the table and its attempts list every operation of the office exactly once', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(table.map(({ operation }) => operation).sort()).toEqual(fields.sort());
  expect(Object.keys(attempts).sort()).toEqual(fields.sort());
});

test.each(askers)('the table column “%s” matches the office', async (asker) => {
  const found: Record<string, string> = {};
  const written: Record<string, string> = {};
  // Last, because it ends the session of the others.
  const isLast = ({ operation }: { operation: string }) => operation === 'signOut';
  const inOrder = [...table.filter((row) => !isLast(row)), ...table.filter(isLast)];
  for (const { operation, cells } of inOrder) {
    written[operation] = cells[asker];
    found[operation] = (await attempts[operation]?.(asker)) ?? 'not tried';
  }
  expect(found).toEqual(written);
});
