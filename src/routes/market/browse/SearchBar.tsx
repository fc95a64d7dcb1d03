import { useLingui } from '@lingui/react';
import { Search, X } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../../domain/addresses';
import { searchLimits, type ToolSearch } from '../../../../domain/toolSearch';
import type { ChangeAddressState } from '../../../store/useAddressState';
import { theme } from '../../../theme/theme';
import { IconButton } from '../../../ui/IconButton';
import { InBrowser } from '../../../ui/InBrowser';
import { TextField } from '../../../ui/TextField';

// Who searches can do without: when it does not come, nobody is told.
const SearchHelp = lazy(() =>
  import(/* webpackChunkName: "finding" */ './SearchHelp').then(
    ({ SearchHelp: Part }) => ({ default: Part }),
    () => ({ default: () => null }),
  ),
);

const Form = styled.form`
  margin-block-start: ${theme.space[4]};
`;

interface Props {
  value: string;
  change: ChangeAddressState<ToolSearch>;
}

/** The text search. It searches while typing; Enter only spares the wait. Without the app it is a plain form. */
export function SearchBar({ value, change }: Props) {
  const { i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [wasFocused, setWasFocused] = useState(false);
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
        onFocus={() => setWasFocused(true)}
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
      {(wasFocused || value) && (
        <InBrowser>
          <Suspense>
            <SearchHelp field={input} value={value} />
          </Suspense>
        </InBrowser>
      )}
    </Form>
  );
}
