import { screen, waitFor, within } from '@testing-library/react';
import { buildUser, testToken } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

/** Answers for the requests of the screens that follow the form. */
const beyond = {
  myTools: () => ({ myTools: [] }),
  borrowedTools: () => ({ borrowedTools: [] }),
  activeLendReservations: () => ({ activeLendReservations: [] }),
  completedLendReservations: () => ({ completedLendReservations: [] }),
  tool: () => ({ tool: null }),
};

const accepted = { signUpUser: { token: testToken, errors: [] } };

async function openSignUp(
  answer: () => Record<string, unknown> | Promise<Record<string, unknown>> = () => accepted,
  path = '/signup',
) {
  const rendered = await renderLetter(path, {
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

describe('sign-up validation in the letter (§5)', () => {
  it('shows one error at a time, in the order of the rules, and focuses the field', async () => {
    const { api, main, name, email, password, again, terms, submit, person } = await openSignUp();
    const says = async (message: string, field: HTMLElement) => {
      await person.click(submit);
      expect(main.getByRole('alert')).toHaveTextContent(message);
      expect(main.getAllByText(message)).toHaveLength(1);
      expect(field).toHaveFocus();
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(message);
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
