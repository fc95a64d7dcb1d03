import { Search, X } from 'lucide-react';
import styled from 'styled-components';
import { theme } from '../../../theme/theme';
import { IconButton } from '../../../ui/IconButton';
import { TextField } from '../../../ui/TextField';

const Form = styled.form`
  max-width: ${theme.width.reading};
`;

export interface HelpSearchProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
}

/** The search box of the help centre. */
export function HelpSearch({ text, onText, onSend }: HelpSearchProps) {
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <TextField
        type="search"
        name="q"
        size="large"
        label="Search the help centre"
        hideLabel
        placeholder="Search for deposit, cancel, photos …"
        icon={<Search />}
        value={text}
        onChange={(event) => onText(event.target.value)}
        enterKeyHint="search"
        autoComplete="off"
        suffix={
          text === '' ? null : (
            <IconButton
              size="small"
              label="Clear the search"
              icon={<X aria-hidden="true" />}
              onClick={(event) => {
                onText('');
                event.currentTarget.form?.querySelector('input')?.focus();
              }}
            />
          )
        }
      />
    </Form>
  );
}
