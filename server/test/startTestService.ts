import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPostgresDatabase } from '../../testing/createPostgresDatabase';
import type { Database, Executor } from '../database/openDatabase';
import { readEnv } from '../env';
import type { Outbox } from '../outbox/startOutbox';
import { type StartOptions, startService } from '../startService';
import type { Answer, AnsweredFields } from './answer';
import * as documents from './documents';
import { findTemplates } from './templates';

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
  /** Creates an account and returns its token. */
  signUp(email?: string): Promise<string>;
  signIn(email: string, password: string): Promise<string>;
  /** The SQL statements that are sent to the database while `work` runs. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

// Opening the embedded database takes seconds on a busy machine.
jest.setTimeout(120_000);

/** The database of the present Jest project; two projects run these tests. */
export const testDatabase = (globalThis as { testDatabase?: 'pglite' | 'postgres' }).testDatabase;

function tokenOf(answer: Answer, field: 'signInUser' | 'signUpUser'): string {
  const token = answer.data?.[field]?.token;
  if (typeof token !== 'string') throw new Error(JSON.stringify(answer));
  return token;
}

export const password = 'et-godt-kodeord';

/** Starts the real service on a free port, with an empty database of its own, of the Jest project's kind. */
export async function startTestService(options: Partial<StartOptions> = {}): Promise<TestService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-test-'));
  const template = await findTemplates();
  const postgres =
    testDatabase === 'postgres' && !options.database
      ? await createPostgresDatabase(undefined, template.postgres)
      : null;
  const dataDir = options.dataDir ?? folder;
  const service = await startService({
    ...readEnv({}),
    port: 0,
    seed: 'none',
    // Unexpected errors show in the test's output; a test that provokes errors sets another level.
    logLevel: 'error',
    // No limits: tests try more passwords from one address, and list more tools, than the limits allow.
    attempts: {
      account: 0,
      address: 0,
      listings: 0,
      messages: 0,
      conversations: 0,
      conversationsFromAddress: 0,
      written: 0,
      links: 0,
      mutations: 0,
    },
    database: postgres
      ? { kind: 'postgres', url: postgres.url }
      : { kind: 'memory', template: template.pglite },
    // Tests sign thousands of people up; at the recommended cost that is a sixth of their time.
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    // No polling: the outbox runs only when it is woken, so that no statement comes at an unexpected time.
    outboxPollMs: 3_600_000,
    onDeath: (error) => {
      throw error;
    },
    ...options,
    dataDir,
  });

  async function graphql(
    document: string,
    variables: object = {},
    token = '',
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const authorization = token && `Bearer ${token}`;
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, ...headers },
      body: JSON.stringify({ query: document, variables }),
    });
    const { data = null, errors = [] } = (await response.json()) as Partial<Answer>;
    return { status: response.status, data: data as AnsweredFields, errors };
  }

  let people = 0;
  return {
    url: service.url,
    dataDir,
    executor: service.database.executor,
    database: service.database,
    outbox: service.outbox,
    runDueWork: service.runDueWork,
    graphql,
    async signUp(email) {
      people += 1;
      const answer = await graphql(documents.signUp, {
        name: 'Karla Test',
        email: email ?? `person${people}@skuret.example`,
        password,
      });
      return tokenOf(answer, 'signUpUser');
    },
    async signIn(email, given) {
      const answer = await graphql(documents.signIn, { email, password: given });
      return tokenOf(answer, 'signInUser');
    },
    async statementsOf(work) {
      const statements: string[] = [];
      const stop = service.database.onStatement((statement) => statements.push(statement));
      await work();
      stop();
      return statements;
    },
    async close() {
      await service.stop();
      await postgres?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
