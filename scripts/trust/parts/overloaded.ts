import type { Finding } from '../Finding';
import { overload } from '../overload';
import { withDatabase } from '../withDatabase';
import { withService } from '../withService';

export async function overloaded(): Promise<Finding> {
  const { answered, refused, other } = await withDatabase((own) =>
    withService(own, (url) => overload(own, url, 800)),
  );
  return {
    property: 'overload gets an answer (503, Retry-After), not a hang',
    load: '800 at once, 500 may be under way',
    result: `${answered} answered, ${refused} told to come back, ${other} else`,
    holds: answered + refused === 800 && refused > 0,
  };
}
