import { screen } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const token = 'A'.repeat(43);

async function open(resetPassword: () => Record<string, unknown>, hash = `#${token}`) {
  return renderRoute(`/reset-password${hash}`, { api: { resetPassword } });
}
const answer = (link: string | null, errors: string[] = []) => ({
  resetPassword: { link, errors },
});
type Person = Awaited<ReturnType<typeof open>>['person'];

async function type(person: Person, first: string, second = first) {
  const field = await screen.findByLabelText('New password');
  await person.clear(field);
  await person.type(field, first);
  const repeated = screen.getByLabelText('Confirm new password');
  await person.clear(repeated);
  await person.type(repeated, second);
  await person.click(screen.getByRole('button', { name: 'Save the new password' }));
}

it('sends the token after the # with the new password and links to sign-in', async () => {
  const { api, person } = await open(() => answer('DONE'));
  await type(person, 'en-ny-og-bedre-kode');
  const done = await screen.findByRole('heading', { level: 1, name: 'Your password is changed' });
  expect(done).toHaveFocus();
  expect(api.callsOf('resetPassword')[0]?.variables).toEqual({
    token,
    password: 'en-ny-og-bedre-kode',
  });
  expect(screen.getByRole('main').querySelector('a')).toHaveAttribute('href', '/signin');
});

it('applies the password rules of the settings', async () => {
  const { api, person } = await open(() => answer('DONE'));
  await person.click(await screen.findByRole('button', { name: 'Save the new password' }));
  expect(await screen.findAllByText('Please choose a new password')).toHaveLength(2);
  await type(person, 'en-ny-kode', 'en-anden-kode');
  expect(await screen.findAllByText('The new passwords do not match')).toHaveLength(2);
  await type(person, 'kort');
  expect(await screen.findAllByText('Password must be at least 8 characters long')).toHaveLength(2);
  expect(api.mutations()).toEqual([]);
});

it('shows why the service rejects a password and keeps it in the field', async () => {
  const reason = 'This password is too easy to guess. Please choose another.';
  const { person } = await open(() => answer(null, [reason]));
  await type(person, 'password1');
  expect(await screen.findAllByText(reason)).toHaveLength(2);
  expect(screen.getByLabelText('New password')).toHaveValue('password1');
});

it.each([
  ['USED', 'This link was already used'],
  ['OLD', 'This link no longer works'],
  ['BROKEN', 'The link is incomplete'],
])('explains a link that is %s and offers a new one', async (end, title) => {
  const { person } = await open(() => answer(end));
  await type(person, 'en-ny-og-bedre-kode');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

it('rejects a URL without its fragment immediately', async () => {
  await open(() => answer('DONE'), '');
  await screen.findByRole('heading', { level: 1, name: 'The link is incomplete' });
});
