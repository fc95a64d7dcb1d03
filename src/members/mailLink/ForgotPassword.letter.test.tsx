import { act, screen, waitFor, within } from '@testing-library/react';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

async function openForgotPassword(path = '/forgot-password') {
  const rendered = await renderLetter(path, {
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

function setOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the forgot-password screen (§2)', () => {
  it('is busy for one second, then shows the next step', async () => {
    const { api, main, email, submit, person, press } = await openForgotPassword();
    await person.type(email, 'mette@skuret.example');
    await press();

    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    expect(submit).toBeDisabled();
    await pass(900);
    expect(main.queryByText('Reset link sent!')).not.toBeInTheDocument();
    await pass(200);

    const heading = main.getByRole('heading', { level: 1, name: 'Reset link sent!' });
    expect(heading).toHaveFocus();
    expect(
      main.getByText(
        "Check your email for instructions on how to reset your password. If you don't see it, check your spam folder.",
      ),
    ).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Return to sign in' })).toHaveAttribute(
      'href',
      '/signin',
    );
    expect(main.queryByRole('textbox')).not.toBeInTheDocument();
    expect(document.title).toBe('Reset link sent! – Skuret');
    expect(api.calls.filter((call) => /reset|password/i.test(call.operationName))).toHaveLength(0);
  });

  it('shows an error when the link could not be sent, and retries', async () => {
    setOnline(false);
    const { main, email, submit, person, press } = await openForgotPassword();
    await person.type(email, 'mette@skuret.example');
    await press();
    await pass(1100);
    expect(main.getByRole('alert')).toHaveTextContent(
      /^Failed to send reset link\. Please try again\.$/,
    );
    expect(email).toHaveValue('mette@skuret.example');
    expect(submit).toBeEnabled();

    setOnline(true);
    await press();
    await pass(1100);
    expect(main.getByRole('heading', { name: 'Reset link sent!' })).toBeInTheDocument();
  });
});
