import type { Finding } from '../Finding';
import { replicatedDatabase, streamingReplica } from '../streamingReplica';
import { withService } from '../withService';

export async function replica(): Promise<Finding> {
  const database = await replicatedDatabase();
  const urls = { DATABASE_URL: database.primaryUrl, DATABASE_READ_URL: database.replicaUrl };
  try {
    const { searches, failed, missed } = await withService(
      null,
      (url) => streamingReplica(database, url),
      urls,
    );
    return {
      property: 'searches go on while replica or primary are behind, killed and back',
      load: `${searches} searches, a replica that streams`,
      result: `${failed} failed${missed.length > 0 ? `, not seen: ${missed.join('; ')}` : ''}`,
      holds: failed + missed.length === 0,
    };
  } finally {
    database.remove();
  }
}
