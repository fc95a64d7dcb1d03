import { useLingui } from '@lingui/react';
import { Search, X } from 'lucide-react';
import { type FormEvent, use, useRef } from 'react';
import styled from 'styled-components';
import { searchLimits, type ToolSearch } from '../../../domain/search/toolSearch';
import { addresses } from '../../../domain/values/addresses';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import { theme } from '../../theme/theme';
import { IconButton } from '../../ui/IconButton';
import { lazyPart } from '../../ui/lazyPart';
import { TextField } from '../../ui/TextField';
import { SearchDetailsContext } from './SearchDetailsContext';

// The field is ready before its suggestions, so it does not wait for them.
const SearchHelp = lazyPart(async () => (await import('./SearchHelp')).SearchHelp);

const Form = styled.form`
  margin-block-start: ${theme.space[4]};
`;

interface Props {
  value: string;
  change: ChangeAddressState<ToolSearch>;
}

/** The text search. It searches while typing, Enter without the debounce. Without the app it is a plain form. */
export function SearchBar({ value, change }: Props) {
  const details = use(SearchDetailsContext);
  const { i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({});
  };
  const clear = () => {
    change({ searchTerm: '' });
    input.current?.focus();
  };
  return (
    <Form role="search" action={addresses.browse} onSubmit={submit}>
      <TextField
        ref={input}
        type="search"
        name="q"
        size="large"
        label={i18n.t('Søg efter værktøj')}
        hideLabel
        placeholder={i18n.t('Søg efter værktøj, fx boremaskine')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={searchLimits.searchTerm}
        icon={<Search />}
        value={value}
        onChange={(event) => change({ searchTerm: event.currentTarget.value }, 'paused')}
        suffix={
          value === '' ? null : (
            <IconButton
              label={i18n.t('Ryd søgningen')}
              size="small"
              icon={<X aria-hidden="true" />}
              onClick={clear}
            />
          )
        }
      />
      {details && <SearchHelp field={input} value={value} />}
    </Form>
  );
}
