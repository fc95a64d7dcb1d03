import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const setup = { id: 'k s', secret: 'ABCDEFGH', address: 'otpauth://totp/Skuret?secret=ABCDEFGH' };
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const factor = { since: '2026-07-01T08:00:00.000Z', recoveryCodesLeft: 2 };

async function open(api: Parameters<typeof renderRoute>[1] = {}) {
  const rendered = await renderRoute('/settings?part=security', {
    user: buildUser(),
    api: api.api ?? {},
  });
  const security = within(await screen.findByRole('region', { name: 'Security' }));
  await security.findByRole('heading', { name: 'Two-step sign-in' });
  return { ...rendered, security };
}

it('is set up with a code, and shows the recovery codes until they are saved', async () => {
  let isOn = false;
  const { security, person, api, store } = await open({
    api: {
      secondFactor: () => ({ secondFactor: isOn ? factor : null }),
      beginSecondFactor: () => ({ beginSecondFactor: setup }),
      setSecondFactor: ({ code }) => {
        isOn = code === '123 456';
        return {
          setSecondFactor: isOn
            ? { recoveryCodes: codes, errors: [] }
            : { recoveryCodes: [], errors: ['This code is not right.'] },
        };
      },
    },
  });
  await person.click(await security.findByRole('button', { name: 'Set it up' }));
  expect(await security.findByRole('img', { name: 'QR code for your app' })).toBeInTheDocument();
  expect(security.getByText('ABCD EFGH')).toBeInTheDocument();

  const field = security.getByLabelText('Six-digit code');
  const begun = () => store.getState().screen.parts['/settings']?.['second factor begun'];
  expect(begun()).toEqual(setup);
  await person.type(field, '12');
  await person.click(security.getByRole('button', { name: 'Turn it on' }));
  expect(await security.findAllByText('Please enter the six digits from your app')).toHaveLength(2);
  expect(api.callsOf('setSecondFactor')).toEqual([]);
  await person.type(field, '3457');
  await person.click(security.getByRole('button', { name: 'Turn it on' }));
  expect(await security.findAllByText('This code is not right.')).toHaveLength(2);
  expect(field).toHaveValue('123457');

  await person.clear(field);
  await person.type(field, '123 456');
  await person.click(security.getByRole('button', { name: 'Turn it on' }));
  const list = within(await security.findByRole('group', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual(codes);
  expect(begun()).toBeNull();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await person.click(list.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await person.click(list.getByRole('button', { name: 'I have saved them' }));
  expect(security.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  expect(await security.findByText(/^You have 2 recovery codes left/)).toBeInTheDocument();
});

it('is removed after confirmation, with the password when the sign-in is old', async () => {
  let isProven = false;
  let isOn = true;
  const { security, person, api } = await open({
    api: {
      secondFactor: () => ({ secondFactor: isOn ? factor : null }),
      removeSecondFactor: () => {
        if (!isProven) throw new FakeGraphqlError('Please confirm.', 'PROOF_NEEDED');
        isOn = false;
        return { removeSecondFactor: { errors: [] } };
      },
      confirmIdentity: ({ code }) => {
        isProven = code === '123456';
        return { confirmIdentity: { errors: isProven ? [] : ['This code is not right.'] } };
      },
    },
  });
  await person.click(await security.findByRole('button', { name: 'Turn off' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await person.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(api.callsOf('removeSecondFactor')).toEqual([]);
  await person.click(security.getByRole('button', { name: 'Turn off' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn it off' }),
  );

  const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await person.type(proof.getByLabelText('Current password'), 'hemmelig-kode');
  const code = await proof.findByLabelText('Code from your app, or a recovery code');
  await person.click(proof.getByRole('button', { name: 'Confirm' }));
  expect(await proof.findAllByText('Please enter the code from your app')).toHaveLength(2);
  await person.type(code, '123456');
  await person.click(proof.getByRole('button', { name: 'Confirm' }));
  expect(await security.findByRole('button', { name: 'Set it up' })).toBeInTheDocument();
  expect(api.callsOf('confirmIdentity')[0]?.variables).toEqual({
    password: 'hemmelig-kode',
    code: '123456',
  });
});

it('shows a load error and retries', async () => {
  const { security, person, api } = await open({
    api: {
      secondFactor: () => {
        throw new FakeGraphqlError('Down');
      },
    },
  });
  await security.findByText('We could not load your sign-in settings.');
  api.answer('secondFactor', () => ({ secondFactor: factor }));
  await person.click(security.getByRole('button', { name: 'Try again' }));
  expect(await security.findByText(/^You have 2 recovery codes left/)).toBeInTheDocument();
});

it('asks for a code before a password or e-mail change, and keeps the values', async () => {
  let isProven = false;
  const onceProven = (field: string) => () => {
    if (!isProven) throw new FakeGraphqlError('Please confirm.', 'PROOF_NEEDED');
    return { [field]: { errors: [] } };
  };
  const { security, person, api } = await open({
    api: {
      secondFactor: () => ({ secondFactor: factor }),
      changePassword: onceProven('changePassword'),
      changeEmail: onceProven('changeEmail'),
      confirmIdentity: () => {
        isProven = true;
        return { confirmIdentity: { errors: [] } };
      },
    },
  });
  const typed = security.getByLabelText('New password');
  await person.type(security.getByLabelText('Current password'), 'hemmelig-kode');
  await person.type(typed, 'en-helt-anden-kode');
  await person.type(security.getByLabelText('Confirm new password'), 'en-helt-anden-kode');
  const change = security.getByRole('button', { name: 'Change Password' });
  await person.click(change);
  const proof = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await person.click(within(await proof()).getByRole('button', { name: 'Cancel' }));
  expect(await security.findByText(/^We could not change your password/)).toBeInTheDocument();
  expect(typed).toHaveValue('en-helt-anden-kode');

  await person.click(change);
  const dialog = within(await proof());
  await person.type(dialog.getByLabelText('Current password'), 'hemmelig-kode');
  await person.type(await dialog.findByLabelText(/^Code from your app/), '123456');
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^We have changed your password/)).toBeInTheDocument();
  await waitFor(() => expect(typed).toHaveValue(''));

  isProven = false;
  await person.click(security.getByRole('button', { name: 'Change email' }));
  const form = security.getByRole('button', { name: 'Send the link' }).closest('form');
  if (!form) throw new Error('There is no form');
  await person.type(within(form).getByLabelText('New email address'), 'ny@skuret.example');
  await person.type(within(form).getByLabelText('Current password'), 'hemmelig-kode');
  await person.click(security.getByRole('button', { name: 'Send the link' }));
  const again = within(await proof());
  await person.type(again.getByLabelText('Current password'), 'hemmelig-kode');
  await person.type(await again.findByLabelText(/^Code from your app/), '123456');
  await person.click(again.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^We have sent a link to the new email/)).toBeInTheDocument();
  expect(api.callsOf('changeEmail')).toHaveLength(2);
});
