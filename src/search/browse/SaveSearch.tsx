import { useLingui } from '@lingui/react';
import { BellPlus, BellRing } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { savedFilters } from '../../../domain/search/savedSearch';
import { searchVariables } from '../../../domain/search/toolSearch';
import { addresses, to } from '../../../domain/values/addresses';
import { useViewer } from '../../members/hooks/useViewer';
import { media } from '../../theme/theme';
import type { Category } from '../../tools/api/catalogueApi';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import { useSavedSearches } from '../hooks/useSavedSearches';
import { useSettledSearch } from './useSettledSearch';

/* In the line of the heading, which has room: it loads later, and must not move the page. */
const Corner = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: flex-end;
  height: 0;
  /* On a phone, in the line of the number of tools. */
  ${media.belowTablet} {
    align-items: center;
    align-self: center;
  }
  /* There is no room for more than the bell; its words are still read out. */
  @media (max-width: 22em) {
    > * > span:last-child {
      ${visuallyHiddenStyles}
    }
  }
`;

interface Props {
  categories: readonly Pick<Category, 'id' | 'name' | 'code'>[];
  /** As the one action of a search that finds nothing. */
  isLoud?: boolean;
}

/** Saves the search, so that the person is notified of what it finds later. A visitor signs in first, and returns. */
export function SaveSearch({ categories, isLoud = false }: Props) {
  const { i18n } = useLingui();
  const { pathname, search: query } = useLocation();
  const search = useSettledSearch();
  const { signedIn } = useViewer();
  const { saving, sameAs, save } = useSavedSearches();
  const { categoryIds } = searchVariables(categories, search);
  // An unknown category finds nothing, now or later.
  if (categoryIds.some((id) => categories.every((category) => category.id !== id))) return null;
  const filters = savedFilters(categoryIds, search);
  const way = { to: addresses.savedSearches, label: /*i18n*/ 'Se dine gemte søgninger' };
  const label = isLoud ? i18n.t('Ja, skriv til mig') : i18n.t('Gem søgningen');
  const look = isLoud ? {} : ({ variant: 'quiet', size: 'small' } as const);
  const icon = <BellPlus aria-hidden="true" />;
  const button = () => {
    if (!signedIn) {
      return (
        <LinkButton to={to.signIn(pathname + query)} {...look} icon={icon}>
          {label}
        </LinkButton>
      );
    }
    if (sameAs(filters)) {
      return (
        <LinkButton
          to={addresses.savedSearches}
          {...look}
          variant="quiet"
          icon={<BellRing aria-hidden="true" />}
        >
          {i18n.t('Søgningen er gemt')}
        </LinkButton>
      );
    }
    return (
      <Button {...look} icon={icon} loading={saving} onClick={() => void save(filters, way)}>
        {label}
      </Button>
    );
  };
  return isLoud ? button() : <Corner>{button()}</Corner>;
}
