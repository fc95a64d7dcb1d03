import type { OwnDatabase } from '../../../testing/createPostgresDatabase';
import type { Finding } from '../Finding';
import { killRounds } from '../killRounds';

export async function kill(own: OwnDatabase | null, name: string): Promise<Finding> {
  const { rounds, acknowledged, lost, failedStarts } = await killRounds(own?.url ?? null, 30);
  return {
    property: `kill -9 loses no answered write (${name})`,
    load: `${rounds} kills, ${acknowledged} answered writes`,
    result: `${lost} lost, ${failedStarts} starts by hand`,
    holds: lost === 0 && failedStarts === 0 && acknowledged > rounds,
  };
}
