import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../../../theme/media';
import { Heading } from '../../../../ui/Heading';
import { Row } from '../../../../ui/Row';
import { Stack } from '../../../../ui/Stack';
import { Text } from '../../../../ui/Text';

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

/** What can be done, in a few words, and beside it its button. */
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
