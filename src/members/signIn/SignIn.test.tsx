import { act, screen, waitFor, within } from '@testing-library/react';
import { buildToolDetail, buildUser, testToken } from '../../../tests/helpers/app/builders';
import { FakeGraphqlError, FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

/** Answers for the requests of the screens that follow the form. */
const beyond = {
  myTools: () => ({ myTools: [] }),
  borrowedTools: () => ({ borrowedTools: [] }),
  activeLendReservations: () => ({ activeLendReservations: [] }),
  completedLendReservations: () => ({ completedLendReservations: [] }),
  tool: () => ({ tool: null }),
};

const accepted = { signInUser: { token: testToken, errors: [] } };
const refused = { signInUser: { token: null, errors: ['Invalid email or password'] } };

/** Opens the screen as a visitor. `answer` is the response to signing in. */
async function openSignIn(
  answer: () => Record<string, unknown> | Promise<Record<string, unknown>> = () => accepted,
  path = '/signin',
) {
  const rendered = await renderRoute(path, {
    api: { ...beyond, signInUser: answer, currentUser: () => ({ currentUser: buildUser() }) },
  });
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  const main = within(screen.getByRole('main'));
  const password = main.getByLabelText('Adgangskode');
  const submit = main.getByRole('button', { name: 'Log ind' });
  const fillIn = async () => {
    await rendered.person.type(email, 'mette@skuret.example');
    await rendered.person.type(password, 'laan-en-boremaskine');
  };
  return { ...rendered, main, email, password, submit, fillIn };
}

describe('the sign-in screen (§2)', () => {
  it('asks for e-mail and password and links to sign-up and password reset', async () => {
    const { main, email, password } = await openSignIn();

    expect(main.getByRole('heading', { level: 1, name: 'Log ind' })).toBeInTheDocument();
    expect(document.title).toBe('Log ind – Skuret');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'da');
    expect(email).toBeRequired();
    expect(email).toHaveAttribute('type', 'email');
    expect(password).toBeRequired();
    expect(main.getByRole('checkbox', { name: 'Husk mig' })).not.toBeChecked();
    expect(main.getByRole('link', { name: 'Glemt adgangskode?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(main.getByRole('link', { name: 'Opret konto' })).toHaveAttribute('href', '/signup');
    expect(main.getByRole('link', { name: 'Tilbage til forsiden' })).toHaveAttribute('href', '/');
    expect(main.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('supports password managers and pasting', async () => {
    const { email, password, person } = await openSignIn();
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');

    await person.click(password);
    await person.paste('en lang kode');
    expect(password).toHaveValue('en lang kode');
  });

  it('shows and hides the password', async () => {
    const { main, password, person } = await openSignIn();
    expect(password).toHaveAttribute('type', 'password');
    await person.click(main.getByRole('button', { name: 'Vis adgangskode' }));
    expect(password).toHaveAttribute('type', 'text');
    await person.click(main.getByRole('button', { name: 'Skjul adgangskode' }));
    expect(password).toHaveAttribute('type', 'password');
  });
});

describe('the sentence below the title', () => {
  it('names the tool that the visitor wants to book', async () => {
    const tool = buildToolDetail({ name: 'Højtryksrenser 160 bar' });
    await renderRoute('/signin?returnTo=%2Ftool%2F7%2Fbook%3Fstart%3D2026-07-04', {
      api: { ...beyond, tool: () => ({ tool }) },
    });
    expect(await screen.findByText('Log ind for at booke Højtryksrenser 160 bar.')).toBeVisible();
  });

  it.each([
    ['/tool/7/book', 'Log ind for at booke værktøjet.'],
    ['/booking/7?tab=chat', 'Log ind for at se bookingen.'],
    ['/history', 'Log ind for at fortsætte.'],
  ])('says why the way to %s needs it', async (returnTo, text) => {
    const { main } = await openSignIn(
      () => accepted,
      `/signin?returnTo=${encodeURIComponent(returnTo)}`,
    );
    expect(main.getByText(text)).toBeVisible();
  });

  it('welcomes a visitor who came by themselves', async () => {
    const { main } = await openSignIn();
    expect(main.getByText('Velkommen tilbage til Skuret.')).toBeVisible();
  });
});

describe('missing fields at sign-in (§5)', () => {
  it('are reported one at a time, e-mail before password, and nothing is sent', async () => {
    const { api, main, email, password, submit, person } = await openSignIn();

    await person.click(submit);
    expect(main.getByRole('alert')).toHaveTextContent('Skriv din e-mail');
    expect(email).toHaveFocus();
    expect(email).toBeInvalid();

    await person.type(email, 'mette@skuret.example');
    await person.click(submit);
    expect(main.getByRole('alert')).toHaveTextContent('Skriv din adgangskode');
    expect(main.queryByText('Skriv din e-mail')).not.toBeInTheDocument();
    expect(password).toHaveFocus();
    expect(email).toBeValid();
    expect(api.callsOf('signInUser')).toHaveLength(0);
  });

  it('are reported in the red box above the button', async () => {
    const { main, submit, person } = await openSignIn();
    await person.click(submit);
    const order = main.getByRole('alert').compareDocumentPosition(submit);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('signing in (§4, §7)', () => {
  it('opens the dashboard, stores the raw token and replaces the form in the history', async () => {
    const { api, address, fillIn, submit, person } = await openSignIn();
    const before = window.history.length;
    await fillIn();
    await person.click(submit);

    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(window.history.length).toBe(before);
    expect(api.callsOf('signInUser').map((call) => call.variables)).toEqual([
      { email: 'mette@skuret.example', password: 'laan-en-boremaskine' },
    ]);
    await waitFor(() => expect(localStorage.getItem('jwt')).toBe(testToken));
    expect(api.callsOf('currentUser').length).toBeGreaterThan(0);
  });

  it('sends the remember option only when the box is ticked (D22)', async () => {
    const { api, address, main, fillIn, submit, person } = await openSignIn();
    await fillIn();
    await person.click(main.getByRole('checkbox', { name: 'Husk mig' }));
    await person.click(submit);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.callsOf('signInUser')[0]?.variables).toEqual({
      email: 'mette@skuret.example',
      password: 'laan-en-boremaskine',
      rememberMe: true,
    });
  });

  it('does not navigate back when another page is opened while the next screen loads', async () => {
    const { store, person, fillIn, submit } = await openSignIn();
    await fillIn();
    let pressed = false;
    store.subscribe(() => {
      if (pressed || window.location.pathname !== '/dashboard') return;
      pressed = true;
      // Before the first screen after sign-in is rendered.
      const banner = within(screen.getByRole('banner'));
      queueMicrotask(() => banner.getByRole('link', { name: 'Forside' }).click());
    });
    await person.click(submit);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(await screen.findByRole('search')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
  });

  it('opens the return page', async () => {
    const { address, fillIn, person } = await openSignIn(
      () => accepted,
      '/signin?returnTo=%2Ftool%2F7%2Fbook%3Fstart%3D2026-07-04',
    );
    await fillIn();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/tool/7/book?start=2026-07-04'));
  });

  it('opens the anchor of the return page', async () => {
    const { address, person, main } = await renderRoute('/settings#security', {
      api: {
        ...beyond,
        signInUser: () => accepted,
        currentUser: () => ({ currentUser: buildUser() }),
      },
    }).then((rendered) => ({ ...rendered, main: within(screen.getByRole('main')) }));
    await waitFor(() => expect(address()).toBe('/signin?returnTo=%2Fsettings%23security'));
    await person.type(await main.findByLabelText('E-mail'), 'mette@skuret.example');
    await person.type(main.getByLabelText('Adgangskode'), 'laan-en-boremaskine');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/settings#security'));
  });

  it.each(['https://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)', ''])(
    'never redirects to %j',
    async (returnTo) => {
      const { address, fillIn, person } = await openSignIn(
        () => accepted,
        `/signin?returnTo=${encodeURIComponent(returnTo)}`,
      );
      await fillIn();
      await person.keyboard('{Enter}');
      await waitFor(() => expect(address()).toBe('/dashboard'));
    },
  );

  it('passes the return page on to its links', async () => {
    const { main } = await openSignIn(() => accepted, '/signin?returnTo=%2Fhistory');
    expect(main.getByRole('link', { name: 'Opret konto' })).toHaveAttribute(
      'href',
      '/signup?returnTo=%2Fhistory',
    );
    expect(main.getByRole('link', { name: 'Glemt adgangskode?' })).toHaveAttribute(
      'href',
      '/forgot-password?returnTo=%2Fhistory',
    );
  });

  it('sends once, however often the button is clicked, and shows that it is busy', async () => {
    let answer: (value: Record<string, unknown>) => void = () => undefined;
    const { api, address, fillIn, submit, person } = await openSignIn(
      () => new Promise((resolve) => (answer = resolve)),
    );
    await fillIn();
    await person.dblClick(submit);
    await person.keyboard('{Enter}');
    act(() => submit.closest('form')?.requestSubmit());

    await waitFor(() => expect(submit).toBeDisabled());
    expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(api.callsOf('signInUser')).toHaveLength(1);
    answer(accepted);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.callsOf('signInUser')).toHaveLength(1);
  });

  it('redirects a signed-in member immediately', async () => {
    const { address } = await renderRoute('/signin?returnTo=%2Fhistory', {
      user: buildUser(),
      api: beyond,
    });
    await waitFor(() => expect(address()).toBe('/history'));
    expect(screen.queryByRole('textbox', { name: 'E-mail' })).not.toBeInTheDocument();
  });

  it('redirects when another tab has signed in', async () => {
    const { address } = await openSignIn();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: testToken }));
    });
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('a failed sign-in (§8)', () => {
  it.each([
    ['a wrong password', () => refused],
    ['another reason of the service', () => ({ signInUser: { token: null, errors: ['Locked'] } })],
    ['no reason at all', () => ({ signInUser: { token: null, errors: [] } })],
  ])('shows the same English message for %s and keeps the values', async (_why, answer) => {
    const { address, main, email, password, fillIn, submit, person } = await openSignIn(answer);
    await fillIn();
    await person.click(submit);

    const box = await main.findByRole('alert');
    expect(box).toHaveTextContent(/^Invalid email or password$/);
    expect(box).toHaveAttribute('lang', 'en');
    expect(email).toHaveValue('mette@skuret.example');
    expect(password).toHaveFocus();
    expect(submit).toBeEnabled();
    expect(address()).toBe('/signin');
    expect(localStorage.getItem('jwt')).toBeNull();
  });

  it('shows the waiting time after too many attempts and keeps the values', async () => {
    const { api, main, email, fillIn, submit, person } = await openSignIn(() => {
      throw new FakeGraphqlError('Too many attempts.', 'TOO_MANY_REQUESTS', {
        retryAfterSeconds: 601,
      });
    });
    await fillIn();
    await person.click(submit);
    const reason = await main.findByText(/^Der har været for mange forsøg/);
    expect(reason).toHaveTextContent('Der har været for mange forsøg. Prøv igen om 11 minutter.');
    expect(within(main.getByRole('alert')).getByText('Invalid email or password')).toHaveAttribute(
      'lang',
      'en',
    );
    expect(screen.queryByText(/Noget gik galt/)).not.toBeInTheDocument();
    expect(email).toHaveValue('mette@skuret.example');
    expect(submit).toBeEnabled();

    // The reason disappears when the next attempt has another outcome.
    api.answer('signInUser', () => refused);
    await person.click(submit);
    await waitFor(() => expect(reason).not.toBeInTheDocument());
    expect(main.getByRole('alert')).toHaveTextContent(/^Invalid email or password$/);
  });

  it.each([
    [{ retryAfterSeconds: 60 }, 'Der har været for mange forsøg. Prøv igen om 1 minut.'],
    [{ retryAfterSeconds: 1 }, 'Der har været for mange forsøg. Prøv igen om 1 minut.'],
    [{}, 'Der har været for mange forsøg. Vent lidt, og prøv igen.'],
  ])('formats the waiting time after too many attempts: %j', async (more, sentence) => {
    const { main, fillIn, submit, person } = await openSignIn(() => {
      throw new FakeGraphqlError('Too many attempts.', 'TOO_MANY_REQUESTS', more);
    });
    await fillIn();
    await person.click(submit);
    expect(await main.findByText(sentence)).toBeInTheDocument();
  });

  it('shows the same message when offline, with the reason in a toast', async () => {
    const { main, fillIn, submit, person } = await openSignIn(() => {
      throw new FakeNetworkError('down');
    });
    await fillIn();
    await person.click(submit);
    expect(await main.findByText('Invalid email or password')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Vi kan ikke få forbindelse til Skuret. Tjek din forbindelse, og prøv igen.',
      ),
    ).toBeInTheDocument();
  });

  it('clears the message at the next attempt, which may succeed', async () => {
    const { api, address, main, fillIn, submit, person } = await openSignIn(() => refused);
    await fillIn();
    await person.click(submit);
    await main.findByText('Invalid email or password');

    let answer: (value: Record<string, unknown>) => void = () => undefined;
    api.answer('signInUser', () => new Promise((resolve) => (answer = resolve)));
    await person.click(submit);
    await waitFor(() => expect(main.queryByRole('alert')).not.toBeInTheDocument());
    answer(accepted);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});
