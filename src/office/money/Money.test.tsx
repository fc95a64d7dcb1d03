import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderOffice } from '../../../tests/helpers/app/renderOffice';

const person = userEvent.setup();
afterEach(() => localStorage.clear());

const goodwill = {
  id: '1001',
  memberId: '7',
  member: 'Mette Holm',
  booking: 'SK-20453',
  cents: 600_000,
  reason: 'Værktøjet gik i stykker.',
  state: 'WAITING',
  givenBy: { id: '2', name: 'Omar' },
  givenAt: '2026-07-15T10:00:00Z',
  decidedBy: null,
  isConfirmable: true,
};
const money = {
  aloneCents: 100_000,
  accounts: [
    { name: 'insurance', cents: -50_000 },
    { name: 'provider', cents: 50_000 },
  ],
  reconciliation: {
    ranAt: '2026-07-15T10:00:00Z',
    payments: 12,
    payouts: 3,
    underWay: 0,
    differences: [{ what: 'payment', id: '1009', problem: 'state', ours: 'paid', theirs: 'lost' }],
  },
  due: [{ memberId: '7', cents: 42_000, wait: 'NO_ACCOUNT' }],
  stopped: [
    {
      id: '1003',
      memberId: '8',
      cents: 30_000,
      isReturned: true,
      failure: 'account_closed',
      at: '2026-07-14T10:00:00Z',
      caseId: '9',
    },
  ],
  refunds: [{ id: '5', booking: 'SK-20490', cents: 77_500, at: '2026-07-13T10:00:00Z' }],
  goodwill: [],
  insurance: {
    cents: 50_000,
    askedCents: 2_500_000,
    paidCents: 0,
    dayCents: 2_000_000,
    waiting: 2,
    isAlarmed: true,
  },
};
const Money = () => ({ money });
const Lead = () => ({ me: { id: '1', name: 'Lea', role: 'LEAD' } });
const part = (name: string) => screen.findByRole('region', { name });

it('shows reconciliation, payouts, refunds, accounts and the insurance account', async () => {
  renderOffice('/money', { api: { Money } });
  const stopped = await part('Stoppede udbetalinger');
  expect(within(stopped).getByRole('link', { name: 'Medlem 8' })).toHaveAttribute(
    'href',
    '/office/case/9/member/8',
  );
  expect(within(stopped).getByText('kom retur fra banken: account_closed')).toBeVisible();
  expect(within(await part('Afstemning')).getByRole('row', { name: /payment 1009/ })).toBeVisible();
  expect(
    within(await part('Til udbetaling')).getByText('medlemmet har ikke givet en bankkonto'),
  ).toBeVisible();
  expect(
    within(await part('Forsikringskontoen')).getByText(/bedt om mere, end kontoen betaler/),
  ).toBeVisible();
  expect(within(await part('De seneste tilbagebetalinger')).getByText('SK-20490')).toBeVisible();
  const names = within(await part('Konti')).getAllByRole('term');
  expect(names.map((each) => each.textContent)).toEqual(['Hos betalingsudbyderen', 'Forsikring']);
  expect(screen.queryByRole('form', { name: 'Bogfør en indbetaling' })).not.toBeInTheDocument();
});

it('gives goodwill under one key until it is done, and keeps what was typed when refused', async () => {
  const { api } = renderOffice('/money?member=7', {
    api: { Money, GiveGoodwill: () => ({ giveGoodwill: { errors: ['Kun en leder.'] } }) },
  });
  const form = await screen.findByRole('form', { name: 'Giv kulance' });
  const send = within(form).getByRole('button', { name: 'Giv pengene' });
  await person.click(send);
  expect(await within(form).findByText('Skriv et beløb i kroner.')).toBeVisible();
  await person.type(within(form).getByLabelText('Beløb'), '1200,50');
  await person.type(within(form).getByLabelText('Begrundelse'), 'Forkert dato');
  await person.click(send);
  expect(await within(form).findByText('Kun en leder.')).toBeVisible();
  expect(within(form).getByLabelText('Beløb')).toHaveValue('1200,50');
  api.answer('GiveGoodwill', () => ({ giveGoodwill: { errors: [] } }));
  api.answer('Money', () => ({ money: { ...money, goodwill: [{ ...goodwill, state: 'GIVEN' }] } }));
  await person.click(send);
  await waitFor(() => expect(within(form).getByLabelText('Beløb')).toHaveValue(''));
  expect(within(form).getByLabelText('Medlem')).toHaveValue('');
  const [first, second] = api.callsOf('GiveGoodwill').map(({ variables }) => variables);
  expect(first).toMatchObject({
    goodwill: { member: '7', booking: '', cents: 120_050, reason: 'Forkert dato' },
  });
  expect(second).toEqual(first);
  expect(await within(await part('Kulance')).findByText('givet')).toBeVisible();
});

it('confirms and withdraws what waits for a second person', async () => {
  const { api } = renderOffice('/money', {
    api: {
      Me: Lead,
      Money: () => ({ money: { ...money, goodwill: [goodwill] } }),
      ConfirmGoodwill: () => ({ confirmGoodwill: { errors: ['Det er bekræftet af en anden.'] } }),
      WithdrawGoodwill: () => ({ withdrawGoodwill: { errors: [] } }),
    },
  });
  const waiting = await part('Kulance');
  await person.click(within(waiting).getByRole('button', { name: /^Bekræft 6\.000/ }));
  expect(await within(waiting).findByText('Det er bekræftet af en anden.')).toBeVisible();
  expect(api.callsOf('ConfirmGoodwill')[0]?.variables).toEqual({ id: '1001' });
  await person.type(within(waiting).getByLabelText('Begrundelse'), 'Fejl');
  await person.click(within(waiting).getByRole('button', { name: 'Træk tilbage' }));
  await waitFor(() =>
    expect(api.callsOf('WithdrawGoodwill')[0]?.variables).toEqual({ id: '1001', reason: 'Fejl' }),
  );
});

it('lets a lead book a deposit', async () => {
  const { api } = renderOffice('/money', {
    api: { Me: Lead, Money, TopUp: () => ({ topUp: { errors: [] } }) },
  });
  const form = await screen.findByRole('form', { name: 'Bogfør en indbetaling' });
  await person.type(within(form).getByLabelText('Beløb'), '5000');
  await person.type(within(form).getByLabelText('Begrundelse'), 'Overført');
  await person.click(within(form).getByRole('button', { name: 'Bogfør' }));
  await waitFor(() =>
    expect(api.callsOf('TopUp')[0]?.variables).toMatchObject({
      cents: 500_000,
      reason: 'Overført',
    }),
  );
});

it('says that there was no response', async () => {
  renderOffice('/money', {
    api: {
      Money: () => {
        throw new FakeNetworkError();
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Der kom intet svar');
});
