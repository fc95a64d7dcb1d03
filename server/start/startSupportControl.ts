import { openControl } from '../backup/openControl';
import type { Services } from '../context/context';
import type { Database } from '../database/openDatabase';
import type { StaffCommands } from '../office/createStaffCommands';
import { noteVerifiedBackup } from '../office/records/support';
import type { Start } from './createStart';
import type { StartOptions } from './StartOptions';

/** Lets `npm run staff` and `backup` reach a data folder, which no other process can open meanwhile. */
export async function startSupportControl(
  { onStop }: Pick<Start, 'onStop'>,
  { pool, services, staff }: { pool: Database['pool']; services: Services; staff: StaffCommands },
  { database, dataDir }: Pick<StartOptions, 'database' | 'dataDir'>,
): Promise<void> {
  if (database.kind !== 'folder') return;
  const commands = {
    staff,
    noteVerifiedBackup: (createdAt: Date) => noteVerifiedBackup(services.executor, createdAt),
  };
  onStop(await openControl(dataDir, pool, services.pictures.store, commands));
}
