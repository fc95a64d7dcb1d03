import { screen, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import * as browserPasskeys from '../../platform/browser/passkeys';

const at = '2026-07-01T08:00:00.000Z';
const passkey = (id: string, name: string) => ({
  id,
  name,
  createdAt: at,
  usedAt: null,
  synced: true,
});

// jsdom has no devices.
jest.mock('../../platform/browser/passkeys');
const device = jest.mocked(browserPasskeys);
beforeEach(() => {
  device.canHavePasskeys.mockReturnValue(true);
});

async function open(api: Record<string, (variables: Record<string, unknown>) => object> = {}) {
  const rendered = await renderRoute('/settings?part=security', {
    user: buildUser(),
    api: api as Record<string, (variables: Record<string, unknown>) => Record<string, unknown>>,
  });
  const security = within(await screen.findByRole('region', { name: 'Security' }));
  await security.findByRole('heading', { name: 'Passkeys' });
  return { ...rendered, security };
}

it('adds the created passkey under an editable name', async () => {
  device.makePasskey.mockResolvedValue({ response: '{"id":"x"}' });
  let own: ReturnType<typeof passkey>[] = [];
  const { security, person, api } = await open({
    passkeys: () => ({ passkeys: own }),
    beginPasskey: () => ({ beginPasskey: { options: '{"challenge":"c"}', errors: [] } }),
    addPasskey: ({ name }) => {
      own = [passkey('7', String(name))];
      return { addPasskey: { errors: [] } };
    },
    renamePasskey: ({ name }) => {
      own = [passkey('7', String(name))];
      return { renamePasskey: { errors: [] } };
    },
  });
  await person.click(await security.findByRole('button', { name: 'Add a passkey' }));
  expect(await security.findByText('Passkey 1')).toBeInTheDocument();
  expect(device.makePasskey).toHaveBeenCalledWith('{"challenge":"c"}');
  expect(api.callsOf('addPasskey')[0]?.variables).toEqual({
    response: '{"id":"x"}',
    name: 'Passkey 1',
  });
  await person.click(security.getByRole('button', { name: 'Rename Passkey 1' }));
  const field = security.getByLabelText('Name of the passkey');
  await person.clear(field);
  await person.click(security.getByRole('button', { name: 'Save the name' }));
  expect(await security.findAllByText('Please enter a name')).toHaveLength(2);
  await person.type(field, 'Telefon');
  await person.click(security.getByRole('button', { name: 'Save the name' }));
  expect(await security.findByText('Telefon')).toBeInTheDocument();
});

it.each([
  ['notNow', 'You did not make a passkey. Try again when you are ready.'],
  ['taken', 'This device already has a passkey for Skuret.'],
  ['cannot', 'Your device cannot make a passkey here.'],
] as const)('explains the device error %s', async (failed, text) => {
  device.makePasskey.mockResolvedValue({ failed });
  const { security, person, api } = await open({
    beginPasskey: () => ({ beginPasskey: { options: '{}', errors: [] } }),
  });
  await person.click(await security.findByRole('button', { name: 'Add a passkey' }));
  expect(await security.findByText(text)).toBeInTheDocument();
  expect(api.callsOf('addPasskey')).toEqual([]);
});

it('confirms the identity instead of the password', async () => {
  device.showPasskey.mockResolvedValue({ response: '{"id":"x"}' });
  let isProven = false;
  let own = [passkey('7', 'Telefon')];
  const { security, person } = await open({
    passkeys: () => ({ passkeys: own }),
    removePasskey: () => {
      if (!isProven) throw new FakeGraphqlError('Please confirm.', 'PROOF_NEEDED');
      own = [];
      return { removePasskey: { errors: [] } };
    },
    beginPasskeyProof: () => ({ beginPasskeyProof: { options: '{}', errors: [] } }),
    confirmIdentityByPasskey: () => {
      isProven = true;
      return { confirmIdentityByPasskey: { errors: [] } };
    },
  });
  await person.click(await security.findByRole('button', { name: 'Remove Telefon' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  );
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await person.click(await proof.findByRole('button', { name: 'Use a passkey instead' }));
  expect(await screen.findByText('You have removed the passkey.')).toBeInTheDocument();
  expect(security.queryByText('Telefon')).not.toBeInTheDocument();
});

it('explains when the browser does not support passkeys', async () => {
  device.canHavePasskeys.mockReturnValue(false);
  const { security } = await open();
  expect(
    await security.findByText('Your browser cannot use passkeys at this address.'),
  ).toBeInTheDocument();
  expect(security.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});
