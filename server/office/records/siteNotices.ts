import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

export type SiteNoticeKind = 'announcement' | 'maintenance';

export interface SiteNotice {
  id: number;
  kind: SiteNoticeKind;
  textDa: string;
  textEn: string;
  fromAt: Date;
  untilAt: Date;
}

export interface SiteNoticeRecord extends SiteNotice {
  /** The person's name. */
  by: string;
  endedAt: Date | null;
}

const columns = sql`notice.id, notice.kind, text_da as "textDa", text_en as "textEn", from_at as "fromAt",
  until_at as "untilAt"`;

/** The notices that are shown now or later, in the order of their begin. */
export async function openSiteNotices(executor: Executor, now: Date): Promise<SiteNotice[]> {
  const { rows } = await sql<SiteNotice>`
    select ${columns} from site_notices as notice
    where ended_at is null and until_at > ${now} order by from_at, id
  `.execute(executor);
  return rows;
}

/** The latest notices, over ones included. */
export async function listSiteNotices(
  executor: Executor,
  most: number,
): Promise<SiteNoticeRecord[]> {
  const { rows } = await sql<SiteNoticeRecord>`
    select ${columns}, notice.ended_at as "endedAt", staff.name as by
    from site_notices as notice join staff on staff.id = notice.created_by
    order by notice.id desc limit ${most}
  `.execute(executor);
  return rows;
}

export async function insertSiteNotice(
  executor: Executor,
  { kind, textDa, textEn, fromAt, untilAt }: Omit<SiteNotice, 'id'>,
  staffId: number,
): Promise<number> {
  const { id } = await executor
    .insertInto('site_notices')
    .values({
      kind,
      text_da: textDa,
      text_en: textEn,
      from_at: fromAt,
      until_at: untilAt,
      created_by: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a notice. Null when there is none that could end. */
export async function endSiteNotice(
  executor: Executor,
  id: number,
  now: Date,
): Promise<SiteNotice | null> {
  const { rows } = await sql<SiteNotice>`
    update site_notices as notice set ended_at = ${now}
    where id = ${id} and ended_at is null and until_at > ${now} returning ${columns}
  `.execute(executor);
  return rows[0] ?? null;
}
