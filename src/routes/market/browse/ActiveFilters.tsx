import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatKroner } from '../../../../domain/money';
import type { ActiveFilter, ToolSearch } from '../../../../domain/toolSearch';
import type { ChangeAddressState } from '../../../store/useAddressState';
import { theme } from '../../../theme/theme';
import { Chip } from '../../../ui/Chip';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

/** What a chip says, and how the button that takes it away is called. */
function wordsOf(filter: ActiveFilter): { key: string; content: ReactNode; name: string } {
  switch (filter.kind) {
    case 'category': {
      const { code, name } = filter.category;
      return { key: code, content: <span lang="en">{name}</span>, name };
    }
    case 'price': {
      const low = formatKroner(filter.priceCentsMin);
      const name = `${low}–${formatKroner(filter.priceCentsMax)} kr./dag`;
      return { key: 'price', content: name, name };
    }
    case 'distance': {
      const name = `Inden for ${filter.distanceMax} km`;
      return { key: 'distance', content: name, name };
    }
    case 'rating': {
      const name = `Mindst ${filter.ratingMin} ${filter.ratingMin === 1 ? 'stjerne' : 'stjerner'}`;
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
    <Chips ref={list} aria-label="Aktive filtre">
      {active.map((filter, index) => {
        const { key, content, name } = wordsOf(filter);
        const remove = () => {
          removed.current = index;
          change(filter.without);
        };
        return (
          <li key={key}>
            <Chip onRemove={remove} removeLabel={`Fjern filteret ${name}`}>
              {content}
            </Chip>
          </li>
        );
      })}
    </Chips>
  );
}
