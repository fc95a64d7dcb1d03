import { signUp } from '../../../testing/ask';
import type { Finding } from '../Finding';
import { forgedTokens } from '../forgedTokens';
import { withService } from '../withService';

const secret = 'kun-til-de-lange-proever-om-natten';

export async function tokens(): Promise<Finding> {
  const { kinds, letIn, control } = await withService(
    null,
    async (url) => forgedTokens(url, await signUp(url, 'token@skuret.example'), secret),
    { JWT_SECRET: secret },
  );
  return {
    property: 'forged tokens are refused',
    load: `${kinds} kinds`,
    result: letIn.length === 0 ? `${kinds} refused` : `let in: ${letIn.join(', ')}`,
    holds: letIn.length === 0 && control,
  };
}
