import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Chip } from '../../ui/Chip';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';

interface Props<Value extends string> {
  /** The label of the filter, for assistive technology. */
  label: string;
  options: readonly { value: Value; label: string; count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
const Legend = styled.legend`
  ${visuallyHiddenStyles}
`;

/** A choice of one filter, each with the number of entries that it shows. */
export function FilterChips<Value extends string>({
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  return (
    <Group>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <Chip
          key={option.value}
          pressed={option.value === value}
          count={option.count}
          onToggle={() => onChange(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </Group>
  );
}
