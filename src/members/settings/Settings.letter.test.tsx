import { screen, within } from '@testing-library/react';
import type { User } from '../../../domain/members/user';
import { buildUser } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

async function openSettings(changes: Partial<User> = {}) {
  const rendered = await renderLetter('/settings', { user: buildUser(changes) });
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

describe('the settings in the letter (§2)', () => {
  it('has five sections under one heading, each with a link', async () => {
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

  it('says that nothing is sent', async () => {
    const { main } = await openSettings();
    expect(
      main.getByText(
        'What you change here stays on this page until you leave it. Nothing is sent yet.',
      ),
    ).toBeInTheDocument();
  });
});

describe('the profile settings in the letter', () => {
  it('starts with the known data and keeps saved changes', async () => {
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

  it('is empty when nothing is known', async () => {
    const { section } = await openSettings({ about: null });
    expect(section('Profile').getByRole('textbox', { name: 'Bio' })).toHaveValue('');
  });

  it('requires a name and a valid e-mail', async () => {
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

  it('previews a chosen photo, removes it again, and sends nothing', async () => {
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
  ])('shows an error when the file %s', async (_case, file, decode) => {
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

describe('the notification settings in the letter (§9)', () => {
  it('start with e-mail and push on and marketing off', async () => {
    const { section } = await openSettings();
    const notifications = section('Notifications');
    expect(notifications.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
    expect(notifications.getByRole('switch', { name: 'Push notifications' })).toBeChecked();
    expect(notifications.getByRole('switch', { name: 'Marketing emails' })).not.toBeChecked();
  });

  it('are switched one at a time, confirmed and kept', async () => {
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

describe('the payment methods in the letter', () => {
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

describe('the security settings in the letter', () => {
  it('validates a new password and does not claim to have changed it', async () => {
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
    expect(await security.findByText('The new passwords do not match')).toBeInTheDocument();
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

describe('the danger zone in the letter', () => {
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
