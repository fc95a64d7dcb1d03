import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { searchTitle } from '../../../../../domain/searchTitle';
import { chosenCategories } from '../../../../../domain/toolSearch';
import { useCategoriesQuery } from '../../../../store/api/catalogueApi';
import { PageTitle } from '../../../../ui/PageTitle';
import { useScreenLanguage } from '../../../../ui/useScreenLanguage';
import { useSettledSearch } from './useSettledSearch';

/** The title of the page, from the search; `children` is the title of a search for everything. */
export function SearchTitle({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const search = useSettledSearch();
  const { data: categories = [] } = useCategoriesQuery();
  const names = chosenCategories(categories, search).map(({ name }) => i18n.t(name));
  const title = searchTitle(search, names, language);
  return title === '' ? children : <PageTitle>{title}</PageTitle>;
}
