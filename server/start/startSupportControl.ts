import { openControl } from '../backup/openControl';
import type { Services } from '../context/context';
import type { Database } from '../database/openDatabase';
import type { StaffCommands } from '../office/createStaffCommands';
import { createSupport } from '../office/createSupport';
import { noteVerifiedBackup } from '../office/records/support';
import type { Start } from './createStart';
import type { StartOptions } from './StartOptions';

/** Lets `npm run support`, `staff` and `backup` reach a data folder, which no other process can open meanwhile. */
export async function startSupportControl(
  { now, onStop }: Start,
  { pool, services, staff }: { pool: Database['pool']; services: Services; staff: StaffCommands },
  { database, dataDir }: Pick<StartOptions, 'database' | 'dataDir'>,
): Promise<void> {
  if (database.kind !== 'folder') return;
  const support = createSupport({ executor: services.executor, now });
  const commands = {
    support,
    staff,
    noteVerifiedBackup: (createdAt: Date) => noteVerifiedBackup(services.executor, createdAt),
  };
  onStop(await openControl(dataDir, pool, services.pictures.store, commands));
}
