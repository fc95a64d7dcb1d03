import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatKroner, type ScreenLanguage } from '../../../../domain/money';
import { formatPeriod } from '../../../../domain/rentalPeriod';
import type { ActiveFilter, ToolSearch } from '../../../../domain/toolSearch';
import type { ChangeAddressState } from '../../../store/useAddressState';
import { theme } from '../../../theme/theme';
import { RemovableChip } from '../../../ui/RemovableChip';
import { useSpoken } from '../../../ui/useSpoken';
import { LivePart } from './LivePart';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

/** What a chip says, and how the button that takes it away is called. */
function wordsOf(
  filter: ActiveFilter,
  i18n: I18n,
  language: ScreenLanguage,
): { key: string; content: ReactNode; name: string } {
  switch (filter.kind) {
    case 'category': {
      const { code } = filter.category;
      const name = i18n.t(filter.category.name);
      const lang = i18n.locale === 'asGiven' ? 'en' : undefined;
      return { key: code, content: <span lang={lang}>{name}</span>, name };
    }
    case 'days': {
      const period = formatPeriod(filter.from, filter.to, language);
      const name = filter.flex > 0 ? i18n.t('{period}, fleksibelt', { period }) : period;
      return { key: 'days', content: name, name };
    }
    case 'near': {
      const { near } = filter;
      const name = i18n.t('Nær {near}', { near });
      const content = (
        <LivePart of="NearName" near={near}>
          {name}
        </LivePart>
      );
      return { key: 'near', content, name };
    }
    case 'unknownCategory': {
      const name = i18n.t('Ukendt kategori: {name}', { name: filter.name });
      return { key: name, content: name, name };
    }
    case 'price': {
      const low = formatKroner(filter.priceCentsMin, language);
      const high = formatKroner(filter.priceCentsMax, language);
      const name = i18n.t('{low}–{high} kr./dag', { low, high });
      return { key: 'price', content: name, name };
    }
    case 'distance': {
      const name = i18n.t('Inden for {distanceMax} km', { distanceMax: filter.distanceMax });
      return { key: 'distance', content: name, name };
    }
    case 'rating': {
      const name =
        filter.ratingMin === 1
          ? i18n.t('Mindst 1 stjerne')
          : i18n.t('Mindst {count} stjerner', { count: filter.ratingMin });
      return { key: 'rating', content: name, name };
    }
  }
}

interface Props {
  active: readonly ActiveFilter[];
  change: ChangeAddressState<ToolSearch>;
}

/** A chip for each active filter, which takes it away. The focus goes on to the chip in its place. */
export function ActiveFilters({ active, change }: Props) {
  const { i18n } = useLingui();
  const language = useSpoken('da');
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
        const { key, content, name } = wordsOf(filter, i18n, language);
        const remove = () => {
          removed.current = index;
          change(filter.without);
        };
        return (
          <li key={key}>
            <RemovableChip
              onRemove={remove}
              removeLabel={i18n.t('Fjern filteret {name}', { name })}
            >
              {content}
            </RemovableChip>
          </li>
        );
      })}
    </Chips>
  );
}
