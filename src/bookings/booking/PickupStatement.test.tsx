import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from '../../../domain/values/language';
import { buildBookingDetails, buildUser } from '../../../tests/helpers/app/builders';
import { foreignWords } from '../../../tests/helpers/app/foreignWords';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import type { BookingDetails } from '../api/bookingsApi';

beforeEach(() => setToday('2026-07-08T10:00:00Z'));
afterEach(() => jest.useRealTimers());

const statement: NonNullable<BookingDetails['statement']> = {
  kind: 'OWNER_ABSENT',
  stage: 'MADE',
  at: '2026-07-08T09:00:00.000Z',
  backCents: 125500,
  ownerCents: 0,
};
const said: Partial<BookingDetails> = {
  paid: true,
  ownerGaveIt: true,
  depositCents: 30000,
  due: '2026-07-09T09:00:00.000Z',
  statement,
};

async function open(changes: Partial<BookingDetails>, language: Language = 'en') {
  const booking = buildBookingDetails(changes);
  const rendered = await renderRoute('/booking/77', {
    user: buildUser(),
    source: 'live',
    language,
    api: {
      booking: () => ({ booking }),
      bookingReviews: () => ({ booking: null }),
      takeBookingStep: () => ({ takeBookingStep: { booking, errors: [] } }),
    },
  });
  return { ...rendered, booking };
}
const region = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

it('shows the owner the statement, the deadline to contest it, and its cost', async () => {
  const { api, person } = await open({
    ...said,
    role: 'OWNER',
    possible: ['CONTEST_NO_SHOW'],
  });
  const card = await region('Mette says that you were not there');
  expect(card.getByText(/object before Thursday 9 July at 11:00/)).toBeInTheDocument();
  expect(
    card.getByText(
      'Mette gets 1,255 kr. and the deposit of 300 kr. back. You get nothing for the booking.',
    ),
  ).toBeInTheDocument();
  await person.click(card.getByRole('button', { name: 'Object to what Mette says' }));
  await person.type(await screen.findByLabelText('What happened?'), 'Hun hentede den');
  await person.click(screen.getByRole('button', { name: 'Send your objection' }));
  await waitFor(() => expect(api.callsOf('takeBookingStep', 'CONTEST_NO_SHOW')).toHaveLength(1));
  expect(api.callsOf('takeBookingStep', 'CONTEST_NO_SHOW')[0]?.variables).toEqual({
    id: '77',
    step: 'CONTEST_NO_SHOW',
    input: { text: 'Hun hentede den' },
  });
});

it('tells its author, the borrower, that the owner can contest it', async () => {
  await open({ ...said, possible: ['CONFIRM_PICKUP'] });
  const card = await region('You said that Torben was not there');
  expect(card.getByText(/^Torben can object until Thursday 9 July at 11:00/)).toBeInTheDocument();
  expect(
    card.getByText('You get 1,255 kr. back, and we release your deposit of 300 kr.'),
  ).toBeInTheDocument();
  expect(card.queryByRole('button')).toBeNull();
});

it('warns before the click that the other member can contest it', async () => {
  const { person } = await open({
    paid: true,
    ownerGaveIt: true,
    backIfCancelledCents: 112950,
    possible: ['CONFIRM_PICKUP', 'REPORT_NO_SHOW', 'CANCEL'],
  });
  await person.click(await screen.findByRole('button', { name: 'Torben is not there' }));
  expect(
    await screen.findByText(
      /^Torben has confirmed that you have the tool. If Torben does not object within 24 hours/,
    ),
  ).toBeInTheDocument();
});

it('lets the owner escalate to Skuret when the borrower does not respond', async () => {
  const { api, person } = await open({
    role: 'OWNER',
    paid: true,
    ownerGaveIt: true,
    possible: ['ASK_SUPPORT'],
  });
  await person.click(await screen.findByRole('button', { name: 'Let Skuret decide' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Let Skuret decide' }));
  await waitFor(() =>
    expect(api.callsOf('takeBookingStep').map(({ variables }) => variables)).toEqual([
      { id: '77', step: 'ASK_SUPPORT' },
    ]),
  );
});

it('shows both members the outcome of a reported fault', async () => {
  await open({
    state: 'COMPLETED',
    status: 'completed',
    role: 'OWNER',
    due: null,
    statement: { ...statement, kind: 'FAULT', stage: 'COUNTS' },
  });
  expect(
    await screen.findByText('You have the tool back, and Mette gets 1,255 kr. back.'),
  ).toBeInTheDocument();
});

it.each<['da' | 'en', NonNullable<BookingDetails['statement']>['stage']]>([
  ['da', 'MADE'],
  ['en', 'MADE'],
  ['da', 'CONTESTED'],
  ['en', 'CONTESTED'],
])('is entirely in the language %s when a statement is %s', async (language, stage) => {
  await open({ ...said, statement: { ...statement, stage } }, language);
  await screen.findByRole('region', { name: /Torben (was not there|ikke var der)/ });
  expect(foreignWords(language)).toEqual([]);
});
