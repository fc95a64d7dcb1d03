import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../../theme/theme';
import { Heading } from '../../../ui/Heading';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

const Root = styled(Row)`
  & > :first-child {
    flex: 1;
    min-width: 14rem;
  }
  ${media.belowPhone} {
    & > button {
      width: 100%;
    }
  }
`;

/** An action in a few words, with its button beside it. */
export function Line({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Root $gap={4}>
      <Stack $gap={1}>
        <Heading level={3} look="tiny">
          {title}
        </Heading>
        <Text as="div" $tone="muted">
          {children}
        </Text>
      </Stack>
      {action}
    </Root>
  );
}
