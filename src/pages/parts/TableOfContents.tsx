import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { useHeadingInView } from './useHeadingInView';

const { border, color, fontSize, fontWeight, icon, lineHeight, motion, radius, space, target } =
  theme;

interface ContentsEntry {
  id: string;
  title: string;
}
export interface TableOfContentsProps {
  entries: readonly ContentsEntry[];
  /** The title, where it is not "On this page". */
  title?: string | undefined;
}

const Wide = styled.nav`
  position: sticky;
  top: ${space[24]};
  max-height: calc(100vh - ${space[24]} - ${space[8]});
  overflow-y: auto;
  ${media.low} {
    position: static;
    max-height: none;
  }
  font-size: ${fontSize.small};
  ${media.belowDesktop} {
    display: none;
  }
`;
const Narrow = styled.details`
  display: none;
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  ${media.belowDesktop} {
    display: block;
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  nav {
    padding: 0 ${space[4]} ${space[3]};
  }
  ${media.print} {
    display: none;
  }
`;
const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${target.large};
  padding-inline: ${space[4]};
  border-radius: ${radius.card};
  font-weight: ${fontWeight.semibold};
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    width: ${icon.medium};
    height: ${icon.medium};
    transition: transform ${motion.calm};
  }
`;
const Title = styled.p`
  margin-block-end: ${space[2]};
  padding-inline-start: calc(${space[4]} + ${border.strong});
  color: ${color.ink};
  font-weight: ${fontWeight.semibold};
`;
const Entry = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${target.small};
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[4]};
  border-inline-start: ${border.strong} solid ${color.line};
  color: ${color.muted};
  line-height: ${lineHeight.snug};
  text-decoration: none;
  transition: color ${motion.quick}, border-color ${motion.quick};
  ${media.hover} {
    &:hover {
      color: ${color.ink};
      border-color: ${color.edge};
    }
  }
  &[aria-current] {
    color: ${color.primary};
    border-color: ${color.primary};
    font-weight: ${fontWeight.semibold};
  }
  &:focus-visible {
    outline-offset: -${border.strong};
  }
  ${media.touch} {
    min-height: ${target.medium};
  }
`;

/**
 * The table of contents of a long page: on a wide screen beside the text and always in view, elsewhere folded above it.
 * A press on an entry also moves the focus to its heading, so that reading continues there.
 */
export function TableOfContents({ entries, title: given }: TableOfContentsProps) {
  const { i18n } = useLingui();
  const title = given ?? i18n.t('On this page');
  const titleId = useId();
  const { search } = useLocation();
  const current = useHeadingInView(entries.map((entry) => entry.id));

  const list = (
    <ol>
      {entries.map(({ id, title: label }) => (
        <li key={id}>
          <Entry
            to={{ search, hash: `#${id}` }}
            aria-current={id === current ? 'location' : undefined}
            onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
          >
            {label}
          </Entry>
        </li>
      ))}
    </ol>
  );

  return (
    <>
      <Wide aria-labelledby={titleId}>
        <Title id={titleId}>{title}</Title>
        {list}
      </Wide>
      <Narrow>
        <Summary>
          {title}
          <ChevronDown aria-hidden="true" />
        </Summary>
        <nav aria-label={title}>{list}</nav>
      </Narrow>
    </>
  );
}
