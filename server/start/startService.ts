import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DestinationStream, pino } from 'pino';
import { copenhagenDateOf } from '../../domain/values/days';
import { createSchema } from '../api/graphql/createSchema';
import { createHttpService, type HttpOptions } from '../api/http/createHttpService';
import { openPages, type Pages } from '../api/pages/openPages';
import { openControl } from '../backup/openControl';
import { createCalendarFeeds } from '../bookings/calendar/createCalendarFeeds';
import { createBookings } from '../bookings/createBookings';
import { limits } from '../config/limits';
import type { Services } from '../context/context';
import { cacheForSeconds } from '../database/cacheForSeconds';
import { lockFolder } from '../database/lockFolder';
import { migrate } from '../database/migrate';
import { type Database, type Executor, openDatabase } from '../database/openDatabase';
import { createLive, type Live } from '../events/createLive';
import { countJobs } from '../jobs/outbox';
import { combineOutboxes, type Outbox, startOutbox } from '../jobs/startOutbox';
import { createAttempts } from '../members/auth/createAttempts';
import { createMailLinks } from '../members/auth/createMailLinks';
import { createPasskeys } from '../members/auth/createPasskeys';
import { createSecondFactors } from '../members/auth/createSecondFactors';
import { createPasswords, type PasswordCost } from '../members/auth/passwords';
import { createTokens, readSigningKeys } from '../members/auth/tokens';
import { announceNotices } from '../notifications/announceNotices';
import { openMailer } from '../notifications/mail/openMailer';
import { createNewsletterLinks } from '../notifications/mail/signedLinks';
import { createUnsubscribing } from '../notifications/mail/unsubscribing';
import { createPusher, pushSubject } from '../notifications/push/createPusher';
import { deleteOldKeptMails } from '../notifications/records/keptMails';
import { tellOfFoundTools } from '../notifications/tellOfFoundTools';
import { createMetrics } from '../observe/createMetrics';
import { createReadyCheck } from '../observe/createReadyCheck';
import { createSecurityLog } from '../observe/createSecurityLog';
import { createSupport } from '../office/createSupport';
import { noteSweep } from '../office/records/support';
import { homeStories } from '../pages/records/homeStories';
import { createQuotes } from '../payments/createQuotes';
import { deliverEvents } from '../payments/deliverEvents';
import { openProvider } from '../payments/openProvider';
import { createPayments } from '../payments/payments';
import type { Provider } from '../payments/provider';
import { reconcile } from '../payments/reconcile';
import { countWaitingCover } from '../payments/records/coverClaims';
import { withProviderTimeout } from '../payments/withProviderTimeout';
import { createSearchMisses } from '../search/misses/createSearchMisses';
import { demoSignIns } from '../seed/demoMembers';
import { seedDemo } from '../seed/seedDemo';
import { createViews } from '../tools/createViews';
import { createPictures } from '../tools/pictures/createPictures';
import { findDrawings } from '../tools/pictures/findDrawings';
import { openPictureStore } from '../tools/pictures/openPictureStore';
import { allCategories, countTools } from '../tools/records/categories';
import { insertPicture } from '../tools/records/pictures';
import { createHandlers } from './createHandlers';
import { type Env, isLoopback, openDemo, WrongEnvironment } from './env';
import { startSweeps } from './startSweeps';
import { sweepAccounts } from './sweepAccounts';
import { sweepAlerts } from './sweepAlerts';
import { sweepMisses } from './sweepMisses';
import { sweepOutbox } from './sweepOutbox';
import { sweepPictures } from './sweepPictures';
import { sweepViewers } from './sweepViewers';

/** Mails that a service without a mail server stores; older ones are deleted now and then. */
const keptMails = 1_000;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Leaves out what a database error repeats of the row, which may hold a person's e-mail or hash. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code, constraint, table } = error as {
    code?: string;
    constraint?: string;
    table?: string;
  };
  return { name, message, stack, code, constraint, table };
}

/** Throws when the data come from an earlier start with SEED=demo: its members have the same known passwords. */
async function refuseDemo(executor: Executor): Promise<void> {
  const emails = demoSignIns.map(({ email }) => email);
  const known = await executor
    .selectFrom('users')
    .where('email', 'in', emails)
    .limit(1)
    .select('id')
    .execute();
  if (known.length > 0) throw new WrongEnvironment(openDemo);
}

/** Where the hourly comparison of money begins: 60 days ago, longer than a reservation or a bank's return takes. */
const reconciledSince = (now: Date) => new Date(now.getTime() - 60 * 86_400_000);

export interface RunningService {
  url: string;
  database: Database;
  outbox: Outbox;
  /** Does at once what is due, as a running service does every few seconds. */
  runDueWork(): Promise<void>;
  /** Lets requests under way finish, for `graceMs` at most, then closes everything. */
  stop(graceMs?: number): Promise<void>;
}

export interface StartOptions
  extends Omit<Env, 'databaseUrl' | 'databaseReadUrl' | 'databaseListenUrl' | 'dataDir'>,
    Pick<HttpOptions, 'timeouts' | 'addRoutes'> {
  dataDir: string;
  database:
    | {
        kind: 'postgres';
        url: string;
        readUrl?: string | undefined;
        /** Defaults to `url`. */
        listenUrl?: string | undefined;
      }
    | { kind: 'folder' }
    | { kind: 'memory' }
    | { kind: 'embedded'; folder: string };
  /** Called when the embedded database has died: the process cannot go on. */
  onDeath(error: Error): void;
  now?: () => Date;
  /** The folder of the migrations; tests add some of their own. */
  migrations?: URL;
  logTo?: DestinationStream;
  /** How often the outbox is polled, in milliseconds. */
  outboxPollMs?: number;
  /** How often all sweeps run, in milliseconds. By default bookings and money every 15 seconds, the others every hour. */
  sweepMs?: number;
  /** The cost of a password's hash, the recommended one by default; tests set a low one. */
  passwordCost?: PasswordCost;
  /** Wraps the payment provider; tests inject failures there. */
  between?: (provider: Provider) => Provider;
}

/** Opens, migrates, seeds and listens, in this order. When a step fails, everything opened before is closed again. */
export async function startService(options: StartOptions): Promise<RunningService> {
  const { dataDir, now = () => new Date() } = options;
  const log = pino(
    {
      level: options.logLevel,
      redact: ['*.password', '*.token', '*.authorization'],
      serializers: { err: describeError },
    },
    options.logTo ?? pino.destination(2),
  );
  const cleanups: (() => Promise<void>)[] = [];
  const cleanUp = async () => {
    for (const step of cleanups.splice(0).reverse()) await step();
  };

  const metrics = createMetrics();

  try {
    if (options.database.kind === 'folder') cleanups.push(await lockFolder(dataDir));
    const database = await openDatabase(
      options.database.kind === 'folder' ? { kind: 'folder', dataDir } : options.database,
      (error, kind) => {
        if (kind === 'died') options.onDeath(error);
        else log.warn({ err: error }, 'a database connection broke');
      },
      {
        onAnsweringChange: (isAnswering, error) =>
          isAnswering
            ? log.warn('the read replica answers again')
            : log.warn({ err: error }, 'the read replica does not answer; the primary does'),
        onFallback: () => metrics.replicaFallbacks.inc(),
      },
    );
    cleanups.push(() => database.close());
    await migrate(database.pool, {
      ...(options.migrations ? { folder: options.migrations } : {}),
      onWait: (migration) => log.warn({ migration }, 'a migration waits for a table'),
    });
    const passwords = createPasswords(options.passwordCost && { cost: options.passwordCost });
    if (options.seed === 'demo') {
      await seedDemo(database.executor, passwords, copenhagenDateOf(now()), now());
    }
    if (!options.publicDemo && !isLoopback(options.host)) await refuseDemo(database.executor);

    const pictures = await openPictureStore(
      { folder: path.join(dataDir, 'pictures'), s3: options.picturesS3 },
      (error) => {
        metrics.pictureStoreFailures.inc();
        log.error({ err: error }, 'the picture store is away');
      },
    );
    const { pool, replica } = database;
    const { gauge } = metrics;
    gauge('skuret_database_connections', 'Open connections.', () => pool.totalCount);
    gauge('skuret_database_idle_connections', 'Connections at rest.', () => pool.idleCount);
    gauge('skuret_database_waiting', 'Statements in line for one.', () => pool.waitingCount);
    if (replica) {
      gauge('skuret_replica_answering', '1 while reads go to the replica, else 0.', () =>
        replica.isAnswering() ? 1 : 0,
      );
      gauge('skuret_replica_connections', 'Open connections to the replica.', () => {
        return replica.pool.totalCount;
      });
    }
    gauge('skuret_password_checks', 'Password checks under way or in line.', passwords.underWay);

    const signingKeys = await readSigningKeys(database.executor, options.jwtSecret);
    const { provider: opened, test } = await openProvider(options.payments, {
      executor: database.executor,
      signingKeys,
      now,
    });
    const provider = withProviderTimeout(
      options.between?.(opened) ?? opened,
      options.timeouts?.provider ?? limits.timeouts.provider,
    );
    const payments = createPayments({ executor: database.executor, provider, now, log });
    // The two depend on each other: a booking's step wakes the outbox, and the outbox's jobs move bookings.
    const channels = { outbox: null as Outbox | null, live: null as Live | null };
    const bookings = createBookings({
      executor: database.executor,
      payments,
      now,
      log,
      commissionPercent: options.ownerCommissionPercent,
      channels: () => {
        if (!channels.outbox || !channels.live)
          throw new Error('A booking moved before the start was over');
        return { outbox: channels.outbox, live: channels.live };
      },
    });
    const unsubscribing = createUnsubscribing(signingKeys);
    const newsletterLinks = createNewsletterLinks(signingKeys);
    const mailLinks = createMailLinks(signingKeys, { isAwaited: options.smtp !== undefined });
    const mailer = openMailer(options.smtp, database.executor, now);
    cleanups.push(async () => mailer.close());
    const pusher = createPusher(options.push, {
      executor: database.executor,
      subject: pushSubject(options),
    });
    cleanups.push(async () => pusher.close());
    // Known once the service listens; no mail is sent before.
    let localUrl = '';
    let pages: Pages | null = null;
    const announceTo = (memberIds: readonly number[]) => {
      if (channels.live && channels.outbox) {
        announceNotices({ live: channels.live, outbox: channels.outbox }, memberIds);
      }
    };
    const {
      notice_push,
      notice_mail,
      link_mail,
      security_mail,
      newsletter_mail,
      office_alarm,
      ...handlers
    } = createHandlers({
      executor: database.executor,
      mailer,
      mailLinks,
      unsubscribing,
      newsletterLinks,
      base: () => options.publicUrl ?? localUrl,
      now,
      payments,
      bookings,
      onReminded: (memberIds) => {
        if (channels.live && channels.outbox) {
          announceNotices({ live: channels.live, outbox: channels.outbox }, memberIds);
          // Some reminders publish reviews whose time is over, which changes what the booking shows.
          channels.live.announce(memberIds, ['Bookings']);
        }
      },
      onNotified: announceTo,
      left: () => pages?.forget(),
      pusher,
      office: { officeMail: options.officeMail, alarms: metrics.alarms, log },
    });
    const lane = (kinds: object, behind: readonly Outbox[], pollMs?: number) =>
      startOutbox({
        executor: database.executor,
        handlers: kinds,
        now,
        log,
        outcomes: metrics.jobs,
        pollMs: options.outboxPollMs ?? pollMs,
        worked: () => {
          for (const other of behind) other.wake();
        },
      });
    // Members choose where pushes go, so mail and money do not wait for those servers. Money does not wait for a mail
    // server either.
    const mails = { notice_mail, link_mail, security_mail, newsletter_mail, office_alarm };
    const pushing = lane({ notice_push }, [], 5_000);
    const mailing = lane(mails, [pushing]);
    const outbox = combineOutboxes([lane(handlers, [mailing, pushing]), mailing, pushing]);
    channels.outbox = outbox;
    cleanups.push(() => outbox.stop());
    const countOfJobs = cacheForSeconds(() => countJobs(database.executor), 5, now);
    gauge('skuret_jobs_waiting', 'Jobs of the outbox that are not done.', async () => {
      return (await countOfJobs()).waiting;
    });
    gauge('skuret_jobs_given_up', 'Jobs of the last 30 days that were given up.', async () => {
      return (await countOfJobs()).givenUp;
    });

    let stopping = false;
    const schema = createSchema();
    const { database: place } = options;
    const live = await createLive({
      executor: database.executor,
      notify:
        place.kind === 'postgres'
          ? { pool: database.pool, listenUrl: place.listenUrl ?? place.url }
          : null,
      log,
      now,
    });
    channels.live = live;
    cleanups.push(() => live.close());
    const searchMisses = createSearchMisses(database.executor, {
      now,
      log,
      isCounting: options.source === 'live',
    });
    cleanups.push(() => searchMisses.store());
    const services: Services = {
      executor: database.executor,
      reader: database.reader,
      tokens: createTokens(signingKeys, now),
      passwords,
      attempts: createAttempts(database.executor, options.attempts),
      pictures: createPictures(pictures, await findDrawings(path.join(root, 'public')), (picture) =>
        insertPicture(database.executor, picture),
      ),
      categories: await allCategories(database.executor),
      toolCounts: cacheForSeconds(
        async () =>
          new Map(
            (await countTools(database.reader)).map(({ categoryId, tools }) => [categoryId, tools]),
          ),
        10,
        now,
      ),
      homeStories: cacheForSeconds(() => homeStories(database.reader), 60, now),
      views: createViews(database.executor, now),
      searchMisses,
      live,
      origin: options.origin,
      log,
      metrics,
      security: createSecurityLog(log),
      outbox,
      payments,
      bookings,
      testProvider: test,
      quotes: createQuotes(signingKeys, now),
      ownerCommissionPercent: options.ownerCommissionPercent,
      unsubscribing,
      newsletterLinks,
      mailLinks,
      secondFactors: createSecondFactors(signingKeys, now),
      passkeys: createPasskeys({
        executor: database.executor,
        now,
        // Browsers accept passkeys only for host names, so here they belong to localhost.
        origin: () => options.publicUrl ?? localUrl.replace('//127.0.0.1:', '//localhost:'),
      }),
      calendarFeeds: createCalendarFeeds(signingKeys),
      pusher,
      now,
      pagesChanged: () => pages?.forget(),
    };
    pages = await openPages({
      appFolder: options.appFolder,
      schema,
      services,
      rendering: options.pageRendering,
      timeoutMs: options.pageRenderTimeout,
      source: options.source,
      tiles: options.tiles,
    });
    cleanups.push(async () => pages?.stop());
    const isOnDisk = options.database.kind !== 'postgres' || options.picturesS3 === undefined;
    const canWrite = createReadyCheck(database.executor, isOnDisk ? dataDir : null);
    const http = createHttpService({
      ...options,
      schema,
      services,
      pages,
      async checkReady() {
        if (stopping) throw new Error('Stopping');
        await canWrite();
      },
    });
    gauge('skuret_cover_claims_waiting', 'Cover claims that wait for staff.', () =>
      countWaitingCover(database.executor),
    );
    let differences = 0;
    gauge('skuret_money_differences', 'What ledger and payment provider do not agree on.', () => {
      return differences;
    });
    async function checkMoney(): Promise<void> {
      const found = await reconcile(database.executor, provider, reconciledSince(now()));
      differences = found.differences.length;
      for (const difference of found.differences) {
        log.error({ difference }, 'ledger and payment provider do not agree');
      }
    }
    const frequent = [
      () => payments.sweep(),
      async () => {
        if (test) await deliverEvents(test, payments);
        outbox.wake();
      },
      () => bookings.sweep(),
      tellOfFoundTools({
        executor: database.executor,
        now,
        origin: options.origin,
        onNotified: announceTo,
      }),
      () => searchMisses.store(),
    ];
    cleanups.push(
      startSweeps(
        [...frequent, () => noteSweep(database.executor, 'bookings and money', now())],
        (error) => log.warn({ err: error }, 'a sweep of money was given up until the next'),
        { first: options.sweepMs ?? 15_000, between: options.sweepMs ?? 15_000 },
      ),
      startSweeps(
        [
          () => sweepPictures(database.executor, pictures),
          () => sweepViewers(database.executor, copenhagenDateOf(now())),
          () => sweepMisses(database.executor, copenhagenDateOf(now())),
          () => sweepOutbox(database.executor, now()),
          () => sweepAccounts(database.executor, now()),
          () =>
            sweepAlerts(database.executor, copenhagenDateOf(now()), (toolId) =>
              handlers.days_freed({ toolId }, { once: '' }),
            ),
          () => payments.payOutDue(copenhagenDateOf(now())),
          checkMoney,
          () => deleteOldKeptMails(database.executor, keptMails),
          () => noteSweep(database.executor, 'hourly', now()),
        ],
        (error) => log.warn({ err: error }, 'a sweep was given up until the next'),
        options.sweepMs ? { first: options.sweepMs, between: options.sweepMs } : undefined,
      ),
    );
    if (options.database.kind === 'folder') {
      const support = createSupport({
        executor: database.executor,
        bookings,
        now,
        pagesChanged: () => pages?.forget(),
        announceNotices: (memberIds) => announceNotices(services, memberIds),
      });
      cleanups.push(await openControl(dataDir, pool, pictures, support));
    }
    const { port } = await http.listen(options.port, options.host);
    const host = options.host.includes(':') ? `[${options.host}]` : options.host;
    localUrl = `http://${host}:${port}`;
    outbox.wake();
    return {
      url: localUrl,
      database,
      outbox,
      async runDueWork() {
        for (const work of [async () => outbox.wake(), ...frequent]) {
          await work();
          await outbox.settled();
        }
      },
      async stop(graceMs = 10_000) {
        stopping = true;
        await http.close(graceMs);
        await cleanUp();
      },
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
