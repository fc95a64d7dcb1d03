import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../../tests/helpers/app/renderRoute';

const token = (id: string, name: string, usedAt: string | null = null) => ({
  id,
  name,
  scopes: ['READ_OWN'],
  createdAt: '2026-07-01T08:00:00.000Z',
  expiresAt: '2026-09-29T08:00:00.000Z',
  usedAt,
});

async function open(api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {}) {
  const rendered = await renderRoute('/settings?part=security', { user: buildUser(), api });
  const security = within(await screen.findByRole('region', { name: 'Security' }));
  await rendered.person.click(await security.findByText('API tokens'));
  return { ...rendered, security };
}

it('is not loaded before it is opened', async () => {
  const { api } = await renderRoute('/settings?part=security', { user: buildUser() });
  await screen.findByText('API tokens');
  expect(api.callsOf('apiTokens')).toEqual([]);
});

it('makes a token with the chosen scopes and shows it once', async () => {
  let tokens: object[] = [];
  const { security, person, api } = await open({
    apiTokens: () => ({ apiTokens: tokens }),
    makeApiToken: () => {
      tokens = [token('7', 'Regneark')];
      const apiToken = { id: '7', name: 'Regneark' };
      return { makeApiToken: { apiToken, token: 'skuret_abc', errors: [] } };
    },
  });
  await person.click(await security.findByRole('button', { name: 'Make a token' }));
  const make = security.getByRole('button', { name: 'Make the token' });
  await person.click(make);
  expect(await security.findAllByText('Please enter a name')).not.toHaveLength(0);
  await person.type(security.getByLabelText(/Name of the token/), 'Regneark');
  await person.click(security.getByLabelText(/^Read your tools/));
  await person.click(make);
  expect(await security.findByText('Choose what the token may do.')).toBeInTheDocument();
  await person.click(security.getByLabelText(/^Add, change and delete your tools/));
  await person.selectOptions(security.getByLabelText('Valid for'), '30');
  await person.click(make);
  const field = await security.findByLabelText('Your new token');
  expect(field).toHaveValue('skuret_abc');
  expect(field).toHaveFocus();
  expect(api.callsOf('makeApiToken')[0]?.variables).toEqual({
    input: { name: 'Regneark', scopes: ['MANAGE_TOOLS'], days: 30 },
  });
  expect(await security.findByText(/^Valid until .*, not used yet$/)).toBeInTheDocument();
  await person.click(security.getByRole('button', { name: 'I have saved it' }));
  expect(security.queryByLabelText('Your new token')).not.toBeInTheDocument();
});

it('asks for the password first when the service needs a proof', async () => {
  const { security, person, api } = await open({
    makeApiToken: () => {
      throw new FakeGraphqlError('Confirm that it is you.', 'PROOF_NEEDED');
    },
  });
  await person.click(await security.findByRole('button', { name: 'Make a token' }));
  await person.type(security.getByLabelText(/Name of the token/), 'Regneark');
  await person.click(security.getByRole('button', { name: 'Make the token' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(api.callsOf('makeApiToken')).toHaveLength(1);
});

it('ends a token after a question', async () => {
  let tokens = [token('7', 'Regneark', '2026-07-10T08:00:00.000Z'), token('8', 'Telefon')];
  const { security, person, api } = await open({
    apiTokens: () => ({ apiTokens: tokens }),
    endApiToken: ({ id }) => {
      tokens = tokens.filter((each) => each.id !== id);
      return { endApiToken: { errors: [] } };
    },
  });
  await person.click(await security.findByRole('button', { name: 'End Regneark' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'End this token?' }));
  await person.click(dialog.getByRole('button', { name: 'End the token' }));
  await waitFor(() => expect(security.queryByText('Regneark')).not.toBeInTheDocument());
  expect(security.getByText('Telefon')).toBeInTheDocument();
  expect(api.callsOf('endApiToken')[0]?.variables).toEqual({ id: '7' });
});
