import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import { media, theme } from '../../theme/theme';
import { Chip } from '../../ui/Chip';
import { Row } from '../../ui/Row';
import { TextField } from '../../ui/TextField';
import type { ManageFilter, ManageStatus } from './manageFilter';

const labels: Record<ManageStatus, MessageDescriptor> = {
  all: /*i18n*/ { id: 'All' },
  available: /*i18n*/ { id: 'Available' },
  // A message id of its own: Danish uses another word for tools that the person has borrowed themselves.
  borrowed: /*i18n*/ { id: 'Borrowed by others', message: 'Borrowed' },
  paused: /*i18n*/ { id: 'Paused' },
  draft: /*i18n*/ { id: 'Draft' },
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
  /** The options. */
  statuses: readonly ManageStatus[];
  onChange: ChangeAddressState<ManageFilter>;
}

/** The name search and the chips All, Available, Borrowed (§2), or more. */
export function ManageFilterBar({ filter, statuses, onChange }: Props) {
  const { i18n } = useLingui();
  // It searches while typing; Enter searches without the debounce.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({});
  };
  return (
    <Bar role="search" onSubmit={submit}>
      <TextField
        type="search"
        label={i18n.t('Search your tools by name')}
        hideLabel
        placeholder={i18n.t('Search your tools by name')}
        autoComplete="off"
        enterKeyHint="search"
        icon={<Search />}
        value={filter.q}
        onChange={(event) => onChange({ q: event.currentTarget.value }, 'paused')}
      />
      <Row role="group" aria-label={i18n.t('Status')} $gap={2}>
        {statuses.map((status) => (
          <Chip
            key={status}
            pressed={filter.status === status}
            onToggle={() => onChange({ status })}
          >
            {i18n.t(labels[status])}
          </Chip>
        ))}
      </Row>
    </Bar>
  );
}
