import type { Executor } from '../database/openDatabase';
import { readSigningKeys } from '../members/auth/tokens';
import { createStaffCommands, type StaffCommands } from '../office/createStaffCommands';
import type { Env } from './env';
import { createStaffTotp } from './startOffice';

/** The commands of `npm run staff` in a process of its own. */
export async function openStaffCommands(
  executor: Executor,
  { jwtSecret, publicUrl, port }: Pick<Env, 'jwtSecret' | 'publicUrl' | 'port'>,
): Promise<StaffCommands> {
  const now = () => new Date();
  const totp = createStaffTotp(await readSigningKeys(executor, jwtSecret), now);
  return createStaffCommands({
    executor,
    now,
    totp,
    baseUrl: () => publicUrl ?? `http://localhost:${port}`,
  });
}
