import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { noDays, searchLimits, type WantedDays } from '../../../domain/search/toolSearch';
import { addresses, to } from '../../../domain/values/addresses';
import { withReason } from '../../platform/store/slices/addressSlice';
import { useToday } from '../../platform/store/useClock';
import { useDifferences } from '../../platform/store/useDifferences';
import { useSearchHelp } from '../../search/hooks/useSearchHelp';
import { media, theme } from '../../theme/theme';
import { FreeDaysButton } from '../../tools/parts/FreeDaysButton';
import { SearchSuggestions } from '../../tools/parts/SearchSuggestions';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  value: string;
}

/** Help with the search of the front page. */
function SearchHelp({ field, value }: Props) {
  return <SearchSuggestions field={field} help={useSearchHelp(value)} find={to.browse} />;
}

const { border, color, fontSize, icon, radius, shadow, space, target } = theme;

const Form = styled.form`
  display: flex;
  ${media.belowPhone} {
    flex-wrap: wrap;
  }
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]};
  background: ${color.surface};
  border: ${border.edge} solid ${color.edge};
  border-radius: ${radius.card};
  box-shadow: ${shadow.floating};
  &:has(input:focus-visible) {
    border-color: ${color.focus};
    outline: ${border.strong} solid ${color.focus};
  }
  > svg {
    flex: none;
    width: ${icon.large};
    height: ${icon.large};
    margin-inline-start: ${space[2]};
    color: ${color.muted};
    ${media.belowPhone} {
      display: none;
    }
  }
`;
const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${target.large};
  padding-inline: ${space[2]};
  background: none;
  border: 0;
  outline: none;
  font-size: ${fontSize.lead};
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  ${media.tablet} {
    min-height: ${space[14]};
    font-size: ${fontSize.sub};
  }
`;
/* On a phone the days stand below the words, in the same frame. */
const Days = styled.span`
  flex: none;
  ${media.belowPhone} {
    order: 1;
    flex: 1 0 100%;
    > button {
      width: 100%;
    }
  }
`;
const Submit = styled.span`
  display: grid;
  align-self: stretch;
`;

/** The search of the front page. With a text or days it leads to the results; without a text the button waits for it. */
export function HeroSearch() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [wasFocused, setWasFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { hasFullSearch } = useDifferences();
  const today = useToday();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '') input.current?.focus();
    else navigate(to.browse({ q: wanted }), withReason('searched'));
  };
  const searchOnDays = ({ from, to: until, flex }: WantedDays) =>
    navigate(
      to.browse({ q: text.trim(), from, to: until, flex: flex || null }),
      withReason('searched'),
    );
  const form = (
    <Form role="search" action={addresses.browse} onSubmit={submit}>
      <Search aria-hidden="true" />
      <VisuallyHidden as="label" htmlFor="hero-search">
        {i18n.t('Hvad leder du efter?')}
      </VisuallyHidden>
      <Input
        ref={input}
        id="hero-search"
        type="search"
        name="q"
        placeholder={i18n.t('Hvad leder du efter?')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchLimits.searchTerm}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={() => setWasFocused(true)}
      />
      {hasFullSearch && (
        <Days>
          <FreeDaysButton days={noDays} today={today} onChoose={searchOnDays} />
        </Days>
      )}
      <Submit>
        <Button type="submit" variant="accent" size="large">
          {i18n.t('Søg')}
        </Button>
      </Submit>
    </Form>
  );
  if (!hasFullSearch) return form;
  return (
    <div>
      {form}
      {wasFocused && <SearchHelp field={input} value={text} />}
    </div>
  );
}
