import type { OwnDatabase } from '../../../testing/createPostgresDatabase';
import type { Finding } from '../Finding';
import { stopUnderLoad } from '../stopUnderLoad';

export async function stop(own: OwnDatabase | null, name: string): Promise<Finding> {
  const { answered, code } = await stopUnderLoad(own?.url ?? '', 200);
  return {
    property: `SIGTERM answers what is under way (${name})`,
    load: '200 requests in flight',
    result: `${answered} answered, exit ${code}`,
    holds: answered === 200 && code === 0,
  };
}
