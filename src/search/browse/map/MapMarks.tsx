import { useLingui } from '@lingui/react';
import { memo, type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { formatKroner } from '../../../../domain/values/money';
import { media, theme } from '../../../theme/theme';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { MapMark } from '../../api/toolMapApi';

const { border, color, depth, fontSize, fontWeight, motion, radius, shadow, space, target } = theme;

const List = styled.ul`
  transition: opacity ${motion.calm};
  &[aria-busy='true'] {
    opacity: 0.5;
  }
  > li {
    position: absolute;
    inset: 0 auto auto 0;
    &:hover,
    &:focus-within,
    &:has([data-marked]) {
      z-index: ${depth.raised};
    }
  }
`;
const Mark = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: ${target.medium};
  padding: ${space[1]} ${space[3]};
  background: ${color.surface};
  color: ${color.ink};
  border: ${border.line} solid ${color.edge};
  border-radius: ${radius.round};
  box-shadow: ${shadow.lifted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${motion.quick}, color ${motion.quick};
  small {
    color: ${color.muted};
    font-size: 0.75rem;
    font-weight: ${fontWeight.medium};
  }
  &[data-only] {
    min-height: ${target.small};
    justify-content: center;
  }
  &[data-marked],
  &[aria-expanded='true'] {
    background: ${color.primary};
    border-color: ${color.primary};
    color: ${color.onPrimary};
    small {
      color: inherit;
    }
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
    }
  }
  ${media.touch} {
    &::after {
      content: '';
      position: absolute;
      inset: 50% auto auto 50%;
      width: max(100%, ${target.medium});
      height: max(100%, ${target.medium});
      transform: translate(-50%, -50%);
    }
  }
`;

/** The place of the card in the list that the pointer or the focus is on. */
function useMarkedPlace(): string | null {
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => {
    const onMove = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
      setPlace(card?.dataset['place'] ?? null);
    };
    document.addEventListener('pointerover', onMove);
    document.addEventListener('focusin', onMove);
    return () => {
      document.removeEventListener('pointerover', onMove);
      document.removeEventListener('focusin', onMove);
    };
  }, []);
  return place;
}

/** A key that is unique among the marks of all zooms. */
export function keyOfMark({ south, west, north, east }: MapMark): string {
  return `${south} ${west} ${north} ${east}`;
}

interface Props {
  list: RefObject<HTMLUListElement | null>;
  marks: readonly MapMark[];
  /** The marks belong to the previous request. */
  stale: boolean;
  chosenKey: string | null;
  onPress: (mark: MapMark) => void;
}

/**
 * The marks as buttons, with the price of the only tool, or the lowest price and how many there are. The map positions
 * them. The mark of the place whose card is pointed at stands out.
 */
export const MapMarks = memo(function MapMarks({ list, marks, stale, chosenKey, onPress }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const markedPlace = useMarkedPlace();
  const number = new Intl.NumberFormat(language);
  const getName = ({ toolName, placeName }: MapMark) =>
    [toolName, placeName].filter(Boolean).join(', ');
  return (
    <List ref={list} aria-label={i18n.t('Steder på kortet')} aria-busy={stale}>
      {marks.map((mark) => {
        const { count, hasMore, priceCentsMin } = mark;
        const price = priceCentsMin === null ? null : formatKroner(priceCentsMin, language);
        const isOnly = count === 1 && !hasMore && price !== null;
        const amount = `${number.format(count)}${hasMore ? '+' : ''}`;
        return (
          <li key={keyOfMark(mark)}>
            <Mark
              type="button"
              data-only={isOnly || undefined}
              data-marked={mark.placeName === markedPlace || undefined}
              aria-expanded={keyOfMark(mark) === chosenKey}
              onClick={() => onPress(mark)}
            >
              {isOnly ? (
                <span>{i18n.t('{price}\u00a0kr.', { price })}</span>
              ) : (
                <>
                  {price !== null && <span>{i18n.t('fra {price}\u00a0kr.', { price })}</span>}
                  <small>{i18n.t('{amount} stk.', { amount })}</small>
                </>
              )}
              <VisuallyHidden>{getName(mark)}</VisuallyHidden>
            </Mark>
          </li>
        );
      })}
    </List>
  );
});
