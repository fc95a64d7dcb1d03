import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import {
  defaultToolSearch,
  searchLimits,
  type ToolSearch,
} from '../../../domain/search/toolSearch';
import { formatKroner } from '../../../domain/values/money';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import { media, theme } from '../../theme/theme';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ChoiceCount, Figures } from './ChoiceCount';
import { useFacets } from './useFacets';

const { border, color, fontSize, fontWeight, motion, radius, space, target } = theme;

/* Two in a row, all of one size, so that changing numbers move nothing. */
const Bands = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]} ${space[3]};
`;
const Band = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${target.small};
  padding-inline: ${space[3]};
  background: ${color.surface};
  border: ${border.line} solid ${color.edge};
  border-radius: ${radius.round};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.medium};
  white-space: nowrap;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};
  ${Figures} {
    font-weight: ${fontWeight.regular};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
    }
  }
  &[data-none] {
    color: ${color.muted};
  }
  &[aria-pressed='true'] {
    background: ${color.primarySoft};
    border-color: ${color.primary};
    color: ${color.primary};
    ${media.forcedColours} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

interface Props {
  /** As the fields show it, typing included. */
  search: ToolSearch;
  change: ChangeAddressState<ToolSearch>;
}

/** Price ranges to choose with one click, with how many tools each would find. A second click undoes the choice. */
export function PriceBands({ search, change }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { facets, stale } = useFacets();
  if (!facets) return null;
  return (
    <Bands aria-label={i18n.t('Prisniveauer')}>
      {facets.priceBands.map(({ priceCentsMin, priceCentsMax, count }) => {
        const pressed =
          priceCentsMin === search.priceCentsMin && priceCentsMax === search.priceCentsMax;
        const low = formatKroner(priceCentsMin, language);
        const high = formatKroner(priceCentsMax, language);
        const { priceCentsMin: least, priceCentsMax: most } = defaultToolSearch;
        return (
          <li key={priceCentsMin}>
            <Band
              type="button"
              aria-pressed={pressed}
              data-none={count === 0 || undefined}
              onClick={() =>
                change(
                  pressed
                    ? { priceCentsMin: least, priceCentsMax: most }
                    : { priceCentsMin, priceCentsMax },
                )
              }
            >
              <span>
                {priceCentsMax === searchLimits.priceCents ? `${low}+` : `${low}–${high}`}
                <VisuallyHidden>
                  {'\u00a0'}
                  {i18n.t('kr./dag')}
                </VisuallyHidden>
              </span>
              <ChoiceCount count={count} hasMore={facets.hasMore} stale={stale} />
            </Band>
          </li>
        );
      })}
    </Bands>
  );
}
