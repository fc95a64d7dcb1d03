import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

const { fontSize, fontWeight, space } = theme;

const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;
const Legend = styled.legend`
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  line-height: 1.4;
  margin-bottom: ${space[2]};
`;

/** Several controls under one name. */
export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Root>
      <Legend>{label}</Legend>
      {children}
    </Root>
  );
}
