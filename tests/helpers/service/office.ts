import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Mutation, Query } from '../../../server/context/officeResolvers.generated';
import { readSigningKeys } from '../../../server/members/auth/tokens';
import { createStaffCommands } from '../../../server/office/createStaffCommands';
import { syncCases } from '../../../server/office/records/cases';
import { createStaffTotp } from '../../../server/start/startOffice';
import { createAuthenticator } from '../createAuthenticator';
import type { TestService } from './startTestService';

/** The fields of a type of the schema. None is null here, because a test knows what it has asked for. */
type Answered<Value> = Value extends readonly (infer Each)[]
  ? Answered<NonNullable<Each>>[]
  : Value extends object
    ? { [Field in keyof Value]: Answered<NonNullable<Value[Field]>> }
    : Value;

/** A response of the office. A test reads the fields that it has asked for. */
export interface OfficeAnswer {
  status: number;
  data: Answered<Query & Mutation>;
  errors: { message: string; extensions?: Record<string, unknown> }[];
}

/** Sends a GraphQL request as the office's page does. */
export async function askOffice(
  { url }: Pick<TestService, 'url'>,
  document: string,
  variables: object = {},
  token = '',
  headers: Record<string, string> = {},
): Promise<OfficeAnswer> {
  const response = await fetch(`${url}/office/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      authorization: token && `Bearer ${token}`,
      ...headers,
    },
    body: JSON.stringify({ query: document, variables }),
  });
  const text = await response.text();
  const answer = response.headers.get('content-type')?.includes('json')
    ? (JSON.parse(text) as OfficeAnswer)
    : null;
  return {
    status: response.status,
    data: answer?.data as OfficeAnswer['data'],
    errors: answer?.errors ?? [],
  };
}

export const tokenOf = (link: string): string =>
  /\/office\/link#([\w-]{43})$/.exec(link)?.[1] ?? '';

/** The commands of `npm run staff`, on the database of a test's service and by its clock. */
export async function staffCommands(
  { executor, url }: Pick<TestService, 'executor' | 'url'>,
  now: () => Date = () => new Date(),
) {
  const totp = createStaffTotp(await readSigningKeys(executor, undefined), now);
  return createStaffCommands({ executor, now, totp, baseUrl: () => url });
}

const officePasskey = {
  begin: 'mutation ($token: String!) { beginPasskey(token: $token) { options errors } }',
  add: 'mutation ($token: String!, $response: String!) { addPasskey(token: $token, response: $response) { token errors } }',
};

export interface TestStaff {
  id: number;
  name: string;
  email: string;
  token: string;
  device: ReturnType<typeof createAuthenticator>;
}

/** Makes a staff account by its link and a passkey, and signs it in. */
export async function addStaff(
  service: TestService,
  { name, email, role }: { name: string; email: string; role: 'support' | 'lead' },
  now?: () => Date,
): Promise<TestStaff> {
  const run = await staffCommands(service, now);
  const token = tokenOf(await run(['add', name, email, '--role', role]));
  const device = createAuthenticator(service.url.replace('//127.0.0.1:', '//localhost:'));
  const begun = await askOffice(service, officePasskey.begin, { token });
  const response = device.make(begun.data.beginPasskey.options);
  const added = await askOffice(service, officePasskey.add, { token, response });
  if (!added.data?.addPasskey.token) throw new Error(JSON.stringify(added));
  const { id } = await service.executor
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id, name, email, token: added.data.addPasskey.token, device };
}

/** The code that an authenticator app shows at a time. */
export const codeOf = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Opens a case by a contact message of a member. Returns its id. */
export async function openContactCase(
  { executor }: Pick<TestService, 'executor'>,
  email: string,
  now: Date,
): Promise<string> {
  const { id: subjectId } = await executor
    .insertInto('contact_messages')
    .values({ name: 'Et medlem', email, subject: 'Konto', message: 'Se på min konto' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await syncCases(executor, now);
  const { id } = await executor
    .selectFrom('staff_cases')
    .select('id')
    .where('kind', '=', 'contact')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Opens a case by a report of a person without an account. Returns its id. */
export async function openReportCase(
  { executor }: Pick<TestService, 'executor'>,
  report: { kind: 'tool' | 'member' | 'message' | 'review'; subjectId: number; aboutId: number },
  now: Date,
): Promise<string> {
  const { id: subjectId } = await executor
    .insertInto('reports')
    .values({
      receipt_hash: randomBytes(32).toString('hex'),
      kind: report.kind,
      subject_id: report.subjectId,
      about_id: report.aboutId,
      reason: 'fraud',
      text: 'Se her',
      context: '{}',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await syncCases(executor, now);
  const { id } = await executor
    .selectFrom('staff_cases')
    .select('id')
    .where('kind', '=', 'report')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return String(id);
}
