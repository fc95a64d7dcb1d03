import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, depth, motion, shadow, space } = theme;

export interface StickyBarProps {
  /** The name of the region. */
  label: string;
  /** Hidden and not focusable, while the content that it leads to is in view. */
  hidden?: boolean | undefined;
  /** Inside a PageContainer: reaches over its margins to the edges of the window. */
  bleeds?: boolean | undefined;
  children: ReactNode;
}

const Bar = styled.section`
  position: sticky;
  /* Above the bar with the member's places, where there is one. */
  inset-block-end: var(--bottom-bar, 0rem);
  z-index: ${depth.stickyBar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  margin-block-start: ${space[8]};
  padding: ${space[3]} ${space[4]} calc(${space[3]} + var(--bottom-inset, env(safe-area-inset-bottom)));
  background: ${color.surface};
  border-block: ${border.line} solid ${color.line};
  box-shadow: ${shadow.lifted};
  ${media.tablet} {
    padding-inline: ${space[8]};
  }
  transition:
    transform ${motion.calm},
    visibility ${motion.calm};
  &[data-bleeds] {
    margin-inline: calc(-1 * ${space[4]});
    ${media.tablet} {
      margin-inline: calc(-1 * ${space[8]});
    }
  }
  &[data-away] {
    visibility: hidden;
    transform: translateY(100%);
  }
  ${media.low} {
    position: static;
    flex-wrap: wrap;
    &[data-away] {
      display: none;
    }
  }
  ${media.desktop} {
    display: none;
  }
`;

/**
 * A bar at the bottom of the window on a phone or a tablet. Put it last, outside the PageContainer: it sticks while the
 * page scrolls, and at the end of the page it rests above the footer.
 */
export function StickyBar({ label, hidden = false, bleeds = false, children }: StickyBarProps) {
  return (
    <Bar
      aria-label={label}
      data-print="hide"
      data-sticky-bar=""
      data-bleeds={bleeds || undefined}
      data-away={hidden || undefined}
    >
      {children}
    </Bar>
  );
}
