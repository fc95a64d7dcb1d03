import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, type SpaceStep, theme } from '../../theme/theme';
import { Grid, type GridColumns } from '../../ui/Grid';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { LinkedHeading } from './LinkedHeading';
import { Question, Questions } from './Question';

const { color, icon: iconSize, radius, space, target, width } = theme;

interface BandProps {
  ground?: 'sunken';
  children: ReactNode;
}
interface BlockProps {
  /** The part of the address after `#`. */
  id: string;
  title: string;
  gap?: SpaceStep;
  children: ReactNode;
}
interface PointProps {
  /** A line drawing; decoration. */
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** For paragraphs that explain the heading above them. */
export const mutedParagraphs = css`
  > p {
    max-width: 66ch;
    color: ${color.muted};
  }
`;
const Titled = styled(Stack)`
  ${mutedParagraphs}
`;
const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  break-inside: avoid;
  ${mutedParagraphs}
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

/** A band of the page with blocks below one another. */
function Band({ ground, children }: BandProps) {
  return (
    <Section $ground={ground}>
      <PageContainer>
        <Stack $gap={16}>{children}</Stack>
      </PageContainer>
    </Section>
  );
}

/** A block with a heading that links to itself. */
function Block({ id, title, gap = 8, children }: BlockProps) {
  return (
    <Titled $gap={gap}>
      <LinkedHeading id={id} level={2}>
        {title}
      </LinkedHeading>
      {children}
    </Titled>
  );
}

/** Two blocks beside each other. */
function Halves({ gap = 10, children }: { gap?: SpaceStep; children: ReactNode }) {
  return (
    <Grid $desktopColumns={2} $gap={gap}>
      {children}
    </Grid>
  );
}

/** A handful of reasons beside each other: benefits, values, perks. */
function Points({ columns, children }: { columns: GridColumns; children: ReactNode }) {
  return (
    <Grid as="ul" $tabletColumns={columns === 3 ? 3 : 2} $desktopColumns={columns} $gap={8}>
      {children}
    </Grid>
  );
}

function Point({ icon, title, children }: PointProps) {
  return (
    <Item>
      <Sign aria-hidden="true">{icon}</Sign>
      <Heading level={3} look="small">
        {title}
      </Heading>
      {children}
    </Item>
  );
}

const NarrowQuestions = styled(Questions)`
  max-width: ${width.dialogWide};
`;

/** The parts that pages other than documents are made of, by their names in the Markdown. */
export const blocks = {
  Band,
  Block,
  Halves,
  PageContainer,
  Point,
  Points,
  Question,
  Questions: NarrowQuestions,
};
