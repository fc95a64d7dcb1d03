import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';
import { visuallyHiddenStyles } from './VisuallyHidden';

/** The props of every field, besides the attributes of its native element. */
export interface FieldProps {
  /** Its accessible name, shown above unless `hideLabel`. */
  label: ReactNode;
  hideLabel?: boolean | undefined;
  /** A line of help below, tied to the field. */
  hint?: ReactNode;
  /** The error and its remedy; marks the field as invalid. */
  error?: string | undefined;
}

/** The attributes that tie a native element to its hint and error. */
export function fieldMarks(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}

const { color, fontSize, fontWeight, space } = theme;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
`;
/** The star of a required field is CSS content with an empty alternative, so that it is not part of the name. */
const star = css`
  &::after {
    content: ' *';
    content: ' *' / '';
    color: ${color.danger};
  }
`;
export const FieldLabel = styled.label<{
  $hidden?: boolean | undefined;
  $required?: boolean | undefined;
}>`
  ${({ $hidden }) => ($hidden ? visuallyHiddenStyles : '')}
  color: ${color.ink};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  line-height: 1.4;
  ${({ $required }) => ($required ? star : '')}
`;
export const FieldHint = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.4;
`;
export const FieldError = styled.p`
  color: ${color.danger};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  line-height: 1.4;
`;

interface FieldFrameProps extends FieldProps {
  id: string | undefined;
  required: boolean | undefined;
  /** A message about the input, announced when it appears. Left out where there is none. */
  notice?: ReactNode;
  /** Renders the native element; it must have these attributes, which tie it to label, error and hint. */
  children: (control: { id: string } & ReturnType<typeof fieldMarks>) => ReactNode;
}

/** Label above, then the control, then error and hint. */
export function FieldFrame({
  id: givenId,
  label,
  hideLabel,
  hint,
  error,
  required,
  notice,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Root>
      <FieldLabel htmlFor={id} $hidden={hideLabel} $required={required}>
        {label}
      </FieldLabel>
      {children({ id, ...fieldMarks(id, { hint, error }) })}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {notice === undefined ? null : <FieldError role="status">{notice}</FieldError>}
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
    </Root>
  );
}
