import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';

/** The place of a tool's picture in a row. */
export const RowPicture = styled.div`
  width: ${theme.space[20]};
`;

const { border, color, fontSize, fontWeight, motion, radius, space } = theme;

/* The picture, the words, and at the end a state or a button, which on a phone goes below the words. */
const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]};
  transition: background-color ${motion.quick};
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  ${media.tablet} {
    padding-inline: ${space[5]};
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &:has(h3 a:focus-visible) {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: calc(-1 * ${border.strong});
    border-radius: ${radius.card};
  }
`;
const Words = styled.div`
  min-width: 0;
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.45;
  h3 {
    color: ${color.ink};
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }
  h3 a {
    text-decoration: none;
    outline: none;
  }
  /* The whole row leads there; what else can be pressed lies above it. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const End = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  grid-column: 2;
  ${media.phone} {
    grid-column: 3;
  }
`;

interface Props {
  picture: ReactNode;
  /** An `h3` with the one link of the row, and the lines below it. */
  children: ReactNode;
  end?: ReactNode;
}

/** A row of the dashboard's lists. */
export function DashboardRow({ picture, children, end }: Props) {
  return (
    <Root>
      {picture}
      <Words>{children}</Words>
      {end ? <End>{end}</End> : null}
    </Root>
  );
}
