import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

export interface PictureRecord {
  sha256: string;
  width: number;
  height: number;
  createdBy: number;
}

/**
 * Stores that a person uploaded a picture, so that they may use it. The first person to upload the same bytes stays its
 * owner. False while its files are being deleted: the caller can try again a moment later.
 */
export async function insertPicture(executor: Executor, picture: PictureRecord): Promise<boolean> {
  const { rows } = await sql<{ sha256: string }>`
    with kept as (
      insert into pictures (sha256, width, height, created_by)
      values (${picture.sha256}, ${picture.width}, ${picture.height}, ${picture.createdBy})
      on conflict (sha256) do update set width = excluded.width
      where pictures.swept_at is null
      returning sha256
    )
    insert into picture_uploads (user_id, sha256) select ${picture.createdBy}, sha256 from kept
    on conflict (user_id, sha256) do update set created_at = now()
    returning sha256
  `.execute(executor);
  return rows.length > 0;
}

/** How many uploads of a person are stored: each stays for 24 hours, whether or not something shows it. */
export async function countUploads(executor: Executor, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from picture_uploads where user_id = ${userId}
  `.execute(executor);
  return rows[0]?.count ?? 0;
}

/** Which of the pictures a person may use: those they uploaded, and those that a tool of theirs shows. */
export async function picturesToShow(
  executor: Executor,
  userId: number,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from picture_uploads where user_id = ${userId} and sha256 = any(${hashes}::text[])
    union
    select substring(shown.url from '^/pictures/([0-9a-f]{64})-')
    from tools as tool cross join unnest(tool.image_url || tool.further_image_urls) as shown(url)
    where tool.owner_id = ${userId} and substring(shown.url from '^/pictures/([0-9a-f]{64})-') = any(${hashes}::text[])
  `.execute(executor);
  return new Set(rows.map(({ sha256 }) => sha256));
}

/**
 * Locks uploads until the end of a transaction that uses them, so that no scheduled job deletes them. True when the
 * person may use all of them, as an upload or because a tool of theirs shows it.
 */
export async function lockPictures(
  transaction: Executor,
  userId: number,
  hashes: readonly string[],
): Promise<boolean> {
  await sql`
    select from picture_uploads where user_id = ${userId} and sha256 = any(${hashes}::text[])
    order by sha256 for share
  `.execute(transaction);
  const there = await picturesToShow(transaction, userId, hashes);
  return hashes.every((hash) => there.has(hash));
}

/** Stores pictures that a tool no longer shows as new uploads: the person may use them for another 24 hours. */
export async function releasePictures(
  executor: Executor,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await sql`
    insert into picture_uploads (user_id, sha256)
    select ${userId}, sha256 from pictures where sha256 = any(${hashes}::text[]) and swept_at is null
    on conflict (user_id, sha256) do update set created_at = now()
  `.execute(executor);
}

/**
 * Deletes uploads that are older than 24 hours, some at a time; returns how many. Pictures that nothing shows any more
 * are marked: their files are to be deleted, and until then no one can upload or use them.
 */
export async function endUploads(executor: Executor, most: number): Promise<number> {
  return executor.transaction().execute(async (transaction) => {
    // An upload takes the same locks in the same order, and a transaction that uses an upload locks it: the statements
    // after the locks see everything that was stored before them.
    const { rows: pictures } = await sql<{ sha256: string }>`
      select sha256 from pictures where sha256 in (
        select sha256 from picture_uploads where created_at < now() - interval '24 hours'
        order by created_at limit ${most}
      ) order by sha256 for update skip locked
    `.execute(transaction);
    const hashes = pictures.map(({ sha256 }) => sha256);
    if (hashes.length === 0) return 0;
    const { numAffectedRows: ended = 0n } = await sql`
      delete from picture_uploads where (user_id, sha256) in (
        select user_id, sha256 from picture_uploads
        where sha256 = any(${hashes}::text[]) and created_at < now() - interval '24 hours' for update skip locked
      )
    `.execute(transaction);
    await sql`
      update pictures as picture set swept_at = '-infinity'
      where sha256 = any(${hashes}::text[]) and swept_at is null
        and not exists (select from picture_uploads as upload where upload.sha256 = picture.sha256)
        and not exists (
          select from tools as tool
          where (tool.image_url like '/pictures/%' or tool.further_image_urls <> '{}')
            and (tool.image_url || tool.further_image_urls) @> array['/pictures/' || picture.sha256 || '-960.webp']
        )
        and not exists (
          select from users
          where avatar_image_url like '/pictures/%'
            and substring(avatar_image_url from '^/pictures/([0-9a-f]{64})-') = picture.sha256
        )
        and not exists (
          select from messages
          where pictures <> '{}' and pictures @> array['/pictures/' || picture.sha256 || '-960.webp']
        )
        and not exists (select from booking_pictures as shown where shown.sha256 = picture.sha256)
    `.execute(transaction);
    return Number(ended);
  });
}

/**
 * Claims a marked picture: for the next ten minutes only this process deletes its files. A second process could delete
 * them after a person has uploaded the same picture again. Null when there is none to claim.
 */
export async function claimMarkedPicture(executor: Executor): Promise<string | null> {
  const { rows } = await sql<{ sha256: string }>`
    update pictures set swept_at = now() where sha256 = (
      select sha256 from pictures where swept_at < now() - interval '10 minutes'
      order by swept_at limit 1 for update skip locked
    ) returning sha256
  `.execute(executor);
  return rows[0]?.sha256 ?? null;
}

/** Deletes the row of a picture whose files are gone. */
export async function deleteMarkedPicture(executor: Executor, sha256: string): Promise<void> {
  await sql`delete from pictures where sha256 = ${sha256} and swept_at is not null`.execute(
    executor,
  );
}
