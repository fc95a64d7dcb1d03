import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { searchLimits, type ToolSearch } from '../../../domain/search/toolSearch';
import type { CalendarDate } from '../../../domain/values/days';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import { DaysChoice, noChosenDays, toChosenDays, toWantedDays } from '../../tools/parts/DaysChoice';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Disclosure } from '../../ui/Disclosure';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import { PlaceChoice } from '../parts/PlaceChoice';
import { SearchHelp } from './SearchHelp';

interface Props {
  open: boolean;
  onClose: () => void;
  search: ToolSearch;
  today: CalendarDate;
  change: ChangeAddressState<ToolSearch>;
}

/** The search of a phone in one sheet: what, when and where. Nothing is searched until all of it is chosen. */
export function SearchSheet({ open, ...props }: Props) {
  // Each opening starts with the present search.
  return <SearchForm key={String(open)} open={open} {...props} />;
}

function SearchForm({ open, onClose, search, today, change }: Props) {
  const { i18n } = useLingui();
  const form = useId();
  const [what, setWhat] = useState(search.searchTerm);
  const [days, setDays] = useState(() => toChosenDays(search));
  const [near, setNear] = useState(search.near);
  const wanted = toWantedDays(days);
  const field = useRef<HTMLInputElement>(null);

  // A suggestion leads to another search, which is then below the sheet.
  const { search: address } = useLocation();
  const [openedAt] = useState(address);
  const closeAfterSuggestion = useEffectEvent(() => onClose());
  useEffect(() => {
    if (open && address !== openedAt) closeAfterSuggestion();
  }, [open, address, openedAt]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wanted === null) return;
    change({ searchTerm: what.trim(), near: near.trim(), ...wanted });
    onClose();
  }
  function clear() {
    setWhat('');
    setDays(noChosenDays);
    setNear('');
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={i18n.t('Find værktøj')}
      closeLabel={i18n.t('Luk')}
      footer={
        <>
          <Button variant="secondary" onClick={clear}>
            {i18n.t('Ryd alt')}
          </Button>
          <Button type="submit" form={form} disabled={wanted === null}>
            {i18n.t('Vis værktøj')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack $gap={6}>
          <div>
            <TextField
              ref={field}
              type="search"
              label={i18n.t('Hvad')}
              placeholder={i18n.t('Søg efter værktøj, fx boremaskine')}
              enterKeyHint="search"
              autoComplete="off"
              maxLength={searchLimits.searchTerm}
              icon={<Search />}
              value={what}
              onChange={(event) => setWhat(event.currentTarget.value)}
            />
            <SearchHelp field={field} value={what} inFlow />
          </div>
          <Stack as="section" $gap={2}>
            <Heading level={3} look="tiny">
              {i18n.t('Hvornår')}
            </Heading>
            <DaysChoice
              days={days}
              today={today}
              onChange={setDays}
              fold={(calendar) => (
                <Disclosure name="search days" summary={i18n.t('Vælg dage i kalenderen')}>
                  {calendar}
                </Disclosure>
              )}
            />
          </Stack>
          <Stack as="section" $gap={2}>
            <Heading level={3} look="tiny">
              {i18n.t('Hvor')}
            </Heading>
            <PlaceChoice text={near} onText={setNear} onChoose={setNear} />
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
