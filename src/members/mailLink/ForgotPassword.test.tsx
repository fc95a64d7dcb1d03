import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

async function openForgotPassword(path = '/forgot-password') {
  const rendered = await renderRoute(path, {
    advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds),
  });
  const email = await screen.findByRole('textbox', { name: 'Email address' });
  const main = within(screen.getByRole('main'));
  const submit = main.getByRole('button', { name: 'Send reset link' });
  // Formik continues after the click; with fake timers only act waits for it.
  const press = () => act(async () => submit.click());
  return { ...rendered, main, email, submit, press };
}

const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the forgot-password screen (§2)', () => {
  it('asks for an e-mail and links back to sign-in', async () => {
    const { main, email } = await openForgotPassword();
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(main.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/signin');
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toBeRequired();
    expect(main.queryByText('Check your email')).not.toBeInTheDocument();
  });

  it('preserves the return page', async () => {
    const { main } = await openForgotPassword('/forgot-password?returnTo=%2Fhistory');
    expect(main.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/signin?returnTo=%2Fhistory',
    );
  });

  it('requires a valid e-mail (§5)', async () => {
    const { api, main, email, person, press } = await openForgotPassword();
    const says = async (message: string) => {
      await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent(message));
      expect(email).toHaveAccessibleDescription(message);
    };
    await press();
    await says('Please enter your email address');
    expect(email).toHaveFocus();
    await person.type(email, 'mette');
    await press();
    await says('Please enter a valid email address');
    await pass(2000);
    expect(main.queryByText('Check your email')).not.toBeInTheDocument();
    expect(api.mutations()).toEqual([]);
  });
});

describe('the forgot-password screen in the default source', () => {
  async function openLive(sendResetLink: () => Record<string, unknown>) {
    const rendered = await renderRoute('/forgot-password', {
      api: { sendResetLink },
      advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds),
    });
    const email = await screen.findByRole('textbox', { name: 'Email address' });
    await rendered.person.type(email, ' mette@skuret.example ');
    const submit = screen.getByRole('button', { name: 'Send reset link' });
    await act(async () => submit.click());
    await pass(100);
    return { ...rendered, email };
  }

  it('shows the same confirmation whether or not the account exists', async () => {
    const { api } = await openLive(() => ({ sendResetLink: { errors: [] } }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    expect(heading).toHaveFocus();
    expect(
      screen.getByText(/^If there is an account with this email, we have sent a link/),
    ).toBeInTheDocument();
    expect(api.callsOf('sendResetLink')[0]?.variables).toEqual({ email: 'mette@skuret.example' });
  });

  it('shows why no link was sent and keeps the e-mail', async () => {
    const refused = 'Many links were requested in the last hour.';
    const { email } = await openLive(() => ({ sendResetLink: { errors: [refused] } }));
    expect(await screen.findByText(refused)).toBeInTheDocument();
    expect(email).toHaveValue('mette@skuret.example');
    expect(screen.queryByText('Check your email')).not.toBeInTheDocument();
  });
});
