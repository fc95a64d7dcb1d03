import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { formatShortPeriod } from '../../../domain/bookings/rentalPeriod';
import { noDays, searchLimits, type WantedDays } from '../../../domain/search/toolSearch';
import { addresses, to } from '../../../domain/values/addresses';
import { withReason } from '../../platform/store/slices/addressSlice';
import { useToday } from '../../platform/store/useClock';
import { useDifferences } from '../../platform/store/useDifferences';
import { useSearchOriginQuery } from '../../search/api/placesApi';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazyDialog';
import { lazyPart } from '../../ui/lazyPart';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const SearchHelp = lazyPart(async () => (await import('./HeroSearchHelp')).HeroSearchHelp);
const { Dialog: FreeDaysDialog, fetchAhead: fetchDays } = lazyDialog(
  async () => (await import('../../tools/parts/FreeDaysDialog')).FreeDaysDialog,
);
const { Dialog: OriginDialog, fetchAhead: fetchPlace } = lazyDialog(
  async () => (await import('../../search/parts/OriginDialog')).OriginDialog,
);

const { border, color, fontSize, fontWeight, icon, lineHeight, radius, shadow, space, target } =
  theme;

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
  &::-webkit-search-cancel-button {
    appearance: none;
  }
  ${media.tablet} {
    min-height: ${space[14]};
    font-size: ${fontSize.sub};
  }
  /* Beside the parts of the search; on a phone above them. */
  &[data-first] {
    font-size: ${fontSize.lead};
    ${media.belowPhone} {
      flex: 1 1 55%;
    }
  }
`;
/* A part of the search beside its words; on a phone both stand below the words, in the same frame. */
const Part = styled.button`
  display: grid;
  align-content: center;
  flex: 0 1 10rem;
  min-width: 0;
  min-height: ${target.large};
  padding-inline: ${space[3]};
  border-radius: ${radius.input};
  text-align: start;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.belowPhone} {
    order: 1;
    flex: 1 1 35%;
    background: ${color.sunken};
  }
  ${media.phone} {
    border-inline-start: ${border.line} solid ${color.line};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;
const Name = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: ${lineHeight.snug};
`;
const Chosen = styled.span`
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.snug};
`;
/* Wider than the words above, where the drawing beside them leaves room. */
const Wide = styled.div`
  ${media.wide} {
    width: min(46rem, 52vw);
  }
`;
const Submit = styled.span`
  display: grid;
  align-self: stretch;
`;

interface Wanted {
  days: WantedDays;
  /** '' for the account's place, or the service's. */
  near: string;
}
const nothingWanted: Wanted = { days: noDays, near: '' };

type OpenDialog = 'days' | 'place' | null;

interface WantedProps {
  wanted: Wanted;
  open: OpenDialog;
  onOpen: (dialog: OpenDialog) => void;
}

/** When and where the tool is needed: each opens its dialog. */
function WhenAndWhere({ wanted: { days, near }, open, onOpen }: WantedProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { currentData: origin } = useSearchOriginQuery(near);
  const { from, to: until } = days;
  return (
    <>
      <Part
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open === 'days'}
        onPointerEnter={fetchDays}
        onFocus={fetchDays}
        onClick={() => onOpen('days')}
      >
        <Name>{i18n.t('Hvornår')}</Name>
        <Chosen>
          {from !== null && until !== null
            ? formatShortPeriod(from, until, language)
            : i18n.t('Vælg dage')}
        </Chosen>
      </Part>
      <Part
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open === 'place'}
        onPointerEnter={fetchPlace}
        onFocus={fetchPlace}
        onClick={() => onOpen('place')}
      >
        <Name>{i18n.t('Hvor')}</Name>
        <Chosen>
          {origin ? i18n.t('Nær {near}', { near: origin.name }) : near || i18n.t('Vælg sted')}
        </Chosen>
      </Part>
    </>
  );
}

/** The dialogs of both, outside the form: they have forms of their own, whose events it would get. */
function WantedDialogs({
  wanted,
  open,
  onOpen,
  onChange,
}: WantedProps & { onChange: (next: Wanted) => void }) {
  const { i18n } = useLingui();
  const today = useToday();
  const { currentData: origin } = useSearchOriginQuery(wanted.near);
  const close = () => onOpen(null);
  return (
    <>
      <FreeDaysDialog
        open={open === 'days'}
        onClose={close}
        days={wanted.days}
        today={today}
        doneLabel={i18n.t('Vælg dagene')}
        onChoose={(days) => onChange({ ...wanted, days })}
      />
      <OriginDialog
        open={open === 'place'}
        onClose={close}
        near={wanted.near}
        isUnknown={origin === null}
        doneLabel={i18n.t('Vælg stedet')}
        onChoose={(near) => onChange({ ...wanted, near })}
      />
    </>
  );
}

/** The search of the front page: what, when and where. While nothing is chosen the button waits for a text. */
export function HeroSearch() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [wasFocused, setWasFocused] = useState(false);
  const [wanted, setWanted] = useScreenState('hero search', nothingWanted);
  const [open, setOpen] = useScreenState<OpenDialog>('hero dialog', null);
  const input = useRef<HTMLInputElement>(null);
  const { hasFullSearch } = useDifferences();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    const { days, near } = wanted;
    if (q === '' && days.from === null && near === '') {
      input.current?.focus();
      return;
    }
    const { from, to: until, flex } = days;
    navigate(
      to.browse({ q, from, to: until, flex: flex || null, near: near || null }),
      withReason('searched'),
    );
  };
  const form = (
    <Form role="search" action={addresses.browse} onSubmit={submit}>
      <Search aria-hidden="true" />
      <VisuallyHidden as="label" htmlFor="hero-search">
        {i18n.t('Hvad leder du efter?')}
      </VisuallyHidden>
      <Input
        ref={input}
        id="hero-search"
        data-first={hasFullSearch ? '' : undefined}
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
      {hasFullSearch && <WhenAndWhere wanted={wanted} open={open} onOpen={setOpen} />}
      <Submit>
        <Button type="submit" variant="accent" size="large">
          {i18n.t('Søg')}
        </Button>
      </Submit>
    </Form>
  );
  if (!hasFullSearch) return form;
  return (
    <Wide>
      {form}
      {wasFocused && <SearchHelp field={input} value={text} />}
      <WantedDialogs wanted={wanted} open={open} onOpen={setOpen} onChange={setWanted} />
    </Wide>
  );
}
