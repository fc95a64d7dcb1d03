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
import { templates } from './templates';

export interface TestService {
  url: string;
  dataDir: string;
  executor: Executor;
  database: Database;
  outbox: Outbox;
  /** Does what is due by the service's clock, as a running service does every few seconds. */
  tick(): Promise<void>;
  /** Asks as the app does. */
  graphql(
    document: string,
    variables?: object,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Makes an account and answers its token. */
  signUp(email?: string): Promise<string>;
  signIn(email: string, password: string): Promise<string>;
  /** The statements sent to the database while the work is under way. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

// Opening the embedded database takes seconds on a busy machine.
jest.setTimeout(120_000);

/** `postgres` in the second of the two projects that run these tests. */
export const testDatabase = (globalThis as { testDatabase?: 'pglite' | 'postgres' }).testDatabase;

function tokenOf(answer: Answer, field: 'signInUser' | 'signUpUser'): string {
  const token = answer.data?.[field]?.token;
  if (typeof token !== 'string') throw new Error(JSON.stringify(answer));
  return token;
}

export const password = 'et-godt-kodeord';

/** The real service on a free port, with a database of its own of the kind that the project names, without rows. */
export async function startTestService(options: Partial<StartOptions> = {}): Promise<TestService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-test-'));
  const template = await templates;
  const postgres =
    testDatabase === 'postgres' && !options.database
      ? await createPostgresDatabase(undefined, template.postgres)
      : null;
  const dataDir = options.dataDir ?? folder;
  const service = await startService({
    ...readEnv({}),
    port: 0,
    seed: 'none',
    // What is unexpected shows in the test's output; what a test provokes it silences itself.
    logLevel: 'error',
    // Tests try more passwords from one address, and list more tools, than anybody should.
    attempts: {
      account: 0,
      address: 0,
      listings: 0,
      messages: 0,
      conversations: 0,
      written: 0,
      links: 0,
    },
    database: postgres
      ? { kind: 'postgres', url: postgres.url }
      : { kind: 'memory', template: template.pglite },
    // Looked into when something calls for it, so that no statement comes out of turn.
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
    tick: service.tick,
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
