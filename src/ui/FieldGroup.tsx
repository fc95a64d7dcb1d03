import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { FieldError, FieldHint } from './FieldFrame';
import { describedBy, type FieldProps } from './fieldProps';
import { visuallyHiddenStyles } from './visuallyHiddenStyles';

const { fontSize, fontWeight, space } = theme;

export interface FieldGroupProps extends FieldProps {
  id: string;
  children: ReactNode;
}

const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;
const Legend = styled.legend<{ $hidden: boolean }>`
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  line-height: 1.4;
  margin-bottom: ${space[2]};
  ${({ $hidden }) => ($hidden ? visuallyHiddenStyles : '')}
`;

/** Several controls under one name. */
export function FieldGroup({
  id,
  label,
  hideLabel = false,
  hint,
  error,
  children,
}: FieldGroupProps) {
  return (
    <Root aria-describedby={describedBy(id, { hint, error })}>
      <Legend $hidden={hideLabel}>{label}</Legend>
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
    </Root>
  );
}
