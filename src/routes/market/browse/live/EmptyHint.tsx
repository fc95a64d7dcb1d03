import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useSearchOriginQuery } from '../../../../store/api/placesApi';
import { useSettledSearch } from './useSettledSearch';

/** What may help where nothing was found; `children` hold for every search. */
export function EmptyHint({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  const { from, near } = useSettledSearch();
  const { currentData: origin } = useSearchOriginQuery(near);
  if (origin === null) {
    return i18n.t(
      'Vi kender ikke stedet „{near}“. Skriv en dansk by, en bydel eller et postnummer.',
      {
        near,
      },
    );
  }
  return from === null
    ? children
    : i18n.t('Prøv andre dage, et andet ord eller en større omkreds.');
}
