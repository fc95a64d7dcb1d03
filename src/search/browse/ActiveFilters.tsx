import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { use, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatPeriod } from '../../../domain/bookings/rentalPeriod';
import type { ActiveFilter, ToolSearch } from '../../../domain/search/toolSearch';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatKroner } from '../../../domain/values/money';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import { theme } from '../../theme/theme';
import { RemovableChip } from '../../ui/RemovableChip';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useSearchOriginQuery } from '../api/placesApi';
import { SearchDetailsContext } from './SearchDetailsContext';

/** The text of the chip of a place, once the service has said whether it knows the place. */
function NearName({ near }: { near: string }) {
  const { i18n } = useLingui();
  const { currentData: origin } = useSearchOriginQuery(near);
  return origin === null
    ? i18n.t('Ukendt sted: {near}', { near })
    : i18n.t('Nær {near}', { near: origin?.name ?? near });
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

/** The name of a filter, different for each filter. */
function getName(filter: ActiveFilter, i18n: I18n, language: ScreenLanguage): string {
  switch (filter.kind) {
    case 'category':
      return i18n.t(filter.category.name);
    case 'days': {
      const period = formatPeriod(filter.from, filter.to, language);
      return filter.flex > 0 ? i18n.t('{period}, fleksibelt', { period }) : period;
    }
    case 'near':
      return i18n.t('Nær {near}', { near: filter.near });
    case 'unknownCategory':
      return i18n.t('Ukendt kategori: {name}', { name: filter.name });
    case 'price': {
      const low = formatKroner(filter.priceCentsMin, language);
      const high = formatKroner(filter.priceCentsMax, language);
      return i18n.t('{low}–{high}\u00a0kr./dag', { low, high });
    }
    case 'distance':
      return i18n.t('Inden for {distanceMax} km', { distanceMax: filter.distanceMax });
    case 'rating':
      return filter.ratingMin === 1
        ? i18n.t('Mindst 1 stjerne')
        : i18n.t('Mindst {count} stjerner', { count: filter.ratingMin });
  }
}

interface Props {
  active: readonly ActiveFilter[];
  change: ChangeAddressState<ToolSearch>;
}

/** A chip for each active filter, which removes the filter. The focus then goes to the chip in its place. */
export function ActiveFilters({ active, change }: Props) {
  const details = use(SearchDetailsContext);
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)];
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    removed.current = null;
  });

  if (active.length === 0) return null;
  return (
    <Chips ref={list} aria-label={i18n.t('Aktive filtre')}>
      {active.map((filter, index) => {
        const name = getName(filter, i18n, language);
        const remove = () => {
          removed.current = index;
          change(filter.without);
        };
        return (
          <li key={name}>
            <RemovableChip
              onRemove={remove}
              removeLabel={i18n.t('Fjern filteret {name}', { name })}
            >
              {filter.kind === 'near' ? (
                details ? (
                  <NearName near={filter.near} />
                ) : (
                  name
                )
              ) : (
                <span
                  lang={filter.kind === 'category' && i18n.locale === 'asGiven' ? 'en' : undefined}
                >
                  {name}
                </span>
              )}
            </RemovableChip>
          </li>
        );
      })}
    </Chips>
  );
}
