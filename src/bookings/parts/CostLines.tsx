import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';

const { border, color, fontSize, fontWeight, space } = theme;

export interface CostLine {
  id: string;
  label: ReactNode;
  /** The amount as it is shown. */
  amount: string;
}

interface Props {
  lines: readonly CostLine[];
  /** Null for lines without a total. */
  total: Omit<CostLine, 'id'> | null;
}

const List = styled.dl`
  display: grid;
  gap: ${space[2]};
  font-variant-numeric: tabular-nums;
`;
const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  dt {
    min-width: 0;
    color: ${color.muted};
  }
  dd {
    margin: 0;
    white-space: nowrap;
  }
`;
const Total = styled(Line)`
  margin-block-start: ${space[1]};
  padding-block-start: ${space[3]};
  border-block-start: ${border.line} solid ${color.line};
  font-weight: ${fontWeight.bold};
  dt {
    color: ${color.ink};
  }
  dd {
    font-size: ${fontSize.lead};
  }
`;

/** Amounts, line by line, and their total below a line. */
export function CostLines({ lines, total }: Props) {
  return (
    <List>
      {lines.map((line) => (
        <Line key={line.id}>
          <dt>{line.label}</dt>
          <dd>{line.amount}</dd>
        </Line>
      ))}
      {total === null ? null : (
        <Total>
          <dt>{total.label}</dt>
          <dd>{total.amount}</dd>
        </Total>
      )}
    </List>
  );
}
