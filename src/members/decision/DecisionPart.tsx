import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';

/** A written text, with its line breaks. */
export const Quoted = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** A part of a decision with its heading. */
export function DecisionPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} $padding="large">
      <Stack $gap={4}>
        <Heading level={2} look="sub">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
