import type { Executor } from '../database/openDatabase';

export interface CategoryRecord {
  id: number;
  code: string;
  name: string;
  description: string;
}

/** All categories, in the order of their ids. */
export async function allCategories(executor: Executor): Promise<CategoryRecord[]> {
  return executor
    .selectFrom('categories')
    .select(['id', 'code', 'name', 'description'])
    .orderBy('id')
    .execute();
}
