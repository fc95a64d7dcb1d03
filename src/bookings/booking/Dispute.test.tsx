import { screen, waitFor, within } from '@testing-library/react';
import { buildBookingDetails, buildUser } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import type { BookingDetails } from '../api/bookingsApi';

beforeEach(() => setToday('2026-07-20T10:00:00Z'));
afterEach(() => jest.useRealTimers());

const answered = (booking: BookingDetails | null, errors: string[] = []) => ({ booking, errors });
const happened = (step: string, actor: string) => ({
  id: step,
  step,
  actor,
  state: 'IN_DISPUTE' as const,
  note: null,
  amountCents: null,
  at: '2026-07-19T10:00:00.000Z',
});

async function open(changes: Partial<BookingDetails>, language: 'asGiven' | 'da' = 'asGiven') {
  const booking = buildBookingDetails({
    state: 'IN_DISPUTE',
    claimCents: 30000,
    claimText: 'Bøjet',
    returnedOn: '2026-07-18',
    possible: ['ACCEPT_CLAIM', 'ASK_SUPPORT', 'PROPOSE_SETTLEMENT'],
    ...changes,
  });
  const rendered = await renderRoute('/booking/77', {
    user: buildUser(),
    language,
    api: {
      booking: () => ({ booking }),
      takeBookingStep: () => ({ takeBookingStep: answered(null) }),
    },
  });
  const name = language === 'da' ? 'Beløbet' : 'The amount';
  const dispute = within(await screen.findByRole('region', { name }));
  return { ...rendered, booking, dispute };
}
const question = async () => within(await screen.findByRole('alertdialog'));
const owner = { role: 'OWNER' } as const;

it('the borrower sees the claim and accepts it, knowing how it is paid', async () => {
  const { api, person, dispute } = await open({ depositSecured: true });
  expect(dispute.getByText('Torben asked for').nextElementSibling).toHaveTextContent('300 kr.');
  await person.click(dispute.getByRole('button', { name: 'Accept 300\u00a0kr.' }));
  const asked = await question();
  expect(asked.getByText(/^Torben gets 300 kr. of your deposit of 500 kr./)).toBeInTheDocument();
  await person.click(asked.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(api.callsOf('takeBookingStep', 'ACCEPT_CLAIM')).toHaveLength(1));
  expect(api.callsOf('takeBookingStep', 'ACCEPT_CLAIM')[0]?.variables).toEqual({
    id: '77',
    step: 'ACCEPT_CLAIM',
  });
});

it('accepting the owner’s latest proposal settles that amount', async () => {
  const { api, person, dispute } = await open({
    ownerProposesCents: 20000,
    borrowerProposesCents: 5000,
  });
  expect(dispute.getByText('Torben proposes').nextElementSibling).toHaveTextContent('200');
  expect(dispute.getByText('You propose').nextElementSibling).toHaveTextContent('50 kr.');
  await person.click(dispute.getByRole('button', { name: 'Accept 200\u00a0kr.' }));
  await person.click((await question()).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(api.callsOf('takeBookingStep', 'PROPOSE_SETTLEMENT')).toHaveLength(1));
  expect(api.callsOf('takeBookingStep', 'PROPOSE_SETTLEMENT')[0]?.variables).toEqual({
    id: '77',
    step: 'PROPOSE_SETTLEMENT',
    input: { claimCents: 20000 },
  });
});

it('either member proposes another amount and sees why it was rejected', async () => {
  const { api, person, dispute } = await open(owner);
  expect(dispute.getByText('Mette has not proposed an amount yet.')).toBeInTheDocument();
  expect(dispute.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  await person.click(dispute.getByRole('button', { name: 'Propose another amount' }));
  const form = within(await screen.findByRole('dialog', { name: 'Propose an amount' }));
  expect(form.getByText('At most 300 kr.')).toBeInTheDocument();
  const send = form.getByRole('button', { name: 'Send the proposal' });
  await person.click(send);
  expect(form.getByRole('alert')).toHaveTextContent('Enter an amount');
  api.answer('takeBookingStep', () => ({
    takeBookingStep: answered(null, ['That is more than was asked for.']),
  }));
  await person.type(form.getByLabelText(/^How much do you propose/), '400');
  await person.click(send);
  await waitFor(() =>
    expect(form.getByRole('alert')).toHaveTextContent('That is more than was asked for.'),
  );
  api.answer('takeBookingStep', () => ({ takeBookingStep: answered(null) }));
  await person.clear(form.getByLabelText(/^How much do you propose/));
  await person.type(form.getByLabelText(/^How much do you propose/), '150');
  await person.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf('takeBookingStep', 'PROPOSE_SETTLEMENT').at(-1)?.variables).toEqual({
    id: '77',
    step: 'PROPOSE_SETTLEMENT',
    input: { claimCents: 15000 },
  });
});

it.each([
  ['asGiven', '1,234.50 kr.'],
  ['da', '1.234,50 kr.'],
] as const)(
  'shows a proposed amount in the history in the reader’s format: %s',
  async (language, amount) => {
    // The note is how the service stored it once.
    const proposed = {
      ...happened('proposeSettlement', 'owner'),
      note: '1.234,50 kr.',
      amountCents: 123450,
    };
    await open({ history: [proposed] }, language);
    expect(screen.getByText(amount, { selector: 'blockquote' })).toBeInTheDocument();
  },
);

it('escalates the dispute to Skuret only once', async () => {
  const { api, person, dispute } = await open({});
  await person.click(dispute.getByRole('button', { name: 'Let Skuret decide' }));
  await person.click((await question()).getByRole('button', { name: 'Let Skuret decide' }));
  await waitFor(() => expect(api.callsOf('takeBookingStep')).toHaveLength(1));
  expect(api.callsOf('takeBookingStep')[0]?.variables).toEqual({ id: '77', step: 'ASK_SUPPORT' });
});

it('the two members can still agree after the escalation to Skuret', async () => {
  const { dispute } = await open({
    possible: ['ACCEPT_CLAIM', 'PROPOSE_SETTLEMENT'],
    history: [happened('askSupport', 'owner')],
  });
  expect(screen.getByRole('heading', { level: 2, name: 'We decide the case' })).toBeInTheDocument();
  expect(dispute.queryByRole('button', { name: 'Let Skuret decide' })).not.toBeInTheDocument();
  expect(dispute.getByRole('button', { name: 'Propose another amount' })).toBeInTheDocument();
});

it('adds the late fee to the claim when the tool was never returned', async () => {
  const out = { claimCents: null, claimText: null, returnedOn: null, lateFeeCents: 87500 };
  const { dispute, person } = await open({ ...out, ...owner, borrowerProposesCents: 40000 });
  expect(
    screen.getByRole('heading', { name: 'Mette has not returned the tool' }),
  ).toBeInTheDocument();
  expect(dispute.getByText('Late fee, on top').nextElementSibling).toHaveTextContent('875 kr.');
  await person.click(dispute.getByRole('button', { name: 'Accept 400\u00a0kr.' }));
  expect((await question()).getByText(/The late fee of 875 kr. is added\.$/)).toBeInTheDocument();
});

it('does not claim to charge a deposit that the bank has released', async () => {
  const { person, dispute } = await open({ depositSecured: false });
  await person.click(dispute.getByRole('button', { name: 'Accept 300\u00a0kr.' }));
  const asked = await question();
  expect(asked.getByText(/^Torben gets 300 kr. Your bank has released/)).toBeVisible();
  expect(asked.queryByText(/of your deposit/)).not.toBeInTheDocument();
});

it('the dispute is in Danish for a Danish reader', async () => {
  const { dispute } = await open({}, 'da');
  expect(dispute.getByRole('button', { name: 'Sig ja til 300\u00a0kr.' })).toBeInTheDocument();
  expect(dispute.getByRole('button', { name: 'Lad Skuret afgøre det' })).toBeInTheDocument();
});

it('the borrower reads that Skuret decides the part above the deposit', async () => {
  const { person, dispute } = await open({ claimCents: 80_000, claimMostCents: 550_000 });
  await person.click(dispute.getByRole('button', { name: 'Accept 800\u00a0kr.' }));
  expect(
    (await question()).getByText(
      /^You pay 500 kr., and the case is closed. You do not pay the other 300 kr.: we decide/,
    ),
  ).toBeInTheDocument();
});

it('the owner reads the same amount and how it is split', async () => {
  const { person, dispute } = await open({
    ...owner,
    claimCents: 80_000,
    claimMostCents: 550_000,
    borrowerProposesCents: 80_000,
  });
  await person.click(dispute.getByRole('button', { name: 'Accept 800\u00a0kr.' }));
  expect(
    (await question()).getByText(
      /^You get 500 kr. from Mette, and your case with Mette is closed. We decide whether the insurance pays the other 300 kr./,
    ),
  ).toBeInTheDocument();
});
