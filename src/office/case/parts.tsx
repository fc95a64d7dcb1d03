import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';

const { border, color, space } = theme;

/** A part of a case with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack $gap={4}>
        <Heading level={2} look="sub">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** Two things side by side; below one another on a phone. */
export const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const List = styled.dl`
  display: grid;
  /* A value stays near its name in a wide window. */
  max-width: 44rem;
  gap: ${space[2]};
  font-variant-numeric: tabular-nums;
  dt {
    color: ${color.muted};
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/* A short value is at the end of the line of its name, a long one below it. */
const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[4]};
`;

/** Facts by name; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <Fact key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fact>
        ))}
    </List>
  );
}

/** A typed text, with its line breaks. */
export const Written = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Entries below one another, with a line between them. */
export const Entries = styled.ol`
  display: grid;
  gap: ${space[3]};
  list-style: none;
  & > li + li {
    padding-block-start: ${space[3]};
    border-block-start: ${border.line} solid ${color.line};
  }
`;

export const Photographs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space[3]};
  list-style: none;
`;
