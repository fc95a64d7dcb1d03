import { screen, waitFor, within } from '@testing-library/react';
import { buildUser, testToken } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const offered = {
  signInUser: {
    token: null,
    leaving: { ticket: 'billet', until: '2026-07-29T10:00:00.000Z' },
    errors: [],
  },
};
const accepted = { signInUser: { token: testToken, leaving: null, errors: [] } };

async function signIn(api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {}) {
  const rendered = await renderRoute('/signin?returnTo=%2Fterms', {
    api: { signInUser: () => offered, currentUser: () => ({ currentUser: buildUser() }), ...api },
  });
  const main = within(screen.getByRole('main'));
  await rendered.person.type(
    await main.findByRole('textbox', { name: 'E-mail' }),
    'mette@skuret.example',
  );
  await rendered.person.type(main.getByLabelText('Adgangskode'), 'laan-en-boremaskine');
  await rendered.person.click(main.getByRole('button', { name: 'Log ind' }));
  return { ...rendered, main };
}

it('a deleted account can be restored and signed in with one click', async () => {
  const { main, person, api, address } = await signIn({
    comeBack: () => ({ comeBack: { errors: [] } }),
  });
  const heading = await main.findByRole('heading', { level: 1, name: 'Vil du komme tilbage?' });
  expect(heading).toHaveFocus();
  expect(main.getByText(/vi sletter den 29\. juli 2026/)).toBeInTheDocument();
  expect(main.queryByLabelText('Adgangskode')).toBeNull();
  expect(localStorage.getItem('jwt')).toBeNull();
  api.answer('signInUser', () => accepted);
  await person.click(main.getByRole('button', { name: 'Kom tilbage' }));
  expect(api.callsOf('comeBack')[0]?.variables).toEqual({ ticket: 'billet' });
  await waitFor(() => expect(address()).toBe('/terms'));
  expect(localStorage.getItem('jwt')).toBe(testToken);
});

it('shows why the restoration failed, and can be cancelled', async () => {
  const { main, person } = await signIn({
    comeBack: () => ({ comeBack: { errors: ['Det tog for lang tid. Log ind igen.'] } }),
  });
  await person.click(await main.findByRole('button', { name: 'Kom tilbage' }));
  expect(await main.findByText('Det tog for lang tid. Log ind igen.')).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Slet min konto som planlagt' })).toHaveAttribute(
    'href',
    '/',
  );
});

it('returns to the form when sign-in requires a further step', async () => {
  const { main, person, api } = await signIn({
    comeBack: () => ({ comeBack: { errors: [] } }),
  });
  const back = await main.findByRole('button', { name: 'Kom tilbage' });
  api.answer('signInUser', () => ({ signInUser: { token: null, leaving: null, errors: [] } }));
  await person.click(back);
  expect(await main.findByRole('textbox', { name: 'E-mail' })).toBeInTheDocument();
});
