import { createSchema } from '../api/graphql/createSchema';
import type { Services } from '../context/context';
import { eraseAccount } from '../members/leaving/eraseAccount';
import { addBackupGauge } from './addBackupGauge';
import { createBaseUrl } from './createBaseUrl';
import { createStart, type StartControl } from './createStart';
import { openOutbox } from './openOutbox';
import { runScheduledJobs } from './runScheduledJobs';
import type { RunningService, StartOptions } from './StartOptions';
import { startAccounts } from './startAccounts';
import { startAlerts } from './startAlerts';
import { startBookings } from './startBookings';
import { startCatalogue } from './startCatalogue';
import { startDatabase } from './startDatabase';
import { startEvents } from './startEvents';
import { startHttp } from './startHttp';
import { startMail } from './startMail';
import { startOffice } from './startOffice';
import { startPages } from './startPages';
import { startPayments } from './startPayments';
import { startPictures } from './startPictures';
import { startSupportControl } from './startSupportControl';
import { startWebhooks } from './startWebhooks';

/** Starts the subsystems, each after those that it needs. The outbox comes last, when all handlers are known. */
async function startSubsystems(
  start: StartControl,
  options: StartOptions,
): Promise<RunningService> {
  const { log, metrics, now } = start;
  const baseUrl = createBaseUrl(options.publicUrl);
  const database = await startDatabase(start, options);
  const { executor, reader, pool } = database;
  addBackupGauge(start, executor);
  const accounts = await startAccounts(start, { executor, baseUrl }, options);
  const { signingKeys } = accounts;
  const pictures = await startPictures(start, executor, options);
  const mail = startMail(start, { executor, signingKeys, baseUrl }, options);
  const outbox = openOutbox(start, executor, options);
  const events = await startEvents(start, database, options);
  const webhooks = startWebhooks(start, { executor, events }, options);
  const money = await startPayments(start, { executor, signingKeys, outbox }, options);
  const { payments } = money.services;
  const { bookings, ...booked } = startBookings(
    start,
    { executor, payments, outbox, events },
    options,
  );
  const alerts = startAlerts(start, { executor, outbox, events }, options);
  const catalogue = await startCatalogue(start, database, options);

  const schema = createSchema();
  const { origin, ownerCommissionPercent, source } = options;
  const readServices: Omit<Services, 'pagesChanged'> = {
    ...accounts.services,
    ...mail.services,
    ...webhooks.services,
    ...money.services,
    ...catalogue,
    executor,
    reader,
    pictures,
    outbox,
    events,
    bookings,
    origin,
    ownerCommissionPercent,
    asksLenders: source === 'live',
    log,
    metrics,
    now,
  };
  const pages = await startPages(start, { schema, services: readServices }, options);
  const services: Services = { ...readServices, pagesChanged: () => pages?.forget() };

  runScheduledJobs(start, executor, options);
  const { office, commands, demoLinks, ...offices } = await startOffice(
    start,
    { services, signingKeys, baseUrl },
    options,
  );
  await startSupportControl(start, { pool, services, staff: commands }, options);
  const http = await startHttp({ schema, services, office, pages, baseUrl }, options);
  outbox.start({
    ...mail.handlers,
    ...webhooks.handlers,
    ...money.handlers,
    ...booked.handlers,
    ...alerts.handlers,
    ...offices.handlers,
    leave: eraseAccount({ executor, now, left: services.pagesChanged }),
  });
  return {
    url: http.url,
    database,
    outbox,
    demoLinks,
    async runDueWork() {
      for (const work of [async () => outbox.wake(), ...start.jobs.frequent]) {
        await work();
        await outbox.settled();
      }
    },
    async stop(graceMs = 10_000) {
      await http.close(graceMs);
      await start.cleanUp();
    },
  };
}

/** Starts the service. When a step fails, everything opened before is closed again. */
export async function startService(options: StartOptions): Promise<RunningService> {
  const start = createStart(options);
  try {
    return await startSubsystems(start, options);
  } catch (error) {
    await start.cleanUp();
    throw error;
  }
}
