import type { StartOptions } from '../../../server/start/StartOptions';
import { startOnDatabase } from './startOnDatabase';
import { type TestService, testWorker, toTestService } from './startTestService';

/**
 * Starts a service in the test's sandbox, for a test that spies on a module or throws the service's own errors. Others
 * use `startTestService`, which does not load the service's modules again.
 */
export async function startSandboxService(
  options: Partial<StartOptions> = {},
): Promise<TestService> {
  return toTestService(await startOnDatabase(options, testWorker.takeDatabase));
}
