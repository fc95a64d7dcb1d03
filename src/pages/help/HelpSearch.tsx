import { useLingui } from '@lingui/react';
import { Search, X } from 'lucide-react';
import styled from 'styled-components';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import { theme } from '../../theme/theme';
import { IconButton } from '../../ui/IconButton';
import { TextField } from '../../ui/TextField';

const Form = styled.form`
  max-width: ${theme.width.reading};
`;

/** The search of the help centre, kept in its address (D10). */
export interface HelpSearchText {
  q: string;
}

interface Props extends HelpSearchText {
  change: ChangeAddressState<HelpSearchText>;
}

/** The search box of the help centre. */
export function HelpSearch({ q, change }: Props) {
  const { i18n } = useLingui();
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        change({});
      }}
    >
      <TextField
        type="search"
        name="q"
        size="large"
        label={i18n.t('Search the help centre')}
        hideLabel
        placeholder={i18n.t('Search for deposit, cancel, photos …')}
        icon={<Search />}
        value={q}
        onChange={(event) => change({ q: event.target.value }, 'paused')}
        enterKeyHint="search"
        autoComplete="off"
        suffix={
          q === '' ? null : (
            <IconButton
              size="small"
              label={i18n.t('Clear the search')}
              icon={<X aria-hidden="true" />}
              onClick={(event) => {
                change({ q: '' });
                event.currentTarget.form?.querySelector('input')?.focus();
              }}
            />
          )
        }
      />
    </Form>
  );
}
