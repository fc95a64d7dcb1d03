import { cacheForSeconds } from '../database/cacheForSeconds';
import type { Executor } from '../database/openDatabase';
import { newestVerifiedBackup } from '../office/records/support';
import type { Start } from './createStart';

/** Shows the age of the newest backup that `npm run backup -- --verify` has restored on trial. */
export function addBackupGauge({ metrics, now }: Start, executor: Executor): void {
  const newest = cacheForSeconds(() => newestVerifiedBackup(executor), 30, now);
  metrics.gauge(
    'skuret_verified_backup_age_seconds',
    'Age of the newest verified backup; -1 without one.',
    async () => {
      const madeAt = await newest();
      return madeAt ? Math.round((now().getTime() - madeAt.getTime()) / 1_000) : -1;
    },
  );
}
