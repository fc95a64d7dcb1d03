/**
 * Starts services for the tests of a Jest worker. An environment is loaded outside the tests' sandboxes and once per
 * worker: databases stay open, and the service's modules loaded, from file to file.
 */
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import type { StartOptions } from '../../../server/start/StartOptions';
import { createPostgresDatabase } from '../createPostgresDatabase';
import { takeEmbeddedDatabase } from './embeddedDatabases';
import { noteOpening } from './openings';
import { type StartedService, startOnDatabase, type TakeDatabase } from './startOnDatabase';
import { findTemplates } from './templates';

/** What the environment hands to the tests, as a global. */
export interface TestWorker {
  takeDatabase: TakeDatabase;
  startService(options: Partial<StartOptions>): Promise<StartedService>;
}

const takePostgresDatabase: TakeDatabase = async () => {
  const { postgres } = await findTemplates();
  const { url, run, drop } = await createPostgresDatabase(undefined, postgres);
  // Commits do not wait for the disk: no test restarts the database server.
  await run(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
  return { place: { kind: 'postgres', url }, keepDemo: async () => undefined, giveBack: drop };
};

/** The processor seconds of this worker, with all threads. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

// A default export, because Jest reads an environment from one.
export default class ServiceEnvironment extends TestEnvironment {
  readonly #project: string;
  readonly #file: string;
  readonly #begin = processorSeconds();
  readonly #open = new Set<StartedService>();
  #services = 0;
  #opening = 0;

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    this.#project = config.projectConfig.displayName?.name ?? '';
    this.#file = path.relative(config.projectConfig.rootDir, context.testPath);
  }

  async #measure<Result>(work: () => Promise<Result>): Promise<Result> {
    const begin = processorSeconds();
    return work().finally(() => {
      this.#opening += processorSeconds() - begin;
    });
  }

  override async setup(): Promise<void> {
    await super.setup();
    const takeDatabase =
      this.global['testDatabase'] === 'postgres' ? takePostgresDatabase : takeEmbeddedDatabase;
    const testWorker: TestWorker = {
      takeDatabase,
      startService: async (options) => {
        this.#services += 1;
        const service = await this.#measure(() => startOnDatabase(options, takeDatabase));
        this.#open.add(service);
        return {
          ...service,
          close: async () => {
            this.#open.delete(service);
            await this.#measure(service.close);
          },
        };
      },
    };
    // Dates are made on both sides of the sandbox, and compared with `instanceof`.
    Object.assign(this.global, { testWorker, Date });
  }

  /** The first tests run once the file's modules are loaded. */
  handleTestEvent({ name }: { name: string }): void {
    if (name === 'run_start') this.#opening += processorSeconds() - this.#begin;
  }

  override async teardown(): Promise<void> {
    // What a file has left running after a failure would keep its database.
    for (const service of this.#open) await service.close();
    await noteOpening({
      project: this.#project,
      file: this.#file,
      services: this.#services,
      opening: this.#opening,
      total: processorSeconds() - this.#begin,
    });
    await super.teardown();
  }
}
