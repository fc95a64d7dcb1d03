import type { Category } from '../../../../store/api/catalogueApi';
import { lazyPart } from '../../../../ui/lazyPart';
import { useSettledSearch } from './useSettledSearch';

const SaveSearch = lazyPart(async () => (await import('../SaveSearch')).SaveSearch);

interface Props {
  categories: readonly Pick<Category, 'id' | 'name' | 'code'>[] | undefined;
}

/** The button that saves a search, once the categories are known. */
export function SaveSearchPart({ categories }: Props) {
  const search = useSettledSearch();
  return categories ? <SaveSearch search={search} categories={categories} /> : null;
}
