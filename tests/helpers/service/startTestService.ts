import { sql } from 'kysely';
import type { Database, Executor } from '../../../server/database/openDatabase';
import type { Outbox } from '../../../server/jobs/startOutbox';
import type { StartOptions } from '../../../server/start/StartOptions';
import type { Answer, AnsweredFields } from './answer';
import * as documents from './documents';
import type { TestWorker } from './environment';
import type { StartedService } from './startOnDatabase';

export interface TestService {
  url: string;
  dataDir: string;
  executor: Executor;
  database: Database;
  outbox: Outbox;
  /** Does everything that is due by the service's clock, as a running service does every few seconds. */
  runDueWork(): Promise<void>;
  /** Sends a GraphQL request as the app does. */
  graphql(
    document: string,
    variables?: object,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Creates an account, which has declared that it lends as a private person, and returns its token. */
  signUp(email?: string): Promise<string>;
  /** Returns a token for 12 hours, or for 30 days when remembered. */
  signIn(email: string, password: string, rememberMe?: boolean): Promise<string>;
  /** The SQL statements that are sent to the database while `work` runs. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

// Opening the embedded database takes seconds on a busy machine.
jest.setTimeout(120_000);

interface Globals {
  /** The database of the present Jest project; two projects run these tests. */
  testDatabase?: 'pglite' | 'postgres';
  testWorker: TestWorker;
}

export const { testDatabase, testWorker } = globalThis as unknown as Globals;

function getToken(answer: Answer, field: 'signInUser' | 'signUpUser'): string {
  const token = answer.data?.[field]?.token;
  if (typeof token !== 'string') throw new Error(JSON.stringify(answer));
  return token;
}

export const password = 'et-godt-kodeord';

/** Counts the members of all services of a file, so that no two have the same e-mail by accident. */
let people = 0;

/** Members who sign up otherwise cannot list tools before they do this. */
export async function declarePrivate(executor: Executor, email: string): Promise<void> {
  await sql`update users set lender_kind = 'private' where lower(email) = lower(${email})`.execute(
    executor,
  );
}

/** Starts the real service on a free port, with a database that is empty or has the demo. */
export async function startTestService(options: Partial<StartOptions> = {}): Promise<TestService> {
  return toTestService(await testWorker.startService(options));
}

/** A started service with what tests do with it. */
export function toTestService(started: StartedService): TestService {
  const { database } = started;
  async function graphql(
    document: string,
    variables: object = {},
    token = '',
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const authorization = token && `Bearer ${token}`;
    const response = await fetch(`${started.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, ...headers },
      body: JSON.stringify({ query: document, variables }),
    });
    const { data = null, errors = [] } = (await response.json()) as Partial<Answer>;
    return { status: response.status, data: data as AnsweredFields, errors };
  }

  return {
    ...started,
    executor: database.executor,
    graphql,
    async signUp(email) {
      people += 1;
      const address = email ?? `person${people}@skuret.example`;
      const answer = await graphql(documents.signUp, {
        name: 'Karla Test',
        email: address,
        password,
      });
      await declarePrivate(database.executor, address);
      return getToken(answer, 'signUpUser');
    },
    async signIn(email, given, rememberMe = false) {
      const answer = await graphql(documents.signIn, { email, password: given, rememberMe });
      return getToken(answer, 'signInUser');
    },
    async statementsOf(work) {
      const statements: string[] = [];
      const stop = database.onStatement((statement) => statements.push(statement));
      await work();
      stop();
      return statements;
    },
  };
}
