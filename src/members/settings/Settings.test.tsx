import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../../domain/members/user';
import { buildUser, testToken } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

async function openAccount(changes: Partial<User> = {}) {
  const rendered = await renderRoute('/settings?part=account', { user: buildUser(changes) });
  await screen.findByRole('region', { name: 'Delete your account' });
  const main = within(screen.getByRole('main'));
  const section = (name: string) => within(main.getByRole('region', { name }));
  return { ...rendered, main, section };
}

beforeEach(() => {
  // jsdom opens no pictures.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('signing out in the settings', () => {
  it('asks before signing out, and cancels', async () => {
    const { section, person, store } = await openAccount();
    const signOut = section('Your data and this browser').getByRole('button', { name: 'Sign Out' });
    await person.click(signOut);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign Out' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(store.getState().auth.token).not.toBeNull();
  });

  const serviceStates = {
    'that answers': async () => ({ signOut: { errors: [] } }),
    'that is slow': () => new Promise<never>(() => undefined),
    'that is away': () => Promise.reject(new FakeNetworkError('down')),
  };

  it.each(Object.entries(serviceStates))(
    'signs out immediately with a service %s: revokes the token and clears the member’s data',
    async (_what, signOut) => {
      const { api, address, section, person } = await openAccount();
      api.answer('signOut', signOut);
      await person.click(
        section('Your data and this browser').getByRole('button', { name: 'Sign Out' }),
      );
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign Out' }));
      await person.click(dialog.getByRole('button', { name: 'Sign Out' }));

      await waitFor(() => expect(api.callsOf('signOut')).toHaveLength(1));
      await waitFor(() => expect(address()).toBe('/'));
      expect(await screen.findByText('Du er logget ud.')).toBeInTheDocument();
      const home = { level: 1, name: 'Lån det værktøj, du mangler' };
      expect(await screen.findByRole('heading', home)).toBeInTheDocument();
      expect(
        within(screen.getByRole('banner')).getByRole('link', { name: 'Log ind' }),
      ).toHaveAttribute('href', '/signin');
      await waitFor(() => expect(localStorage.getItem('jwt')).toBeNull());
      expect(api.callsOf('signOut')[0]?.headers.get('authorization')).toBe(`Bearer ${testToken}`);
      expect(screen.queryByText('Mette Holm')).not.toBeInTheDocument();
      expect(screen.queryByDisplayValue('Mette Holm')).not.toBeInTheDocument();
      expect(screen.queryByText(/forbindelse/)).not.toBeInTheDocument();
    },
  );
});

describe('the settings in the default source', () => {
  const choices = {
    emailNotifications: true,
    mutedMails: [] as string[],
    pushNotifications: true,
    mutedPushes: [],
    marketing: false,
  };
  const methods = [
    { id: 'm1', brand: 'Visa', last4: '4242', isDefault: true },
    { id: 'm2', brand: 'Mastercard', last4: '3155', isDefault: false },
  ];
  const own = (changes = {}) => ({
    currentUser: {
      id: '501',
      location: 'Valby',
      email: 'mette@skuret.example',
      emailConfirmed: true,
      confirmationNeeded: false,
      pendingEmail: null,
      settings: { ...choices, emailNotifications: false },
      ...changes,
    },
  });
  const openLive = async (
    part: string,
    saveSettings: () => Record<string, unknown> = () => ({}),
    blockedMembers: readonly object[] = [],
  ) => {
    const rendered = await renderRoute(`/settings${part}`, {
      user: buildUser(),
      api: {
        ownProfile: () => own(),
        saveSettings,
        paymentMethods: () => ({ paymentMethods: methods }),
        blockedMembers: () => ({ blockedMembers }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    return rendered;
  };
  const openNotifications = async (saveSettings: () => Record<string, unknown>) => {
    const rendered = await openLive('?part=notifications', saveSettings);
    const email = await screen.findByRole('switch', { name: /^Email notifications/ });
    return { ...rendered, email };
  };

  it('list who of Skuret has looked at the data, and for which case', async () => {
    await renderRoute('/settings?part=account', {
      user: buildUser(),
      api: {
        ownProfile: () => own(),
        paymentMethods: () => ({ paymentMethods: methods }),
        dataReads: () => ({
          dataReads: [
            {
              id: '1',
              staff: 'Eva',
              caseNumber: '1001',
              what: 'BOOKING',
              at: '2026-07-01T10:00:00Z',
            },
          ],
        }),
      },
    });
    const list = await screen.findByRole('list', { name: 'Who looked at my data' });
    expect(list).toHaveTextContent(
      'A booking, with its messages and photographsEva of Skuret, 1 July 2026, case 1001',
    );
  });

  it('show the limits of the level, what is used of them and the next steps', async () => {
    const { container } = await renderRoute('/settings?part=account', {
      user: buildUser(),
      api: {
        memberLevel: () => ({
          memberLevel: {
            level: 1,
            limits: [
              { kind: 'OPEN_BOOKINGS', used: 2, most: 10, next: 20 },
              { kind: 'TOOLS_VALUE', used: 250_000, most: 10_000_000, next: null },
            ],
            steps: [
              { kind: 'CONFIRM_EMAIL', more: null },
              { kind: 'ACCOUNT_DAYS', more: 1 },
            ],
          },
        }),
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Your limits' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Open bookings as borrower2 of 10, then 20',
      'Value of your tools together2,500\u00a0kr. of 100,000\u00a0kr.',
    ]);
    const steps = screen.getByRole('list', { name: 'To reach level 2:' });
    expect(steps).toHaveTextContent('Confirm your emailHave your account for 1 more day');
    expect(container.querySelector('#limits')).not.toBeNull();
  });

  const openIdentity = (checkedOn: string | null, outcome = '', more = {}) =>
    renderRoute(`/settings?part=account${outcome && `&identity=${outcome}`}`, {
      user: buildUser(),
      api: { identityCheck: () => ({ identityCheck: { checkedOn } }), ...more },
    });
  const findIdentity = async () =>
    within(await screen.findByRole('region', { name: 'Your identity' }));

  it.each([
    ['refused', /^You cancelled/],
    ['expired', /^The check had ended/],
    ['taken', /^This identity belongs to another account/],
    ['failed', /^Your identity could not be checked/],
  ])('say how an identity check ended: %s', async (outcome, text) => {
    await openIdentity(null, outcome);
    const identity = await findIdentity();
    expect(identity.getByText('Not checked')).toBeInTheDocument();
    expect(identity.getByText(text)).toBeInTheDocument();
  });

  it('show on which day the identity was checked, without an error', async () => {
    await openIdentity('2026-07-03', 'checked');
    const identity = await findIdentity();
    expect(identity.getByText('Checked on 3 July 2026')).toBeInTheDocument();
    expect(identity.queryByRole('button')).toBeNull();
    expect(identity.queryByRole('alert')).toBeNull();
  });

  it('show why an identity check cannot be started', async () => {
    const away = { errors: ['We cannot check your identity right now. Please try again shortly.'] };
    let token: string | null = null;
    const { person } = await openIdentity(null, '', {
      '/identity/start': (_variables: unknown, headers: Headers) => {
        token = headers.get('authorization');
        return Response.json(away, { status: 503 });
      },
    });
    const identity = await findIdentity();
    await person.click(identity.getByRole('button', { name: 'Check my identity' }));
    expect(await identity.findByText(away.errors[0] ?? '')).toBeInTheDocument();
    expect(token).toMatch(/^Bearer /);
  });

  it('say nothing about identities where none are checked', async () => {
    await renderRoute('/settings?part=account', { user: buildUser() });
    await screen.findByRole('region', { name: 'Who looked at my data' });
    expect(screen.queryByText(/identity/i)).toBeNull();
  });

  it('show no limits where the service has none', async () => {
    const { container } = await renderRoute('/settings?part=account', { user: buildUser() });
    await screen.findByRole('region', { name: 'Who looked at my data' });
    await waitFor(() => expect(container.querySelector('#limits')).toBeNull());
  });

  it('list the blocked members and unblock them', async () => {
    const torben = {
      since: '2026-07-01T10:00:00Z',
      member: { id: '6', name: 'Torben Krogh', avatarImageUrl: null },
    };
    const { person, api } = await openLive('#blocked', undefined, [torben]);
    const list = within(await screen.findByRole('list', { name: 'Blocked members' }));
    expect(list.getByText('Since 1 July 2026')).toBeInTheDocument();
    api.answer('blockedMembers', () => ({ blockedMembers: [] }));
    api.answer('unblockMember', () => ({ unblockMember: { blockedMembers: [], errors: [] } }));
    await person.click(list.getByRole('button', { name: 'Unblock Torben Krogh' }));
    expect(await screen.findByText(/^You have not blocked anyone\./)).toBeInTheDocument();
    expect(api.callsOf('unblockMember')[0]?.variables).toEqual({ memberId: '6' });
  });

  it.each([
    ['', ['Profile', 'How you lend']],
    ['?part=notifications', ['Notifications']],
    ['?part=payment', ['Payment Methods', 'Bank account for payouts']],
    ['?part=security', ['Security']],
    ['#payment', ['Payment Methods', 'Bank account for payouts']],
    ['#security', ['Security']],
    [
      '#danger',
      [
        ...['Language', 'Calendar', 'Blocked members', 'Our decisions about you'],
        ...['Who looked at my data', 'Your data and this browser', 'Delete your account'],
      ],
    ],
  ])('show one part at a time: %s', async (part, headings) => {
    await openLive(part);
    const main = within(screen.getByRole('main'));
    await screen.findByRole('region', { name: headings[0] ?? '' });
    const topics = main.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(topics).toEqual(headings);
  });

  it('mark the part that is shown, and lead to the others', async () => {
    const { person, address } = await openLive('#security');
    const nav = within(screen.getByRole('navigation', { name: 'Settings' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Profile',
      'Messages and emails',
      'Payment',
      'Sign-in and security',
      'Account',
    ]);
    const current = () => nav.getByRole('link', { current: 'page' });
    expect(current()).toHaveTextContent('Sign-in and security');
    await person.click(nav.getByRole('link', { name: 'Payment' }));
    expect(address()).toBe('/settings?part=payment');
    expect(current()).toHaveTextContent('Payment');
    expect(await screen.findByRole('region', { name: 'Payment Methods' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Security' })).not.toBeInTheDocument();
  });

  it('keep the export and signing out outside the red box', async () => {
    await openLive('?part=account');
    const danger = within(await screen.findByRole('region', { name: 'Delete your account' }));
    expect(danger.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Delete Account',
    ]);
  });

  it('show the payment methods, set the default, and remove one after confirmation', async () => {
    const { person, api } = await openLive('?part=payment');
    expect(await screen.findByText('Visa ending in 4242')).toBeInTheDocument();
    api.answer('makeDefaultPaymentMethod', () => ({ makeDefaultPaymentMethod: { errors: [] } }));
    await person.click(
      screen.getByRole('button', { name: 'Make Mastercard ending in 3155 the default' }),
    );
    expect(await screen.findByText('Default payment method changed')).toBeInTheDocument();
    expect(api.callsOf('makeDefaultPaymentMethod')[0]?.variables).toEqual({ id: 'm2' });

    api.answer('removePaymentMethod', () => ({ removePaymentMethod: { errors: [] } }));
    await person.click(screen.getByRole('button', { name: 'Remove Mastercard ending in 3155' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Payment method removed')).toBeInTheDocument();
    expect(api.callsOf('removePaymentMethod')[0]?.variables).toEqual({ id: 'm2' });
    // The button that opened the dialog is going to disappear.
    const methods = screen.getByText('Visa ending in 4242').closest('[tabindex]');
    await waitFor(() => expect(methods).toHaveFocus());
  });

  it('keep the focus when the last payment method is removed', async () => {
    const { person, api } = await openLive('?part=payment');
    let methods = [{ id: 'm1', brand: 'Visa', last4: '4242', isDefault: true }];
    api.answer('removePaymentMethod', () => {
      methods = [];
      return { removePaymentMethod: { errors: [] } };
    });
    await person.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
    api.answer('paymentMethods', () => ({ paymentMethods: methods }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    const none = await screen.findByText('You have no payment method.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(none.closest('[tabindex]')).toHaveFocus();
  });

  it('show an error when the payment provider is down', async () => {
    const { person, api } = await openLive('?part=payment');
    api.answer('addPaymentMethod', () => ({
      addPaymentMethod: { url: null, errors: ['Not now.'] },
    }));
    await person.click(await screen.findByRole('button', { name: 'Add Payment Method' }));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
  });

  it('show the stored notification settings and save a change', async () => {
    const { email, person, api } = await openNotifications(() => ({
      saveSettings: { errors: [] },
    }));
    expect(email).not.toBeChecked();
    api.answer('ownProfile', () => own({ settings: choices }));
    await person.click(email);
    expect(await screen.findByText('Email notifications are on.')).toBeInTheDocument();
    await waitFor(() => expect(email).toBeChecked());
    expect(api.callsOf('saveSettings')[0]?.variables).toEqual({
      input: { emailNotifications: true },
    });
  });

  it('switch off e-mails by topic and list those that are always sent', async () => {
    const { person, api } = await openNotifications(() => ({ saveSettings: { errors: [] } }));
    const box = (name: string) => screen.getByRole('checkbox', { name });
    // No e-mails at all: there is nothing to choose.
    expect(box('Messages, Email')).toBeDisabled();
    expect(box('Messages, Email')).not.toBeChecked();
    expect(
      screen.getByText(/We always email you about requests, money, pick-up and return/),
    ).toBeInTheDocument();
    api.answer('ownProfile', () => own({ settings: { ...choices, mutedMails: ['REVIEWS'] } }));
    await person.click(screen.getByRole('switch', { name: /^Email notifications/ }));
    await waitFor(() => expect(box('Messages, Email')).toBeChecked());
    expect(box('Reviews, Email')).not.toBeChecked();
    expect(box('Reviews, Push')).toBeDisabled();
    await person.click(box('Messages, Email'));
    await waitFor(() =>
      expect(api.callsOf('saveSettings').at(-1)?.variables).toEqual({
        input: { mutedMails: ['REVIEWS', 'MESSAGES'] },
      }),
    );
    expect(await screen.findByText('We have saved your choice.')).toBeInTheDocument();
  });

  it('reject a file that is not a picture and change nothing', async () => {
    const { person, api } = await openLive('');
    const chooser = await screen.findByLabelText<HTMLInputElement>('Add photo');
    expect(chooser).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/gif');
    const file = new File(['x'], 'noter.txt', { type: 'text/plain' });
    fireEvent.change(chooser, { target: { files: [file] } });
    expect(await screen.findByText(/^We cannot show this file/)).toBeInTheDocument();
    expect(chooser).toBeInvalid();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.tab();
    expect(api.mutations()).toEqual([]);
  });

  it('remove the photo, or show why it failed', async () => {
    const reason = 'Photo: please try again.';
    const { person, api } = await renderRoute('/settings', {
      user: buildUser({ avatarImageUrl: '/pictures/a' }),
      api: {
        ownProfile: () => own(),
        updateProfile: () => ({ updateProfile: { errors: [reason] } }),
        paymentMethods: () => ({ paymentMethods: methods }),
        blockedMembers: () => ({ blockedMembers: [] }),
      },
    });
    const remove = await screen.findByRole('button', { name: 'Remove photo' });
    await person.click(remove);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    api.answer('updateProfile', () => ({ updateProfile: { errors: [] } }));
    api.answer('currentUser', () => ({ currentUser: buildUser() }));
    await person.click(remove);
    expect(await screen.findByText('We have removed your photo.')).toBeInTheDocument();
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    expect(api.callsOf('updateProfile')[1]?.variables).toEqual({ input: { avatar: null } });
  });

  it('show an error when a setting was not saved', async () => {
    const { email, person } = await openNotifications(() => {
      throw new FakeNetworkError();
    });
    await person.click(email);
    expect(
      await screen.findByText('We could not save your choice. Please try again.'),
    ).toBeInTheDocument();
    expect(email).not.toBeChecked();
  });
});
