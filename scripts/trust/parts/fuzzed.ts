import { signUp } from '../../../testing/ask';
import type { OwnDatabase } from '../../../testing/createPostgresDatabase';
import type { Finding } from '../Finding';
import { fuzz } from '../fuzz';
import { withService } from '../withService';

export async function fuzzed(own: OwnDatabase | null, name: string): Promise<Finding> {
  const { operations, tries, failures } = await withService(own, async (url) =>
    fuzz(url, await signUp(url, 'fuzz@skuret.example'), { runs: 700, seed: Date.now() }),
  );
  for (const failure of failures.slice(0, 5)) console.error(failure);
  return {
    property: `no argument brings an error of the 500 kind (${name})`,
    load: `${operations} operations, ${tries} tries`,
    result: `${failures.length} of the 500 kind`,
    holds: failures.length === 0,
  };
}
