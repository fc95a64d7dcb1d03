import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Grid, type GridColumns } from '../../ui/Grid';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';

const { color, icon: iconSize, radius, space, target } = theme;

export interface Point {
  /** A line drawing; decoration. */
  icon: ReactNode;
  /** As given, like the text: both are in the catalogues. */
  title: string;
  text: string;
}
export interface PointListProps {
  points: readonly Point[];
  /** On a wide screen. */
  columns: GridColumns;
}

const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  break-inside: avoid;
  ${media.belowTablet} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space[4]};
    > * {
      grid-column: 2;
    }
    > :first-child {
      grid-column: 1;
      grid-row: 1 / span 2;
    }
  }
`;
const Sign = styled.span`
  display: grid;
  place-items: center;
  width: ${target.large};
  height: ${target.large};
  margin-block-end: ${space[2]};
  border-radius: ${radius.card};
  background: ${color.primarySoft};
  color: ${color.primary};
  svg {
    width: ${iconSize.large};
    height: ${iconSize.large};
  }
`;

/** A handful of reasons beside each other: benefits, values, perks. */
export function PointList({ points, columns }: PointListProps) {
  const { i18n } = useLingui();
  return (
    <Grid as="ul" $tabletColumns={columns === 3 ? 3 : 2} $desktopColumns={columns} $gap={8}>
      {points.map(({ icon, title, text }) => (
        <Item key={title}>
          <Sign aria-hidden="true">{icon}</Sign>
          <Heading level={3} look="small">
            {i18n.t(title)}
          </Heading>
          <Text $tone="muted" $measure>
            {i18n.t(text)}
          </Text>
        </Item>
      ))}
    </Grid>
  );
}
