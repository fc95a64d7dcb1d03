import { sql } from 'kysely';
import type { Executor } from '../database/openDatabase';

export interface PictureRecord {
  sha256: string;
  width: number;
  height: number;
  createdBy: number;
}

/** Stores who uploaded a picture; the first to upload the same bytes stays its owner. */
export async function insertPicture(executor: Executor, picture: PictureRecord): Promise<void> {
  await sql`
    insert into pictures (sha256, width, height, created_by)
    values (${picture.sha256}, ${picture.width}, ${picture.height}, ${picture.createdBy})
    on conflict do nothing
  `.execute(executor);
}
