import type { ColumnType } from 'kysely';

/** Dates with a time come as Date, calendar dates as `YYYY-MM-DD`, whole numbers of every size as number. */
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
