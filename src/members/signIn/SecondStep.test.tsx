import { screen } from '@testing-library/react';
import { buildUser, testToken } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const none = { token: null, ticket: null, leaving: null, errors: [] };

async function atTheSecondStep(
  finishSignIn: (variables: Record<string, unknown>) => Record<string, unknown>,
) {
  const rendered = await renderRoute('/signin?returnTo=%2Ffavorites', {
    api: {
      signInUser: () => ({ signInUser: { ...none, ticket: 'billet' } }),
      finishSignIn,
    },
  });
  const { person } = rendered;
  await person.type(await screen.findByLabelText('E-mail'), 'mette@skuret.example');
  await person.type(screen.getByLabelText('Adgangskode'), 'hemmelig-kode');
  await person.click(screen.getByRole('button', { name: 'Log ind' }));
  await screen.findByRole('heading', { level: 1, name: 'Bekræft, at det er dig' });
  return rendered;
}

it('accepts a code and opens the return page', async () => {
  const { person, api, address, store } = await atTheSecondStep(({ code }) => ({
    finishSignIn:
      code === '123456'
        ? { ...none, token: testToken }
        : { ...none, ticket: 'billet', errors: ['Koden er ikke rigtig.'] },
  }));
  api.answer('currentUser', () => ({ currentUser: buildUser() }));
  expect(store.getState().auth.token).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Log ind' }));
  expect(await screen.findAllByText('Skriv koden fra din app')).toHaveLength(2);
  const field = screen.getByLabelText('Kode fra din app');
  await person.type(field, '000000');
  await person.click(screen.getByRole('button', { name: 'Log ind' }));
  expect(await screen.findAllByText('Koden er ikke rigtig.')).toHaveLength(2);
  expect(field).toHaveValue('000000');
  await person.clear(field);
  await person.type(field, '123456');
  await person.click(screen.getByRole('button', { name: 'Log ind' }));
  await screen.findByRole('heading', { level: 1, name: /favorit/i });
  expect(address()).toBe('/favorites');
  expect(api.callsOf('finishSignIn').at(-1)?.variables).toEqual({
    ticket: 'billet',
    code: '123456',
  });
});

it('accepts a recovery code, shows an error when offline, and goes back', async () => {
  const { person } = await atTheSecondStep(() => {
    throw new FakeNetworkError();
  });
  await person.click(screen.getByRole('button', { name: 'Brug en gendannelseskode' }));
  await person.type(screen.getByLabelText('Gendannelseskode'), 'abcd');
  await person.click(screen.getByRole('button', { name: 'Log ind' }));
  expect(await screen.findAllByText('Vi fik ikke koden. Prøv igen.')).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Log ind på en anden måde' }));
  expect(await screen.findByLabelText('Adgangskode')).toBeInTheDocument();
});
