import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';
import type { DateRange } from './dateRange';

const danish = { startLabel: 'Startdato', endLabel: 'Slutdato', language: 'da' } as const;
const english = { startLabel: 'Start date', endLabel: 'End date', language: 'en' } as const;

function show(
  props: Partial<DateRangePickerProps> = {},
  initial: DateRange = { start: null, end: null },
) {
  const chosen = jest.fn<void, [DateRange]>();
  function Page() {
    const [value, setValue] = useState(initial);
    return (
      <DateRangePicker
        {...danish}
        today="2026-07-04"
        {...props}
        value={value}
        onChange={(next) => {
          chosen(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Page />);
  return { chosen, user: userEvent.setup() };
}

const field = (name: RegExp) => screen.getByRole('button', { name });
const day = (name: string) => screen.findByRole('button', { name });

test('chooses a start, then an end, and returns the focus to the end field', async () => {
  const { user, chosen } = show();
  await user.click(field(/^Startdato Vælg dato/));
  await user.click(await day('torsdag den 9. juli 2026'));
  expect(chosen).toHaveBeenLastCalledWith({ start: '2026-07-09', end: null });

  await user.click(await day('tirsdag den 14. juli 2026'));
  expect(chosen).toHaveBeenLastCalledWith({ start: '2026-07-09', end: '2026-07-14' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field(/^Startdato tors\.\s9\.\sjul/)).toBeInTheDocument();
  await waitFor(() => expect(field(/^Slutdato tirs\.\s14\.\sjul/)).toHaveFocus());
});

test('disables days before the first date and ends before the start', async () => {
  const { user, chosen } = show();
  await user.click(field(/^Startdato/));
  expect(await day('fredag den 3. juli 2026')).toBeDisabled();
  await user.click(await day('torsdag den 9. juli 2026'));
  expect(await day('onsdag den 8. juli 2026')).toBeDisabled();
  await user.click(await day('torsdag den 9. juli 2026, Startdato'));
  expect(chosen).toHaveBeenLastCalledWith({ start: '2026-07-09', end: '2026-07-09' });
});

test('opens, navigates, chooses and closes with the keyboard alone', async () => {
  const { user, chosen } = show();
  await user.tab();
  expect(field(/^Startdato/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await day('lørdag den 4. juli 2026')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith({ start: '2026-07-12', end: null });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(field(/^Slutdato/)).toHaveFocus());
});

test('navigates from month to month', async () => {
  const { user, chosen } = show();
  await user.click(field(/^Startdato/));
  expect(await screen.findByRole('grid', { name: 'juli 2026' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Næste måned' }));
  await user.click(await day('lørdag den 1. august 2026'));
  expect(chosen).toHaveBeenLastCalledWith({ start: '2026-08-01', end: null });
});

test('opens with the next month late in a month, and leads back to this one', async () => {
  const { user, chosen } = show({ today: '2026-11-29' });
  await user.click(field(/^Startdato/));
  expect(await screen.findByRole('grid', { name: 'december 2026' })).toBeInTheDocument();
  expect(screen.queryByRole('grid', { name: 'november 2026' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Forrige måned' }));
  await user.click(await day('mandag den 30. november 2026'));
  expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-30', end: null });
});

test('with a note, opens with this week and the next month late in a month', async () => {
  const { user, chosen } = show({ today: '2026-11-29', note: '' });
  await user.click(field(/^Startdato/));
  expect(await screen.findByRole('grid', { name: 'november 2026' })).toBeInTheDocument();
  expect(screen.getByRole('grid', { name: 'december 2026' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ryd dage' })).toBeInTheDocument();
  await user.click(await day('I dag'));
  expect(chosen).toHaveBeenLastCalledWith({ start: '2026-11-29', end: '2026-11-30' });
});

test('marks taken days that can be chosen to wait for them', async () => {
  const taken = [{ startDate: '2026-07-10', endDate: '2026-07-12' }];
  const { user, chosen } = show({ taken, note: '', offersTaken: true });
  await user.click(field(/^Startdato/));
  await user.click(await day('fredag den 10. juli 2026, optaget'));
  await user.click(await day('lørdag den 11. juli 2026, optaget'));
  expect(chosen).toHaveBeenLastCalledWith({ start: '2026-07-10', end: '2026-07-11' });
});

test('is in English on English screens', async () => {
  const { user } = show(english, { start: '2026-07-09', end: null });
  expect(field(/^Start date Thu\s9\sJul/)).toBeInTheDocument();
  await user.click(field(/^End date Choose date/));
  const panel = await screen.findByRole('dialog', { name: 'Choose end date' });
  expect(within(panel).getByRole('grid', { name: 'July 2026' })).toBeInTheDocument();
  expect(within(panel).getByRole('button', { name: /Friday,? 10 July 2026/ })).toBeEnabled();
  expect(within(panel).getByRole('button', { name: 'Next month' })).toBeInTheDocument();
});

test('accepts the end first', async () => {
  const { user, chosen } = show();
  await user.click(field(/^Slutdato/));
  await user.click(await day('tirsdag den 14. juli 2026'));
  expect(chosen).toHaveBeenLastCalledWith({ start: null, end: '2026-07-14' });
  await user.click(await day('torsdag den 9. juli 2026'));
  expect(chosen).toHaveBeenLastCalledWith({ start: '2026-07-09', end: '2026-07-14' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('clears both dates', async () => {
  const { user, chosen } = show({}, { start: '2026-07-09', end: '2026-07-14' });
  await user.click(field(/^Startdato/));
  await user.click(await screen.findByRole('button', { name: 'Ryd datoer' }));
  expect(chosen).toHaveBeenLastCalledWith({ start: null, end: null });
  expect(field(/^Startdato Vælg dato/)).toBeInTheDocument();
});

test('a click on the other field keeps the same calendar open', async () => {
  const { user } = show({}, { start: '2026-07-09', end: '2026-07-14' });
  await user.click(field(/^Startdato tors\.\s9/));
  expect(await screen.findByRole('dialog', { name: 'Vælg startdato' })).toBeInTheDocument();
  await user.click(field(/^Slutdato tirs\.\s14/));
  expect(await screen.findByRole('dialog', { name: 'Vælg slutdato' })).toBeInTheDocument();
});

test('begins with the week of today, and is done once both days are chosen', async () => {
  const { user } = show({ today: '2026-07-15' });
  await user.click(field(/^Startdato/));
  expect(await day('mandag den 13. juli 2026')).toBeDisabled();
  expect(screen.queryByRole('button', { name: /12\. juli 2026/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Færdig' })).toBeDisabled();
});

test('offers the days that people want most, but for those that are taken', async () => {
  const { user, chosen } = show({
    note: '1 døgn',
    today: '2026-07-01',
    taken: [{ startDate: '2026-07-02', endDate: '2026-07-03' }],
  });
  await user.click(field(/^Startdato/));
  const quick = within(await screen.findByRole('group', { name: 'Hurtigt valg' }));
  expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'I dag',
    'I weekenden',
  ]);
  expect(screen.getByText('1 døgn')).toBeInTheDocument();
  await user.click(quick.getByRole('button', { name: 'I weekenden' }));
  expect(chosen).toHaveBeenLastCalledWith({ start: '2026-07-04', end: '2026-07-05' });
});
