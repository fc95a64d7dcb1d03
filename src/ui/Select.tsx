import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { fieldStyles } from './fieldStyles';

const { color, icon, space } = theme;

interface SelectOption {
  value: string;
  label: string;
}
interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'>,
    Pick<FieldProps, 'label' | 'hideLabel' | 'error'> {
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

/** A choice of one from a list. It is the native control, which people know from their device. */
export function Select({ label, hideLabel, error, options, id, ...rest }: SelectProps) {
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={error} required={rest.required}>
      {(control) => (
        <Box>
          <Native {...control} {...rest}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Native>
          <ChevronDown aria-hidden="true" />
        </Box>
      )}
    </FieldFrame>
  );
}
