import { screen, waitFor, within } from '@testing-library/react';
import { buildOwnProfile, buildUser } from '../../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../../tests/helpers/app/fakeApi';
import { rejected } from '../../../tests/helpers/app/rejected';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const at = '2026-07-01T08:00:00.000Z';
const session = (id: string, browser: string | null, isCurrent = false) => ({
  id,
  browser,
  system: browser === null ? null : 'macOS',
  isCurrent,
  createdAt: at,
  usedAt: at,
});
const event = (id: number, kind: string) => ({
  id: String(id),
  kind,
  at,
  browser: 'Firefox',
  system: 'Linux',
});

async function open(
  api: Record<string, (variables: Record<string, unknown>) => Record<string, unknown>> = {},
  own: Partial<ReturnType<typeof buildOwnProfile>> = {},
) {
  const user = buildUser();
  const rendered = await renderRoute('/settings?part=security', {
    user,
    api: {
      ownProfile: () => ({ currentUser: { ...buildOwnProfile(user), ...own } }),
      mySessions: () => ({
        mySessions: [session('a', 'Safari', true), session('b', 'Firefox'), session('c', null)],
      }),
      securityEvents: () => ({
        securityEvents: Array.from({ length: 7 }, (_, index) =>
          event(7 - index, index === 0 ? 'PASSWORD_CHANGED' : 'SIGNED_IN'),
        ),
      }),
      ...api,
    },
  });
  const security = within(await screen.findByRole('region', { name: 'Security' }));
  return { ...rendered, security };
}

describe('the list of sessions', () => {
  it('lists the browsers, marks the current one, and signs out another', async () => {
    const { security, person, api } = await open({
      endSession: () => ({ endSession: { errors: [] } }),
    });
    const list = within(await security.findByRole('list', { name: 'Where you are signed in' }));
    const rows = list.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^Safari on macOSSigned in .*This browser$/);
    expect(rows[2]).toMatch(/^Unknown browser/);
    api.answer('mySessions', () => ({ mySessions: [session('a', 'Safari', true)] }));
    await person.click(list.getByRole('button', { name: 'Sign out Firefox on macOS' }));
    expect(await screen.findByText('We have signed you out of that browser.')).toBeInTheDocument();
    expect(api.callsOf('endSession')[0]?.variables).toEqual({ id: 'b' });
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(security.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('asks for the password when the sign-in is old, then performs the action', async () => {
    let isProven = false;
    const { security, person, api } = await open({
      endOtherSessions: () => {
        if (!isProven) throw new FakeGraphqlError('Please confirm that it is you.', 'PROOF_NEEDED');
        return { endOtherSessions: { errors: [] } };
      },
      confirmIdentity: ({ password }) => {
        isProven = password === 'hemmeligt';
        return {
          confirmIdentity: { errors: isProven ? [] : ['This is not your current password.'] },
        };
      },
    });
    const everywhere = await security.findByRole('button', { name: 'Sign out everywhere else' });
    await person.click(everywhere);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    const field = dialog.getByLabelText('Current password');
    await waitFor(() => expect(field).toHaveFocus());
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await person.type(field, 'forkert');
    await person.click(confirm);
    expect(await dialog.findByText('This is not your current password.')).toBeInTheDocument();
    expect(field).toHaveValue('forkert');
    await person.clear(field);
    await person.type(field, 'hemmeligt');
    await person.click(confirm);
    expect(
      await screen.findByText('We have signed you out of all other browsers.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.callsOf('endOtherSessions')).toHaveLength(2);
  });

  it('does nothing when the password prompt is cancelled', async () => {
    const { security, person, api } = await open({
      endOtherSessions: () => {
        throw new FakeGraphqlError('Please confirm that it is you.', 'PROOF_NEEDED');
      },
    });
    await person.click(await security.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf('endOtherSessions')).toHaveLength(1);
    expect(security.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the password change', () => {
  async function change(
    { security, person }: Awaited<ReturnType<typeof open>>,
    present: string,
  ): Promise<void> {
    await person.type(security.getByLabelText('Current password'), present);
    await person.type(security.getByLabelText('New password'), 'en-ny-og-bedre-kode');
    await person.type(security.getByLabelText('Confirm new password'), 'en-ny-og-bedre-kode');
    await person.click(security.getByRole('button', { name: 'Change Password' }));
  }

  it('is saved by the service and clears the fields', async () => {
    const opened = await open({ changePassword: () => ({ changePassword: { errors: [] } }) });
    await change(opened, 'hemmeligt');
    expect(
      await screen.findByText(
        'We have changed your password and signed you out of all other browsers.',
      ),
    ).toBeInTheDocument();
    expect(opened.api.callsOf('changePassword')[0]?.variables).toEqual({
      currentPassword: 'hemmeligt',
      newPassword: 'en-ny-og-bedre-kode',
    });
    expect(opened.security.getByLabelText('Current password')).toHaveValue('');
  });

  it('is rejected with a wrong current password, and keeps the values', async () => {
    const wrong = 'This is not your current password.';
    const answer = { changePassword: rejected('currentPassword', wrong) };
    const opened = await open({ changePassword: () => answer });
    await change(opened, 'forkert');
    expect(await opened.security.findAllByText(wrong)).toHaveLength(2);
    expect(opened.security.getByLabelText('Current password')).toBeInvalid();
    expect(opened.security.getByLabelText('New password')).toHaveValue('en-ny-og-bedre-kode');
  });
});

describe('the e-mail change', () => {
  it('requires the password and shows that it awaits confirmation', async () => {
    const { security, person, api } = await open({
      changeEmail: () => ({ changeEmail: { errors: [] } }),
    });
    expect(security.getByText('mette@skuret.example')).toBeInTheDocument();
    expect(security.getByText('Confirmed')).toBeInTheDocument();
    await person.click(security.getByRole('button', { name: 'Change email' }));
    const email = security.getByRole('textbox', { name: 'New email address' });
    expect(email).toHaveFocus();
    await person.click(security.getByRole('button', { name: 'Send the link' }));
    expect(await security.findAllByText('Please enter your email address')).toHaveLength(2);
    await person.type(email, 'ny@skuret.example');
    const [password] = security.getAllByLabelText('Current password');
    await person.type(password as HTMLElement, 'hemmeligt');
    api.answer('ownProfile', () => ({
      currentUser: { ...buildOwnProfile(buildUser()), pendingEmail: 'ny@skuret.example' },
    }));
    await person.click(security.getByRole('button', { name: 'Send the link' }));
    expect(
      await security.findByText('Open the link that we sent to ny@skuret.example to change.'),
    ).toBeInTheDocument();
    expect(api.callsOf('changeEmail')[0]?.variables).toEqual({
      email: 'ny@skuret.example',
      password: 'hemmeligt',
    });
    expect(security.queryByRole('textbox', { name: 'New email address' })).toBeNull();
  });
});

describe('an unconfirmed e-mail', () => {
  it('is announced at the top, with a button to resend the link', async () => {
    const { person, api, security } = await open(
      { sendConfirmation: () => ({ sendConfirmation: { errors: [] } }) },
      { emailConfirmed: false },
    );
    const notice = within(screen.getByRole('region', { name: 'Confirm your email' }));
    expect(security.getByText('Not confirmed')).toBeInTheDocument();
    await person.click(notice.getByRole('button', { name: 'Send the link again' }));
    expect(await notice.findByText(/^We have sent a new link\./)).toBeInTheDocument();
    expect(api.callsOf('sendConfirmation')).toHaveLength(1);
    api.answer('sendConfirmation', () => ({ sendConfirmation: { errors: ['Not now.'] } }));
    await person.click(notice.getByRole('button', { name: 'Send the link again' }));
    expect(await notice.findByText('Not now.')).toBeInTheDocument();
    expect(notice.queryByText(/^We have sent a new link\./)).not.toBeInTheDocument();
  });

  it('is announced on the dashboard only when requests depend on it', async () => {
    const user = buildUser();
    const own = { ...buildOwnProfile(user), emailConfirmed: false, confirmationNeeded: true };
    const { api } = await renderRoute('/add-tool', {
      user,
      api: { ownProfile: () => ({ currentUser: own }) },
    });
    expect(
      await screen.findByText(/^Confirm your email before you ask to borrow or list a tool\./),
    ).toBeInTheDocument();
    await api.idle();
  });
});

test('shows the five latest security events, and more on request', async () => {
  const { security, person } = await open();
  const list = within(await security.findByRole('list', { name: 'Latest security events' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  expect(list.getByText('Password changed')).toBeInTheDocument();
  await person.click(security.getByRole('button', { name: 'Show more' }));
  expect(list.getAllByRole('listitem')).toHaveLength(7);
});
