import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../../domain/user';
import { buildUser, testToken } from '../../test/builders';
import { FakeNetworkError } from '../../test/fakeApi';
import { renderRoute } from '../../test/renderRoute';

async function openSettings(changes: Partial<User> = {}) {
  const rendered = await renderRoute('/settings', { user: buildUser(changes) });
  await screen.findByRole('region', { name: 'Profile' });
  const main = within(screen.getByRole('main'));
  const section = (name: string) => within(main.getByRole('region', { name }));
  return { ...rendered, main, section };
}

/** The names of all requests except the one for the current user. */
const otherCalls = (api: { calls: { operationName: string }[] }) =>
  api.calls.map((call) => call.operationName).filter((name) => name !== 'currentUser');

const photo = (name = 'mig.png', type = 'image/png') => new File(['picture'], name, { type });

beforeEach(() => {
  // jsdom opens no pictures.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the settings (§2)', () => {
  it('has five topics under one heading, each with its link', async () => {
    const { main } = await openSettings();
    expect(main.getByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
    expect(document.title).toBe('Settings – Skuret');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    const topics = ['Profile', 'Notifications', 'Payment Methods', 'Security', 'Danger Zone'];
    expect(
      main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(topics);
    const links = within(main.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/settings#profile',
      '/settings#notifications',
      '/settings#payment',
      '/settings#security',
      '/settings#danger',
    ]);
  });

  it('says that nothing here is sent', async () => {
    const { main } = await openSettings();
    expect(
      main.getByText(
        'What you change here stays on this page until you leave it. Nothing is sent yet.',
      ),
    ).toBeInTheDocument();
  });
});

describe('the profile', () => {
  it('begins with what is known and keeps what is saved', async () => {
    const { api, section, person } = await openSettings();
    const profile = section('Profile');
    const name = profile.getByRole('textbox', { name: 'Full name' });
    const bio = profile.getByRole('textbox', { name: 'Bio' });
    expect(name).toHaveValue('Mette Holm');
    expect(profile.getByRole('textbox', { name: 'Email address' })).toHaveValue(
      'mette@skuret.example',
    );
    expect(bio).toHaveValue('Tømrer på Amager med for meget værktøj.');

    await person.clear(name);
    await person.type(name, 'Mette Bro');
    await person.click(profile.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your profile is saved on this page.')).toHaveAttribute(
      'lang',
      'en',
    );
    expect(name).toHaveValue('Mette Bro');
    expect(otherCalls(api)).toEqual([]);
  });

  it('is empty where nothing is known', async () => {
    const { section } = await openSettings({ about: null });
    expect(section('Profile').getByRole('textbox', { name: 'Bio' })).toHaveValue('');
  });

  it('wants a name and an e-mail that can be one', async () => {
    const { section, person } = await openSettings();
    const profile = section('Profile');
    const name = profile.getByRole('textbox', { name: 'Full name' });
    const email = profile.getByRole('textbox', { name: 'Email address' });
    const save = profile.getByRole('button', { name: 'Save Changes' });

    await person.clear(name);
    await person.clear(email);
    await person.click(save);
    expect(await profile.findByText('Please enter your name')).toBeInTheDocument();
    expect(name).toHaveFocus();
    await person.type(name, 'Mette');
    await person.click(save);
    expect(await profile.findByText('Please enter your email address')).toBeInTheDocument();
    await person.type(email, 'mette');
    await person.click(save);
    expect(await profile.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.queryByText('Your profile is saved on this page.')).not.toBeInTheDocument();
  });

  it('shows the photo that is chosen, lets go of it again, and sends nothing', async () => {
    const { api, section, person } = await openSettings();
    const profile = section('Profile');
    const input = profile.getByLabelText('Change photo');
    expect(input).toHaveAttribute('accept', 'image/*');
    await person.upload(input, photo());
    expect(await profile.findByRole('img', { name: 'Your new photo' })).toHaveAttribute(
      'src',
      'blob:chosen',
    );

    await person.click(profile.getByRole('button', { name: 'Undo photo' }));
    expect(profile.queryByRole('img', { name: 'Your new photo' })).not.toBeInTheDocument();
    expect(profile.getByText('M')).toBeInTheDocument();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:chosen');
    expect(otherCalls(api)).toEqual([]);
  });

  it.each([
    ['is no picture', photo('brev.pdf', 'application/pdf'), () => Promise.resolve()],
    [
      'cannot be opened',
      photo('broken.png'),
      () => Promise.reject(new DOMException('broken', 'EncodingError')),
    ],
  ])('says so when the file %s', async (_case, file, decode) => {
    HTMLImageElement.prototype.decode = decode;
    const { section, person } = await openSettings();
    const profile = section('Profile');
    const input = profile.getByLabelText('Change photo');
    // As with a dropped file, which the filter of the file dialog does not stop.
    input.removeAttribute('accept');
    await person.upload(input, file);
    expect(
      await profile.findByText('This file is not a picture that can be shown here.'),
    ).toBeInTheDocument();
    expect(input).toBeInvalid();
    expect(profile.queryByRole('img', { name: 'Your new photo' })).not.toBeInTheDocument();
  });
});

describe('the notifications (§9)', () => {
  it('begin with e-mail and push on and marketing off', async () => {
    const { section } = await openSettings();
    const notifications = section('Notifications');
    expect(notifications.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
    expect(notifications.getByRole('switch', { name: 'Push notifications' })).toBeChecked();
    expect(notifications.getByRole('switch', { name: 'Marketing emails' })).not.toBeChecked();
  });

  it('are switched one by one, said and kept', async () => {
    const { api, section, person } = await openSettings();
    const notifications = section('Notifications');
    const marketing = notifications.getByRole('switch', { name: 'Marketing emails' });
    await person.click(marketing);
    expect(marketing).toBeChecked();
    expect(await screen.findByText('Marketing emails are on.')).toBeInTheDocument();
    await person.click(notifications.getByRole('switch', { name: 'Email notifications' }));
    expect(await screen.findByText('Email notifications are off.')).toBeInTheDocument();
    expect(notifications.getByRole('switch', { name: 'Push notifications' })).toBeChecked();
    expect(otherCalls(api)).toEqual([]);
  });
});

describe('the payment methods', () => {
  it('are fixed', async () => {
    const { section, person } = await openSettings();
    const payment = section('Payment Methods');
    expect(payment.getByText('Visa ending in 4242')).toBeInTheDocument();
    await person.click(payment.getByRole('button', { name: 'Add Payment Method' }));
    expect(
      await screen.findByText('More payment methods cannot be added yet.'),
    ).toBeInTheDocument();
    expect(payment.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the security', () => {
  it('checks a new password, and does not pretend to have changed it', async () => {
    const { api, section, person } = await openSettings();
    const security = section('Security');
    const current = security.getByLabelText('Current password');
    const next = security.getByLabelText('New password');
    const again = security.getByLabelText('Confirm new password');
    const change = security.getByRole('button', { name: 'Change Password' });
    expect(current).toHaveAttribute('autocomplete', 'current-password');
    expect(next).toHaveAttribute('autocomplete', 'new-password');
    expect(again).toHaveAttribute('autocomplete', 'new-password');

    await person.click(change);
    expect(await security.findByText('Please enter your current password')).toBeInTheDocument();
    expect(current).toHaveFocus();
    await person.type(current, 'den gamle');
    await person.type(next, 'en ny og lang');
    await person.type(again, 'en anden');
    await person.click(change);
    expect(await security.findByText('The new passwords are not the same')).toBeInTheDocument();
    await person.clear(again);
    await person.type(again, 'en ny og lang');
    await person.click(change);

    expect(
      await screen.findByText(
        'The new password is fine, but nothing is sent from this page: the old one still works.',
      ),
    ).toBeInTheDocument();
    for (const field of [current, next, again]) expect(field).toHaveValue('');
    expect(security.queryByRole('alert')).not.toBeInTheDocument();
    expect(otherCalls(api)).toEqual([]);
  });

  it('switches two-factor authentication on and off, on this page only', async () => {
    const { section, person } = await openSettings();
    const security = section('Security');
    await person.click(security.getByRole('button', { name: 'Enable 2FA' }));
    expect(security.getByText('On')).toBeInTheDocument();
    expect(
      await screen.findByText(
        'Two-factor authentication is on, but on this page only: you sign in as before.',
      ),
    ).toBeInTheDocument();
    await person.click(security.getByRole('button', { name: 'Disable 2FA' }));
    expect(security.queryByText('On')).not.toBeInTheDocument();
    expect(security.getByRole('button', { name: 'Enable 2FA' })).toBeInTheDocument();
  });
});

describe('the danger zone', () => {
  it('asks before signing out, and lets it be', async () => {
    const { section, person, store } = await openSettings();
    const signOut = section('Danger Zone').getByRole('button', { name: 'Sign Out' });
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
    'signs out at once with a service %s: the token goes to it, and nothing of the person is left',
    async (_what, signOut) => {
      const { api, address, section, person } = await openSettings();
      api.answer('signOut', signOut);
      await person.click(section('Danger Zone').getByRole('button', { name: 'Sign Out' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign Out' }));
      await person.click(dialog.getByRole('button', { name: 'Sign Out' }));

      await waitFor(() => expect(api.callsOf('signOut')).toHaveLength(1));
      await waitFor(() => expect(address()).toBe('/'));
      const home = { level: 1, name: 'Lån det værktøj, du mangler' };
      expect(await screen.findByRole('heading', home)).toBeInTheDocument();
      expect(
        within(screen.getByRole('banner')).getByRole('link', { name: 'Log ind' }),
      ).toHaveAttribute('href', '/signin');
      expect(screen.getByText('Du er logget ud.')).toBeInTheDocument();
      await waitFor(() => expect(localStorage.getItem('jwt')).toBeNull());
      expect(api.callsOf('signOut')[0]?.headers.get('authorization')).toBe(`Bearer ${testToken}`);
      expect(screen.queryByText('Mette Holm')).not.toBeInTheDocument();
      expect(screen.queryByDisplayValue('Mette Holm')).not.toBeInTheDocument();
      expect(screen.queryByText(/forbindelse/)).not.toBeInTheDocument();
    },
  );

  it('asks before deleting the account, deletes nothing and says so', async () => {
    const { api, section, person, store } = await openSettings();
    await person.click(section('Danger Zone').getByRole('button', { name: 'Delete Account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Account' }));
    expect(
      dialog.getByText(
        'Are you sure you want to delete your account? This action cannot be undone.',
      ),
    ).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(
      await screen.findByText(
        'Your account is still here: it cannot be deleted from this page yet. Write to us.',
      ),
    ).toBeInTheDocument();
    expect(store.getState().auth.token).not.toBeNull();
    expect(otherCalls(api)).toEqual([]);
  });
});

describe('in live', () => {
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
      settings: { emailNotices: false, pushNotices: true, marketing: false },
      ...changes,
    },
  });
  const openLive = async (
    saveSettings: () => Record<string, unknown>,
    blockedMembers: readonly object[] = [],
  ) => {
    const rendered = await renderRoute('/settings', {
      user: buildUser(),
      source: 'live',
      api: {
        ownProfile: () => own(),
        saveSettings,
        paymentMethods: () => ({ paymentMethods: methods }),
        blockedMembers: () => ({ blockedMembers }),
      },
    });
    const email = await screen.findByRole('switch', { name: /^Email notifications/ });
    return { ...rendered, email };
  };

  it('lists whom one has blocked, and takes a block back', async () => {
    const torben = {
      since: '2026-07-01T10:00:00Z',
      member: { id: '6', name: 'Torben Krogh', avatarImageUrl: null },
    };
    const { person, api } = await openLive(() => ({}), [torben]);
    const list = within(await screen.findByRole('list', { name: 'Blocked members' }));
    expect(list.getByText('Since 1 July 2026')).toBeInTheDocument();
    api.answer('blockedMembers', () => ({ blockedMembers: [] }));
    api.answer('unblockMember', () => ({ unblockMember: { blockedMembers: [], errors: [] } }));
    await person.click(list.getByRole('button', { name: 'Unblock Torben Krogh' }));
    expect(await screen.findByText(/^You have blocked nobody\./)).toBeInTheDocument();
    expect(api.callsOf('unblockMember')[0]?.variables).toEqual({ memberId: '6' });
  });

  it('has only what the service keeps', async () => {
    await openLive(() => ({}));
    await screen.findByRole('region', { name: 'Security' });
    const main = within(screen.getByRole('main'));
    const topics = main.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(topics).toEqual([
      ...['Profile', 'Notifications', 'Payment Methods', 'Security', 'Blocked members'],
      ...['Language', 'Danger Zone'],
    ]);
    expect(screen.queryByText('Two-factor authentication')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Delete Account' })).toBeInTheDocument();
  });

  it('shows the payment methods, makes one the default, and removes one after asking', async () => {
    const { person, api } = await openLive(() => ({}));
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
  });

  it('says so when the provider is away, instead of leading nowhere', async () => {
    const { person, api } = await openLive(() => ({}));
    api.answer('addPaymentMethod', () => ({
      addPaymentMethod: { url: null, errors: ['Not now.'] },
    }));
    await person.click(await screen.findByRole('button', { name: 'Add Payment Method' }));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
  });

  it('shows what is kept, and keeps a choice', async () => {
    const { email, person, api } = await openLive(() => ({ saveSettings: { errors: [] } }));
    expect(email).not.toBeChecked();
    api.answer('ownProfile', () =>
      own({ settings: { emailNotices: true, pushNotices: true, marketing: false } }),
    );
    await person.click(email);
    expect(await screen.findByText('Email notifications are on.')).toBeInTheDocument();
    await waitFor(() => expect(email).toBeChecked());
    expect(api.callsOf('saveSettings')[0]?.variables).toEqual({ input: { emailNotices: true } });
  });

  it('says of a file that it is no picture, and changes nothing', async () => {
    const { person, api } = await openLive(() => ({}));
    const chooser = screen.getByLabelText<HTMLInputElement>('Add photo');
    expect(chooser).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/gif');
    const file = new File(['x'], 'noter.txt', { type: 'text/plain' });
    fireEvent.change(chooser, { target: { files: [file] } });
    expect(await screen.findByText(/^This file is not a picture/)).toBeInTheDocument();
    expect(chooser).toBeInvalid();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.tab();
    expect(api.mutations()).toEqual([]);
  });

  it('takes the photo away, or says why not', async () => {
    const reason = 'Photo: please try again.';
    const { person, api } = await renderRoute('/settings', {
      user: buildUser({ avatarImageUrl: '/pictures/a' }),
      source: 'live',
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
    expect(await screen.findByText('Your photo is removed.')).toBeInTheDocument();
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    expect(api.callsOf('updateProfile')[1]?.variables).toEqual({ input: { avatar: null } });
  });

  it('says that a choice was not kept', async () => {
    const { email, person } = await openLive(() => {
      throw new FakeNetworkError();
    });
    await person.click(email);
    expect(
      await screen.findByText('Your choice was not saved. Please try again.'),
    ).toBeInTheDocument();
    expect(email).not.toBeChecked();
  });
});
