import type { Services } from '../context';
import type { FirstScreenParts } from '../firstScreen/readFirstScreens';
import type { limits } from '../limits';
import type { AppFiles } from '../web/appFiles';

export interface HttpOptions {
  services: Services;
  app: AppFiles;
  /** The templates of the first screens; null answers the plain page everywhere. */
  firstScreens?: FirstScreenParts | null;
  introspection: boolean;
  trustedProxies: number;
  hsts: boolean;
  metricsToken: string | undefined;
  /** Those of `limits` that are to be others: tests don't wait for minutes. */
  timeouts?: Partial<Record<keyof typeof limits.timeouts, number>>;
  /** Throws when the service cannot do its work now. */
  checkReady(): Promise<void>;
}
