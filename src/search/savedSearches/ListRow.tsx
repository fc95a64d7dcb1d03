import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';

const { space } = theme;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;
const Middle = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  min-width: 0;
`;

/** A row for something that the person waits for: a picture, a description, and buttons. */
export function ListRow({
  start,
  end,
  children,
}: {
  start?: ReactNode;
  end: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="li" $padding="small">
      <Line>
        {start}
        <Middle>{children}</Middle>
        {end}
      </Line>
    </Card>
  );
}
