import { createOfficeSchema } from '../api/graphql/createOfficeSchema';
import type { Office } from '../api/http/addOfficeRoutes';
import type { Services } from '../context/context';
import type { OfficeServices } from '../context/officeContext';
import type { OutboxHandlers } from '../jobs/jobs';
import { createPasskeys } from '../members/auth/createPasskeys';
import { createTotp } from '../members/auth/createTotp';
import { createTokens, staffTokens } from '../members/auth/tokens';
import type { SigningKeyRecord } from '../members/records/tokens';
import {
  addDemoStaff,
  createStaffCommands,
  type DemoLink,
  makeDemoLinks,
  type StaffCommands,
} from '../office/createStaffCommands';
import { createStaffLimits } from '../office/createStaffLimits';
import { endMeasureByTime } from '../office/measures';
import { syncCases } from '../office/records/cases';
import { deleteOldStaffRows } from '../office/records/staff';
import { staffPasskeyStore } from '../office/records/staffPasskeys';
import { addQueueGauges } from './addQueueGauges';
import type { BaseUrl } from './createBaseUrl';
import type { Start } from './createStart';
import { isLoopback } from './env';
import type { StartOptions } from './StartOptions';

/** The name of the office in authenticator apps. */
const officeTotp = { purpose: 'office second factor', issuer: 'Skuret office' };
export const createStaffTotp = (keys: readonly SigningKeyRecord[], now: () => Date) =>
  createTotp(keys, now, officeTotp);

const day = 86_400_000;

interface Parts {
  services: Services;
  signingKeys: readonly SigningKeyRecord[];
  baseUrl: BaseUrl;
}

interface RunningOffice {
  office: Office;
  commands: StaffCommands;
  handlers: Pick<OutboxHandlers, 'measure_end'>;
  /** Links for the demo's staff; none where other machines can reach the service. */
  demoLinks(): Promise<DemoLink[]>;
}

/** The office: where staff sign in and work. */
export async function startOffice(
  start: Start,
  { services, signingKeys, baseUrl }: Parts,
  options: Pick<StartOptions, 'publicUrl' | 'seed' | 'host'>,
): Promise<RunningOffice> {
  const { executor, now } = services;
  const { schedule } = start;
  addQueueGauges(start, executor);
  // Browsers accept passkeys only for host names, so here they belong to localhost.
  const origin = () => options.publicUrl ?? baseUrl.get().replace('//127.0.0.1:', '//localhost:');
  const totp = createStaffTotp(signingKeys, now);
  const isDemo = options.seed === 'demo' && isLoopback(options.host);
  if (isDemo) await addDemoStaff(executor, now());
  schedule('hourly', () =>
    deleteOldStaffRows(executor, now(), new Date(now().getTime() - 30 * day)),
  );
  schedule('frequent', () => syncCases(executor, now()));
  const { log, metrics, security, passwords, bookings, pagesChanged, siteNotices } = services;
  const officeServices: OfficeServices = {
    executor,
    log,
    metrics,
    security,
    now,
    passwords,
    bookings,
    pagesChanged,
    siteNotices,
    staffTokens: createTokens(signingKeys, now, 100, staffTokens),
    staffPasskeys: createPasskeys({
      store: staffPasskeyStore(executor),
      handle: 'skuret office',
      origin,
      now,
    }),
    staffTotp: totp,
    staffLimits: createStaffLimits(executor),
  };
  const parts = { executor, now, totp, baseUrl: origin };
  const handlers = {
    measure_end: endMeasureByTime({ executor, now, ended: pagesChanged }),
  } satisfies Partial<OutboxHandlers>;
  return {
    handlers,
    office: { schema: createOfficeSchema(), services: officeServices },
    commands: createStaffCommands(parts),
    demoLinks: async () => (isDemo ? makeDemoLinks(parts) : []),
  };
}
