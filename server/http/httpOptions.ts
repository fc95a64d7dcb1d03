import type { GraphQLSchema } from 'graphql';
import type { Services } from '../context';
import type { limits } from '../limits';
import type { PageServer } from '../pages/createPageServer';
import type { AppFiles } from '../web/appFiles';

export interface HttpOptions {
  schema: GraphQLSchema;
  services: Services;
  app: AppFiles;
  /** Null where there is no build. */
  pages: PageServer | null;
  introspection: boolean;
  trustedProxies: number;
  hsts: boolean;
  metricsToken: string | undefined;
  /** Those of `limits` that are to be others: tests don't wait for minutes. */
  timeouts?: Partial<Record<keyof typeof limits.timeouts, number>>;
  /** Throws when the service cannot do its work now. */
  checkReady(): Promise<void>;
}
