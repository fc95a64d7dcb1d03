import { screen, waitFor, within } from '@testing-library/react';
import { buildBookingDetails, buildUser } from '../../../tests/helpers/app/builders';
import { rejected } from '../../../tests/helpers/app/rejected';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import type { BookingDetails } from '../api/bookingsApi';

beforeEach(() => setToday('2026-07-20T10:00:00Z'));
afterEach(() => jest.useRealTimers());

const happened = (step: string, actor: string, note: string | null = null) => ({
  id: step,
  step,
  actor,
  state: 'NO_SHOW' as const,
  note,
  amountCents: null,
  at: '2026-07-20T09:00:00.000Z',
});
const noShow = {
  state: 'NO_SHOW',
  status: 'cancelled',
  noShowHeldCents: 19250,
  possible: ['CONTEST_NO_SHOW'],
  due: '2026-07-21T09:00:00.000Z',
  history: [happened('reportNoShow', 'owner')],
} as const satisfies Partial<BookingDetails>;
const contested = [
  happened('reportNoShow', 'owner'),
  happened('contestNoShow', 'borrower', 'Jeg stod der'),
];

async function open(
  changes: Partial<BookingDetails>,
  answer: { errors: string[] } = { errors: [] },
) {
  const booking = buildBookingDetails({ ...noShow, possible: [...noShow.possible], ...changes });
  return renderRoute('/booking/77', {
    user: buildUser(),
    api: {
      booking: () => ({ booking }),
      takeBookingStep: () => ({ takeBookingStep: { booking, ...answer } }),
    },
  });
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

it('the borrower sees the withheld amount and the deadline, and contests the no-show', async () => {
  const { api, person } = await open({});
  const asked = await panel('Is the report wrong?');
  expect(asked.getByText(/^We are holding 192.50 kr.: one day’s price/)).toBeInTheDocument();
  expect(asked.getByText(/^You can object before .*21 July/)).toBeInTheDocument();
  expect(screen.getByText(/^We hold back 192.50 kr. You get the rest back/)).toBeInTheDocument();
  await person.click(asked.getByRole('button', { name: 'Object to the report' }));
  const form = within(await screen.findByRole('dialog', { name: 'Object to the report' }));
  await person.click(form.getByRole('button', { name: 'Send your objection' }));
  expect(await form.findAllByText('Please write what is wrong.')).toHaveLength(2);
  await person.type(form.getByLabelText(/What happened\?/), 'Jeg stod der kl. 10');
  await person.click(form.getByRole('button', { name: 'Send your objection' }));
  await waitFor(() => expect(api.callsOf('takeBookingStep', 'CONTEST_NO_SHOW')).toHaveLength(1));
  expect(api.callsOf('takeBookingStep', 'CONTEST_NO_SHOW')[0]?.variables).toEqual({
    id: '77',
    step: 'CONTEST_NO_SHOW',
    input: { text: 'Jeg stod der kl. 10' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a rejected objection shows the reason and keeps the text', async () => {
  const { person } = await open({}, { errors: ['The 24 hours to object are over.'] });
  const asked = await panel('Is the report wrong?');
  await person.click(asked.getByRole('button', { name: 'Object to the report' }));
  const form = within(await screen.findByRole('dialog', { name: 'Object to the report' }));
  await person.type(form.getByLabelText(/What happened\?/), 'Jeg stod der');
  await person.click(form.getByRole('button', { name: 'Send your objection' }));
  expect(await form.findByText('The 24 hours to object are over.')).toBeInTheDocument();
  expect(form.getByLabelText(/What happened\?/)).toHaveValue('Jeg stod der');
});

it('an error about the text is shown at the text', async () => {
  const { person } = await open({}, rejected('text', 'Please write less.'));
  const asked = await panel('Is the report wrong?');
  await person.click(asked.getByRole('button', { name: 'Object to the report' }));
  const form = within(await screen.findByRole('dialog', { name: 'Object to the report' }));
  await person.type(form.getByLabelText(/What happened\?/), 'Jeg stod der');
  await person.click(form.getByRole('button', { name: 'Send your objection' }));
  expect(await form.findAllByText('Please write less.')).toHaveLength(2);
  expect(form.getByLabelText(/What happened\?/)).toBeInvalid();
});

it('the owner sees that one day’s price is pending, then the borrower’s objection', async () => {
  const { unmount } = await open({ role: 'OWNER', possible: [], noShowHeldCents: 17500 });
  const waits = await panel('We are holding 175\u00a0kr. for you');
  expect(waits.getByText(/^Mette can object until .*21 July/)).toBeInTheDocument();
  expect(waits.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  await open({
    role: 'OWNER',
    possible: [],
    noShowHeldCents: 17500,
    due: null,
    history: contested,
  });
  const held = await panel('Mette objects');
  expect(held.getByText('Jeg stod der')).toHaveAttribute('lang', 'da');
  expect(held.getByText(/^We read what both of you have written/)).toBeInTheDocument();
  expect(
    screen.getByRole('heading', {
      level: 2,
      name: 'You have reported that Mette did not come',
    }),
  ).toBeInTheDocument();
});

it('a decision for the borrower is shown with the full refund', async () => {
  await open({
    possible: [],
    noShowHeldCents: null,
    due: null,
    history: [...contested, happened('overturnNoShow', 'support', 'Beskeden viser det')],
  });
  expect(
    await screen.findByText('You get everything back: 1,255 kr. on the card you paid with.'),
  ).toBeInTheDocument();
  expect(await screen.findByText('Our decision: you get everything back')).toBeInTheDocument();
  expect(screen.queryByText(/hold back|are holding/)).not.toBeInTheDocument();
});
