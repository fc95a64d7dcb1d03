import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import type { ChangeAddressState } from '../../../store/useAddressState';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Chip } from '../../../ui/Chip';
import { Row } from '../../../ui/Row';
import { TextField } from '../../../ui/TextField';
import type { ManageFilter, ManageStatus } from './manageFilter';

const labels: Record<ManageStatus, string> = {
  all: 'All',
  available: 'Available',
  borrowed: 'Borrowed',
  paused: 'Paused',
  draft: 'Draft',
};

const Bar = styled.form`
  display: grid;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 24rem) auto;
    justify-content: start;
  }
`;

interface Props {
  filter: ManageFilter;
  /** What can be chosen. */
  statuses: readonly ManageStatus[];
  onChange: ChangeAddressState<ManageFilter>;
}

/** The name search and the chips All, Available, Borrowed (§2), in live more. */
export function ManageFilterBar({ filter, statuses, onChange }: Props) {
  // It searches while typing; Enter only spares the wait.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({});
  };
  return (
    <Bar role="search" onSubmit={submit}>
      <TextField
        type="search"
        label="Search your tools by name"
        hideLabel
        placeholder="Search your tools by name"
        autoComplete="off"
        enterKeyHint="search"
        icon={<Search />}
        value={filter.q}
        onChange={(event) => onChange({ q: event.currentTarget.value }, 'paused')}
      />
      <Row role="group" aria-label="Status" $gap={2}>
        {statuses.map((status) => (
          <Chip
            key={status}
            pressed={filter.status === status}
            onToggle={() => onChange({ status })}
          >
            {labels[status]}
          </Chip>
        ))}
      </Row>
    </Bar>
  );
}
