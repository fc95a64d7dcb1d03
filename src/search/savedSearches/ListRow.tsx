import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';

const { border, color, space } = theme;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding-block: ${space[3]};
  &:not(:first-child) {
    border-block-start: ${border.line} solid ${color.line};
  }
`;
const Middle = styled.div`
  display: grid;
  flex: 1;
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
    <Line>
      {start}
      <Middle>{children}</Middle>
      {end}
    </Line>
  );
}
