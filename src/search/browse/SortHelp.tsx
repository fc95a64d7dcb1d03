import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { theme } from '../../theme/theme';
import { TextLink } from '../../ui/TextLink';
import { useSettledSearch } from './useSettledSearch';

const { border, color, depth, fontSize, radius, shadow, space } = theme;

/* Below the menu, while it has the pointer or the focus: it overlays the page, and moves nothing. */
const Note = styled.p`
  position: absolute;
  inset-block-start: calc(100% + ${space[1]});
  inset-inline-end: 0;
  z-index: ${depth.dropdown};
  width: max-content;
  max-width: 17rem;
  padding: ${space[2]} ${space[3]};
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.input};
  box-shadow: ${shadow.floating};
  color: ${color.ink};
  font-size: ${fontSize.small};
  line-height: 1.4;
  visibility: hidden;
  :hover > &,
  :focus-within > & {
    visibility: visible;
  }
`;

/** Explains relevance (`find_tools` in migrations/search.sql) while it is the chosen order. */
export function SortHelp() {
  const { i18n } = useLingui();
  const { sort, searchTerm } = useSettledSearch();
  if (sort !== 'relevance') return null;
  return (
    <Note>
      {searchTerm === ''
        ? i18n.t('Relevans: De bedst bedømte kommer først. Mange bedømmelser tæller mere end få.')
        : i18n.t(
            'Relevans: Værktøj med dit ord i navnet kommer før værktøj med ordet i beskrivelsen. Dit præcise ord kommer før ord, der ligner.',
          )}{' '}
      <TextLink to={`${addresses.terms}#ranking`}>{i18n.t('Mere om rækkefølgen')}</TextLink>
    </Note>
  );
}
