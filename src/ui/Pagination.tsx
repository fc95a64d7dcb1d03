import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

const { border, color, fontWeight, radius, space, target } = theme;

export interface PaginationProps {
  /** The name of the landmark. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  linkTo: (page: number) => string;
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[1]};
`;
const cell = css`
  display: grid;
  place-items: center;
  min-width: ${target.medium};
  min-height: ${target.medium};
  border-radius: ${radius.input};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  svg {
    width: ${theme.icon.medium};
    height: ${theme.icon.medium};
  }
  ${media.belowPhone} {
    min-width: ${target.small};
  }
`;
const Way = styled(Link)`
  ${cell}
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &[aria-current='page'] {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`;
const Gap = styled.span`
  ${cell}
  color: ${color.muted};
  border: ${border.line} solid transparent;
`;

/** First, last, this one and its neighbours; null stands for what is left out between them. */
function shownPages(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  const pages = [...new Set(wanted)].filter((each) => each >= 1 && each <= pageCount);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1];
    return before !== undefined && each - before > 1 ? [null, each] : [each];
  });
}

/** Numbered pages as links. Nothing shows where there is only one. */
export function Pagination({
  label,
  page,
  pageCount,
  linkTo,
  pageLabel,
  previousLabel,
  nextLabel,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <List>
        {page > 1 ? (
          <li>
            <Way to={linkTo(page - 1)} aria-label={previousLabel} rel="prev">
              <ChevronLeft aria-hidden="true" />
            </Way>
          </li>
        ) : null}
        {shownPages(page, pageCount).map((each, index) => (
          <li key={each ?? `gap-${index === 1 ? 'before' : 'after'}`}>
            {each === null ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <Way
                to={linkTo(each)}
                aria-label={pageLabel(each)}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </Way>
            )}
          </li>
        ))}
        {page < pageCount ? (
          <li>
            <Way to={linkTo(page + 1)} aria-label={nextLabel} rel="next">
              <ChevronRight aria-hidden="true" />
            </Way>
          </li>
        ) : null}
      </List>
    </nav>
  );
}
