import { act, screen, waitFor, within } from '@testing-library/react';
import { buildUser, testToken } from '../../../tests/helpers/app/builders';
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

const accepted = { signUpUser: { token: testToken, errors: [] } };
const failure = 'Kunne ikke oprette konto. Prøv igen.';

async function openSignUp(
  answer: () => Record<string, unknown> | Promise<Record<string, unknown>> = () => accepted,
  path = '/signup',
) {
  const rendered = await renderRoute(path, {
    api: { ...beyond, signUpUser: answer, currentUser: () => ({ currentUser: buildUser() }) },
  });
  const name = await screen.findByRole('textbox', { name: 'Fulde navn' });
  const main = within(screen.getByRole('main'));
  const email = main.getByRole('textbox', { name: 'E-mail' });
  const password = main.getByLabelText('Adgangskode');
  const again = main.getByLabelText('Gentag adgangskode');
  const terms = main.getByRole('checkbox', { name: /^Jeg accepterer vilkårene/ });
  const submit = main.getByRole('button', { name: 'Opret konto' });
  const { person } = rendered;
  const fillIn = async () => {
    await person.type(name, 'Asta Berg');
    await person.type(email, 'asta@skuret.example');
    await person.type(password, 'en lang kode');
    await person.type(again, 'en lang kode');
    await person.click(terms);
  };
  return { ...rendered, main, name, email, password, again, terms, submit, fillIn };
}

describe('the sign-up screen (§2)', () => {
  it('asks for name, e-mail, password twice and acceptance of the terms', async () => {
    const { main, name, email, password, again, terms } = await openSignUp();
    expect(main.getByRole('heading', { level: 1, name: 'Opret konto' })).toBeInTheDocument();
    expect(document.title).toBe('Opret konto – Skuret');
    for (const field of [name, email, password, again, terms]) expect(field).toBeRequired();
    expect(password).toHaveAccessibleDescription('Mindst 8 tegn');
    expect(terms).not.toBeChecked();
    expect(main.getByRole('link', { name: /^vilkårene/ })).toHaveAttribute('href', '/terms');
    expect(main.getByRole('link', { name: /^privatlivspolitikken/ })).toHaveAttribute(
      'href',
      '/privacy',
    );
    expect(main.getByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/signin');
  });

  it('opens terms and privacy in a new tab and says so', async () => {
    const { main } = await openSignUp();
    for (const link of [/^vilkårene/, /^privatlivspolitikken/]) {
      const found = main.getByRole('link', { name: link });
      expect(found).toHaveAttribute('target', '_blank');
      expect(found).toHaveAccessibleName(/åbner i en ny fane/);
    }
  });

  it('supports generated passwords and pasting', async () => {
    const { name, email, password, again, person } = await openSignUp();
    expect(name).toHaveAttribute('autocomplete', 'name');
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(again).toHaveAttribute('autocomplete', 'new-password');
    await person.click(again);
    await person.paste('fra nøgleringen');
    expect(again).toHaveValue('fra nøgleringen');
  });

  it('shows each password separately', async () => {
    const { main, password, again, person } = await openSignUp();
    await person.click(main.getByRole('button', { name: 'Vis den gentagne adgangskode' }));
    expect(again).toHaveAttribute('type', 'text');
    expect(password).toHaveAttribute('type', 'password');
    await person.click(main.getByRole('button', { name: 'Vis adgangskode' }));
    expect(password).toHaveAttribute('type', 'text');
  });
});

describe('sign-up validation (§5)', () => {
  it('shows one error at a time, in the order of the rules, and focuses the field', async () => {
    const { api, main, name, email, password, again, terms, submit, person } = await openSignUp();
    const says = async (message: string, field: HTMLElement) => {
      await person.click(submit);
      expect(main.getByRole('alert')).toHaveTextContent(message);
      // In the box above the button, and below the field.
      expect(main.getAllByText(message)).toHaveLength(2);
      expect(field).toHaveFocus();
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
    };

    await says('Skriv dit navn', name);
    await person.type(name, 'Asta Berg');
    await says('Skriv din e-mail', email);
    await person.type(email, 'asta@skuret.example');
    await says('Vælg en adgangskode', password);
    await person.type(password, 'kort');
    await says('Adgangskoder er ikke ens', again);
    await person.type(again, 'kort');
    await says('Adgangskode skal være mindst 8 tegn lang', password);
    await person.type(password, ' og nu lang');
    await person.type(again, ' og nu lang');
    await says('Du skal acceptere vilkårene for at oprette en konto', terms);
    expect(api.callsOf('signUpUser')).toHaveLength(0);

    await person.click(terms);
    await person.click(submit);
    await waitFor(() => expect(api.callsOf('signUpUser')).toHaveLength(1));
  });
});

describe('sign-up validation in the default source', () => {
  it('shows an error below every field, and the first one in the box', async () => {
    const { main, name, email, password, again, terms, submit, person } = await openSignUp();
    await person.type(again, 'noget');
    await person.click(submit);
    expect(main.getByRole('alert')).toHaveTextContent(/^Skriv dit navn$/);
    expect(main.getAllByText('Skriv dit navn')).toHaveLength(2);
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Skriv dit navn');
    expect(email).toHaveAccessibleDescription('Skriv din e-mail');
    expect(password).toHaveAccessibleDescription('Vælg en adgangskode Mindst 8 tegn');
    expect(again).toHaveAccessibleDescription('Adgangskoder er ikke ens');
    expect(terms).toHaveAccessibleDescription(/^Du skal acceptere vilkårene/);
    for (const field of [name, email, password, again, terms]) expect(field).toBeInvalid();
  });

  it('clears the error of a changed field, and the box when it shows that error', async () => {
    const { main, name, email, terms, submit, person } = await openSignUp();
    await person.click(submit);
    await person.click(terms);
    expect(terms).toBeValid();
    expect(main.getByRole('alert')).toHaveTextContent('Skriv dit navn');
    await person.type(name, 'A');
    expect(main.queryByText('Skriv dit navn')).not.toBeInTheDocument();
    expect(main.queryByRole('alert')).not.toBeInTheDocument();
    expect(name).toBeValid();
    expect(email).toBeInvalid();
  });
});

describe('signing up (§4, §7)', () => {
  it('opens the dashboard and stores the raw token', async () => {
    const { api, address, fillIn, submit, person } = await openSignUp();
    await fillIn();
    await person.click(submit);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.callsOf('signUpUser').map((call) => call.variables)).toEqual([
      { name: 'Asta Berg', email: 'asta@skuret.example', password: 'en lang kode' },
    ]);
    await waitFor(() => expect(localStorage.getItem('jwt')).toBe(testToken));
  });

  it('opens the return page and passes it on to the sign-in form', async () => {
    const { address, main, fillIn, person } = await openSignUp(
      () => accepted,
      '/signup?returnTo=%2Fadd-tool',
    );
    expect(main.getByRole('link', { name: 'Log ind' })).toHaveAttribute(
      'href',
      '/signin?returnTo=%2Fadd-tool',
    );
    await fillIn();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/add-tool'));
  });

  it('never redirects to another origin', async () => {
    const { address, fillIn, submit, person } = await openSignUp(
      () => accepted,
      '/signup?returnTo=%2F%2Fexample.com',
    );
    await fillIn();
    await person.click(submit);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('creates one account, however often the button is clicked', async () => {
    let answer: (value: Record<string, unknown>) => void = () => undefined;
    const { api, address, fillIn, submit, person } = await openSignUp(
      () => new Promise((resolve) => (answer = resolve)),
    );
    await fillIn();
    await person.dblClick(submit);
    act(() => submit.closest('form')?.requestSubmit());
    await waitFor(() => expect(submit).toBeDisabled());
    expect(submit).toHaveAttribute('aria-busy', 'true');
    answer(accepted);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.callsOf('signUpUser')).toHaveLength(1);
  });

  it('redirects a signed-in member immediately', async () => {
    const { address } = await renderRoute('/signup', { user: buildUser(), api: beyond });
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(screen.queryByRole('textbox', { name: 'Fulde navn' })).not.toBeInTheDocument();
  });
});

describe('a failed sign-up (§8, D18)', () => {
  it('shows the general message and the service’s reason below it', async () => {
    const { main, name, email, password, terms, submit, fillIn, person } = await openSignUp(() => ({
      signUpUser: {
        token: null,
        errors: ['Der findes allerede en konto med den e-mail.', 'Navn er for langt.'],
        fieldErrors: [
          { field: 'email', message: 'Der findes allerede en konto med den e-mail.' },
          { field: 'name', message: 'Navn er for langt.' },
        ],
      },
    }));
    await fillIn();
    await person.click(submit);

    const box = within(await main.findByRole('alert'));
    expect(box.getByText(failure)).toBeInTheDocument();
    expect(box.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Der findes allerede en konto med den e-mail.',
      'Navn er for langt.',
    ]);
    expect(name).toHaveValue('Asta Berg');
    expect(email).toHaveValue('asta@skuret.example');
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(password).toHaveValue('en lang kode');
    expect(terms).toBeChecked();
    expect(submit).toBeEnabled();
  });

  it('shows the waiting time after too many attempts and keeps the values', async () => {
    const { main, submit, email, fillIn, person } = await openSignUp(() => {
      throw new FakeGraphqlError('Too many attempts.', 'TOO_MANY_REQUESTS', {
        retryAfterSeconds: 840,
      });
    });
    await fillIn();
    await person.click(submit);
    expect(await main.findByText(failure)).toBeInTheDocument();
    expect(main.getByRole('listitem')).toHaveTextContent(
      'Der har været for mange forsøg. Prøv igen om 14 minutter.',
    );
    expect(screen.queryByText(/Noget gik galt/)).not.toBeInTheDocument();
    expect(email).toHaveValue('asta@skuret.example');
    expect(submit).toBeEnabled();
  });

  it('shows the fallback reason in its own language when the service gives none', async () => {
    const { main, submit, fillIn, person } = await openSignUp(() => ({
      signUpUser: { token: null, errors: [] },
    }));
    await fillIn();
    await person.click(submit);
    expect(await main.findByText(failure)).toBeInTheDocument();
    expect(main.getByText('Unknown error')).toHaveAttribute('lang', 'en');
  });

  it.each([
    [
      'the line is down',
      new FakeNetworkError('down'),
      'Vi kan ikke få forbindelse til Skuret. Tjek din forbindelse, og prøv igen.',
    ],
    [
      'the service is overloaded',
      new FakeGraphqlError('Too many people', 'OVERLOADED'),
      'Noget gik galt hos os. Vent et øjeblik, og prøv igen.',
    ],
    [
      'the disk of the service is full',
      new FakeGraphqlError('Too many people', 'STORAGE_FULL'),
      'Skuret har ikke plads til mere lige nu. Prøv igen senere.',
    ],
  ])('shows the message when %s, with the reason in a toast', async (_case, error, toast) => {
    const { main, submit, fillIn, person } = await openSignUp(() => {
      throw error;
    });
    await fillIn();
    await person.click(submit);
    expect(await main.findByText(failure)).toBeInTheDocument();
    expect(main.queryByRole('listitem')).not.toBeInTheDocument();
    expect(screen.getByText(toast)).toBeInTheDocument();
    expect(screen.queryByText('Too many people')).not.toBeInTheDocument();
  });

  it('clears the reasons at the next attempt', async () => {
    const { main, again, submit, fillIn, person } = await openSignUp(() => ({
      signUpUser: { token: null, errors: ['Der findes allerede en konto med den e-mail.'] },
    }));
    await fillIn();
    await person.click(submit);
    await main.findByText(failure);
    await person.type(again, 'x');
    await person.click(submit);
    expect(main.getByRole('alert')).toHaveTextContent(/^Adgangskoder er ikke ens$/);
  });
});
