import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeGraphqlError, FakeNetworkError } from '../../tests/helpers/app/fakeApi';
import { renderOffice } from '../../tests/helpers/app/renderOffice';

const person = userEvent.setup();
afterEach(() => localStorage.clear());

const line = {
  ...{
    id: '1001',
    kind: 'DISPUTE',
    number: 'SK-1',
    about: 'Boremaskine',
    people: ['Ulla', 'Leif'],
  },
  openedAt: '2026-07-01T10:00:00Z',
  dueAt: '2026-07-04T10:00:00Z',
  isOverdue: true,
  takenBy: null,
  awaitsSecond: false,
};
const counts = { all: 26, mine: 1, free: 25, overdue: 3 };
const queueOf = (more: object = {}) => ({ queue: { cases: [line], next: null, counts, ...more } });

const member = {
  id: '5',
  name: 'Ulla',
  email: 'ulla@example.dk',
  emailConfirmed: true,
  joinedAt: '2026-01-01T10:00:00Z',
  completedBookings: 2,
  chargebacks: 0,
  claims: 1,
};
const booking = {
  id: '7',
  number: 'SK-1',
  tool: 'Boremaskine',
  toolId: '3',
  state: 'inDispute',
  since: '2026-07-01T10:00:00Z',
  startDate: '2026-06-28',
  endDate: '2026-06-30',
  units: 1,
  returnedOn: '2026-06-30',
  claimText: 'Kablet er skåret over',
  contestText: null,
  owner: member,
  borrower: { ...member, id: '6', name: 'Leif' },
  together: { bookings: 4, completed: 3, rentalCents: 150_000, claims: 2, coverPaidCents: 70_000 },
  amounts: [{ name: 'claim', cents: 20_000 }],
  payments: [],
  checklist: [],
  steps: [
    {
      id: '1',
      step: 'reportProblem',
      actor: 'owner',
      note: 'Kablet',
      amountCents: null,
      at: '2026-07-01T10:00:00Z',
    },
  ],
  photographs: [],
  messages: [],
};
const decidable = {
  from: null,
  mostCents: 20_000,
  limit: null,
  lateCents: null,
  ownerCents: null,
  borrowerCents: null,
  aloneCents: 100_000,
};
const caseOf = (changes: object = {}) => ({
  case: {
    id: '1001',
    kind: 'DISPUTE',
    openedAt: line.openedAt,
    dueAt: line.dueAt,
    isOverdue: true,
    takenBy: null,
    closedAt: null,
    closedBy: null,
    closedReason: null,
    proposal: null,
    decidable,
    deeds: [],
    booking,
    namesYou: false,
    members: [],
    appeal: null,
    report: null,
    contact: null,
    job: null,
    payout: null,
    ...changes,
  },
});

describe('the way in', () => {
  it('signs in with password and code where there is no passkey, and says what is wrong', async () => {
    const { api } = renderOffice('/', {
      token: null,
      api: {
        SignIn: () => ({ signIn: { token: null, errors: ['Koden passer ikke.'] } }),
        Queue: () => queueOf(),
      },
    });
    await person.type(screen.getByLabelText('E-mail'), 'eva@office.example');
    await person.type(screen.getByLabelText('Adgangskode'), 'et-langt-kodeord');
    await person.type(screen.getByLabelText('Kode fra appen'), '123456');
    await person.click(screen.getByRole('button', { name: 'Log ind' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Koden passer ikke.');
    api.answer('SignIn', () => ({ signIn: { token: 'new', errors: [] } }));
    await person.click(screen.getByRole('button', { name: 'Log ind' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kø' })).toBeVisible();
    expect(localStorage.getItem('skuret.office.token')).toBe('new');
    await waitFor(() =>
      expect(api.callsOf('Queue').at(-1)?.headers.get('authorization')).toBe('Bearer new'),
    );
  });

  it('comes back when the session has ended, and says why', async () => {
    renderOffice('/', {
      api: {
        Queue: () => {
          throw new FakeGraphqlError('Log ind', 'UNAUTHENTICATED');
        },
        Me: () => {
          throw new FakeGraphqlError('Log ind', 'UNAUTHENTICATED');
        },
      },
    });
    expect(await screen.findByText(/^Du er logget ud/)).toBeVisible();
    expect(localStorage.getItem('skuret.office.token')).toBeNull();
  });

  it('says that a link is used or too old', async () => {
    renderOffice('/link#abc', { token: null, api: { Link: () => ({ link: null }) } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Linket er brugt');
  });
});

describe('the queue', () => {
  it('lists cases with age, due time and who has it, and has pages', async () => {
    const { api } = renderOffice('/', { api: { Queue: () => queueOf({ next: '5-1001' }) } });
    const row = await screen.findByRole('row', { name: /Uenighed 1001/ });
    expect(within(row).getByText('Ulla → Leif')).toBeVisible();
    expect(within(row).getByText('ledig')).toBeVisible();
    expect(screen.getByText('3 over fristen')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Næste side' }));
    await waitFor(() => expect(api.callsOf('Queue').at(-1)?.variables['after']).toBe('5-1001'));
    expect(await screen.findByRole('link', { name: 'Til de ældste' })).toBeVisible();
  });

  it('filters by kind and by who has it, in the address', async () => {
    const { api } = renderOffice('/?show=MINE', { api: { Queue: () => queueOf() } });
    await person.selectOptions(await screen.findByLabelText('Slags'), 'REPORT');
    await waitFor(() =>
      expect(api.callsOf('Queue').at(-1)?.variables).toMatchObject({
        filter: 'MINE',
        kind: 'REPORT',
      }),
    );
    expect(window.location.search).toBe('?show=MINE&kind=REPORT');
  });

  it('says that nothing waits, and that there was no response', async () => {
    const { api } = renderOffice('/', { api: { Queue: () => queueOf({ cases: [] }) } });
    expect(await screen.findByText('Intet venter')).toBeVisible();
    api.answer('Queue', () => {
      throw new FakeNetworkError();
    });
    await person.selectOptions(screen.getByLabelText('Vis'), 'FREE');
    expect(await screen.findByRole('alert')).toHaveTextContent('Der kom intet svar');
    api.answer('Queue', () => queueOf());
    await person.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByRole('row', { name: /Uenighed 1001/ })).toBeVisible();
  });
});

describe('a case', () => {
  const previewOf = (changes: object = {}) => ({
    previewDecision: {
      texts: [
        { side: 'OWNER', language: 'da', title: 'Afgjort', paragraphs: ['Du får 150 kr.'] },
        { side: 'BORROWER', language: 'da', title: 'Afgjort', paragraphs: ['Ulla får 150 kr.'] },
      ],
      cents: 15_000,
      needsSecond: false,
      errors: [],
      ...changes,
    },
  });

  it('is decided with amount and reason, after a preview', async () => {
    const { api } = renderOffice('/case/1001', {
      api: {
        Case: () => caseOf(),
        PreviewDecision: () => previewOf(),
        DecideCase: () => ({ decideCase: { errors: [] } }),
      },
    });
    await person.type(await screen.findByLabelText('Til udlåneren'), 'abc');
    await person.type(screen.getByLabelText('Begrundelse'), 'Slid');
    const see = screen.getByRole('button', { name: 'Se, hvad de får at læse' });
    await person.click(see);
    expect(await screen.findByRole('alert')).toHaveTextContent('Skriv et beløb');
    await person.selectOptions(screen.getByLabelText('Regel i vilkårene'), 'your-account');
    expect(screen.queryByRole('button', { name: 'Afgør sagen' })).toBeNull();

    await person.clear(screen.getByLabelText('Til udlåneren'));
    await person.type(screen.getByLabelText('Til udlåneren'), '150,50');
    await person.click(see);
    const owner = await screen.findByRole('region', { name: 'Udlåneren læser' });
    expect(within(owner).getByText('Du får 150 kr.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Afgør sagen' }));
    await waitFor(() =>
      expect(api.callsOf('DecideCase')[0]?.variables).toEqual({
        id: '1001',
        decision: { dispute: { claimCents: 15_050 } },
        rule: 'your-account',
        reason: 'Slid',
      }),
    );
  });

  it('hides the decision again when something else is typed', async () => {
    renderOffice('/case/1001', {
      api: { Case: () => caseOf(), PreviewDecision: () => previewOf() },
    });
    await person.type(await screen.findByLabelText('Til udlåneren'), '150');
    await person.type(screen.getByLabelText('Begrundelse'), 'Slid');
    await person.click(screen.getByRole('button', { name: 'Se, hvad de får at læse' }));
    expect(await screen.findByRole('button', { name: 'Afgør sagen' })).toBeVisible();
    await person.type(screen.getByLabelText('Til udlåneren'), '0');
    expect(screen.queryByRole('button', { name: 'Afgør sagen' })).toBeNull();
  });

  it('shows by whom it was decided meanwhile', async () => {
    const { api } = renderOffice('/case/1001', {
      api: {
        Case: () => caseOf(),
        PreviewDecision: () => previewOf(),
        DecideCase: () => ({ decideCase: { errors: ['Omar har lukket sagen.'] } }),
      },
    });
    await person.type(await screen.findByLabelText('Til udlåneren'), '150');
    await person.type(screen.getByLabelText('Begrundelse'), 'Slid');
    await person.click(screen.getByRole('button', { name: 'Se, hvad de får at læse' }));
    const closed = { closedAt: '2026-07-05T10:00:00Z', closedBy: { id: '2', name: 'Omar' } };
    api.answer('Case', () => caseOf({ ...closed, closedReason: 'Ødelagt', decidable: null }));
    await person.click(await screen.findByRole('button', { name: 'Afgør sagen' }));
    expect(await screen.findByText(/^Lukket af Omar/)).toBeVisible();
    expect(screen.queryByLabelText('Til udlåneren')).toBeNull();
  });

  it('says that a second person has to confirm, and lets them', async () => {
    const proposal = {
      ...{
        by: { id: '3', name: 'Lea' },
        at: line.openedAt,
        reason: 'Ødelagt',
        isConfirmable: true,
      },
      claimCents: 600_000,
      lateCents: null,
      whom: null,
      coverCents: null,
    };
    const { api } = renderOffice('/case/1001', {
      api: {
        Case: () => caseOf({ proposal }),
        ConfirmDecision: () => ({ confirmDecision: { errors: ['Booking 7 er ændret.'] } }),
      },
    });
    const part = await screen.findByRole('region', { name: 'Venter på en anden person' });
    expect(within(part).getByText(/^6\.000 kr\./)).toBeVisible();
    expect(screen.queryByLabelText('Til udlåneren')).toBeNull();
    await person.click(within(part).getByRole('button', { name: 'Bekræft og afgør' }));
    expect(await within(part).findByRole('alert')).toHaveTextContent('Booking 7 er ændret.');
    expect(api.callsOf('ConfirmDecision')).toHaveLength(1);
  });

  it('is taken, handed over, and closed with a reason', async () => {
    const contact = {
      id: '1',
      name: 'Ida',
      email: 'ida@example.dk',
      subject: 'Hej',
      message: 'Hvordan?',
      recordingBytes: null,
      replies: [],
    };
    const ofContact = (changes: object = {}) =>
      caseOf({ kind: 'CONTACT', booking: null, decidable: null, contact, ...changes });
    const { api } = renderOffice('/case/1001', {
      api: {
        Case: () => ofContact(),
        TakeCase: () => ({ takeCase: { errors: [] } }),
        HandOverCase: () => ({ handOverCase: { errors: [] } }),
        CloseCase: () => ({ closeCase: { errors: [] } }),
      },
    });
    const button = await screen.findByRole('button', { name: 'Tag sagen' });
    api.answer('Case', () => ofContact({ takenBy: { id: '1', name: 'Eva' } }));
    await person.click(button);
    await screen.findByRole('option', { name: 'Omar' });
    await person.selectOptions(screen.getByLabelText('Giv videre til'), '2');
    await waitFor(() =>
      expect(api.callsOf('HandOverCase')[0]?.variables).toEqual({ id: '1001', staffId: '2' }),
    );
    await person.type(screen.getByLabelText('Begrundelse'), 'Besvaret');
    await person.click(screen.getByRole('button', { name: 'Luk sagen' }));
    await waitFor(() =>
      expect(api.callsOf('CloseCase')[0]?.variables).toEqual({ id: '1001', reason: 'Besvaret' }),
    );
  });

  it('of a message downloads its recording', async () => {
    const contact = {
      id: '1',
      name: 'Ida',
      email: 'ida@example.dk',
      subject: 'Hej',
      message: 'Se her',
      recordingBytes: 312_400,
      replies: [],
    };
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:recording' });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { api } = renderOffice('/case/1001', {
      api: {
        Case: () => caseOf({ kind: 'CONTACT', booking: null, decidable: null, contact }),
        Recording: () => ({ case: { recording: '{"app":"Skuret"}' } }),
      },
    });
    const button = await screen.findByRole('button', { name: 'Hent optagelsen (313 kB)' });
    expect(screen.getByRole('link', { name: 'Åbn siden for optagelser' })).toHaveAttribute(
      'href',
      '/replay',
    );
    await person.click(button);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.size).toBe(16);
    await waitFor(() => expect(button).toBeEnabled());
    api.answer('Recording', () => ({ case: { recording: null } }));
    await person.click(button);
    expect(await screen.findByText('Optagelsen er slettet.')).toBeVisible();
    expect(files).toHaveLength(1);
  });

  describe('of a failed refund', () => {
    const owed = { cents: 28_000, isUnderWay: false, failure: null };
    const ofRefund = (refund: object | null, changes: object = {}) =>
      caseOf({ kind: 'REFUND', decidable: null, refund, ...changes });
    const openRefund = (refund: object, SettleRefund: () => Record<string, unknown>) =>
      renderOffice('/case/1001', { api: { Case: () => ofRefund(refund), SettleRefund } });
    const done = () => ({ settleRefund: { errors: [] } });
    const findForm = async (name: string) => within(await screen.findByRole('form', { name }));

    it.each([
      ['Send pengene igen', 'AGAIN'],
      ['Pengene er betalt', 'PAID'],
    ])('is settled with a reason: %s', async (button, way) => {
      const { api } = openRefund(owed, done);
      expect(
        await screen.findByRole('heading', { name: 'Vi skylder låneren 280\u00a0kr.' }),
      ).toBeVisible();
      expect(screen.getByText('Lånerens bank tog ikke imod en tilbagebetaling.')).toBeVisible();
      expect(screen.queryByRole('form', { name: 'Luk sagen' })).not.toBeInTheDocument();
      const form = await findForm(button);
      await person.type(form.getByLabelText('Begrundelse'), 'Aftalt med låneren');
      api.answer('Case', () => ofRefund({ ...owed, isUnderWay: true }));
      await person.click(form.getByRole('button', { name: button }));
      expect(
        await screen.findByText(
          'Pengene er bestilt igen. Vi venter på svar fra betalingsudbyderen.',
        ),
      ).toBeVisible();
      expect(screen.queryByRole('form', { name: button })).not.toBeInTheDocument();
      expect(api.callsOf('SettleRefund').map(({ variables }) => variables)).toEqual([
        { id: '1001', way, reason: 'Aftalt med låneren' },
      ]);
    });

    it('names the state of the payment, and has one button that stands out', async () => {
      const payment = {
        id: '1001',
        purpose: 'booking',
        state: 'partRefunded',
        cents: 50_000,
        capturedCents: 50_000,
        refundedCents: 0,
        failure: null,
      };
      const refund = ofRefund(owed, { booking: { ...booking, payments: [payment] } });
      renderOffice('/case/1001', { api: { Case: () => refund } });
      expect(await screen.findByText('Booking 1001: delvist betalt tilbage')).toBeVisible();
      const { className } = screen.getByRole('button', { name: 'Send pengene igen' });
      const loud = screen.getAllByRole('button').filter((each) => each.className === className);
      expect(loud).toHaveLength(1);
    });

    it('says why it is refused, and keeps the reason', async () => {
      const refused = 'Betalingen er bestridt.';
      openRefund(owed, () => ({ settleRefund: { errors: [refused] } }));
      const form = await findForm('Send pengene igen');
      await person.type(form.getByLabelText('Begrundelse'), 'Igen');
      await person.click(form.getByRole('button', { name: 'Send pengene igen' }));
      expect(await form.findByText(refused)).toBeVisible();
      expect(form.getByLabelText('Begrundelse')).toHaveValue('Igen');
    });

    it('shows what the provider answered to the last attempt', async () => {
      openRefund({ ...owed, failure: 'expired_card' }, done);
      expect(
        await screen.findByText('Betalingsudbyderen afviste at sende igen: expired_card'),
      ).toBeVisible();
    });

    it('shows neither form once it is closed', async () => {
      const closedAt = '2026-07-02T10:00:00Z';
      const closed = { closedAt, closedBy: { id: '1', name: 'Eva' }, closedReason: 'Overført' };
      renderOffice('/case/1001', { api: { Case: () => ofRefund(null, closed) } });
      // Hidden while a lazy part of the case loads.
      await waitFor(() => expect(screen.getByText('„Overført“')).toBeVisible());
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
    });
  });

  it('of goodwill leads to where it is confirmed, and cannot be closed', async () => {
    const ofGoodwill = () => caseOf({ kind: 'GOODWILL', booking: null, decidable: null });
    renderOffice('/case/1001', { api: { Case: ofGoodwill } });
    const waiting = await screen.findByRole('region', {
      name: 'Kulancen venter på en anden person',
    });
    expect(within(waiting).getByRole('link', { name: 'Se kulancen under Penge' })).toHaveAttribute(
      'href',
      '/office/money',
    );
    expect(screen.queryByRole('form', { name: 'Luk sagen' })).not.toBeInTheDocument();
  });

  it('that does not exist says so', async () => {
    renderOffice('/case/9', { api: { Case: () => ({ case: null }) } });
    expect(await screen.findByRole('heading', { name: 'Det findes ikke' })).toBeVisible();
  });
});

it('shows the person’s sessions and ends another one', async () => {
  const session = (id: string, isCurrent: boolean) => ({
    id,
    isCurrent,
    browser: 'Firefox',
    system: 'Linux',
    createdAt: line.openedAt,
    usedAt: line.openedAt,
  });
  const { api } = renderOffice('/account', {
    api: {
      Sessions: () => ({ sessions: [session('a', true), session('b', false)] }),
      EndSession: () => ({ endSession: { errors: [] } }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Afslut Firefox' }));
  await waitFor(() => expect(api.callsOf('EndSession')[0]?.variables).toEqual({ id: 'b' }));
});

it('speaks English', async () => {
  renderOffice('/', { api: { Queue: () => queueOf() } });
  await screen.findByRole('heading', { level: 1, name: 'Kø' });
  await person.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Dispute 1001/ })).toBeVisible();
});
