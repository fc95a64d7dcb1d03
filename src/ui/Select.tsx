import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldProps } from './fieldProps';
import { fieldStyles } from './fieldStyles';

const { color, icon, space } = theme;

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}
export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'>,
    FieldProps {
  options: readonly SelectOption[];
}

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    top: calc(50% - ${icon.medium} / 2);
    right: ${space[3]};
    width: ${icon.medium};
    height: ${icon.medium};
    color: ${color.muted};
    pointer-events: none;
  }
`;
const Native = styled.select`
  ${fieldStyles}
  appearance: none;
  padding-right: ${space[10]};
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** A choice of one from a list, native: what the device offers is what people know. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  options,
  id: givenId,
  ...rest
}: SelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      required={rest.required}
    >
      <Box>
        <Native
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Native>
        <ChevronDown aria-hidden="true" />
      </Box>
    </FieldFrame>
  );
}
