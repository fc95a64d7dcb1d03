import { screen } from '@testing-library/react';
import { buildFoundTool, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const token = 'A'.repeat(43);
type Answer = () => Record<string, unknown>;

async function open(confirmEmail: Answer, { hash = `#${token}`, signedIn = false } = {}) {
  return renderRoute(`/confirm-email${hash}`, {
    user: signedIn ? buildUser() : null,
    api: { confirmEmail },
  });
}
const answer = (link: string | null, errors: string[] = []) => ({
  confirmEmail: { link, errors },
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (person: { click: (element: Element) => Promise<void> }) =>
  person.click(await screen.findByRole('button', { name: 'Yes, this is my email' }));

it('sends nothing before the click', async () => {
  const { api } = await open(() => answer('DONE'));
  await heading('Confirm your email');
  await api.idle();
  expect(api.mutations()).toEqual([]);
});

it('confirms the e-mail with the token after the # and shows a link onwards', async () => {
  const { api, person } = await open(() => answer('DONE'), { signedIn: true });
  await press(person);
  expect(await heading('Your email is confirmed')).toHaveFocus();
  expect(api.callsOf('confirmEmail')[0]?.variables).toEqual({ token });
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

it('leads back to the tool that was viewed last in this browser', async () => {
  localStorage.setItem('skuret.lately', JSON.stringify({ seen: ['7', '3'], searches: [] }));
  const { person } = await renderRoute(`/confirm-email#${token}`, {
    user: buildUser(),
    api: {
      confirmEmail: () => answer('DONE'),
      listedTools: () => ({
        listedTools: [buildFoundTool({ id: '7', name: 'Højtryksrenser 160 bar' })],
      }),
    },
  });
  await press(person);
  expect(
    await screen.findByRole('link', { name: 'Continue: Højtryksrenser 160 bar' }),
  ).toHaveAttribute('href', '/tool/7');
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeInTheDocument();
});

it.each([
  ['USED', 'This link was already used', /^Each link works once\. If you have used it/],
  ['OLD', 'This link no longer works', /^The link is too old/],
  ['BROKEN', 'The link is incomplete', /^Your mail program may have cut the link off/],
])('explains a link that is %s and how to get a new one', async (end, title, lead) => {
  const { person } = await open(() => answer(end));
  await press(person);
  expect(await heading(title)).toHaveFocus();
  expect(screen.getByText(lead)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/signin?returnTo=%2Fsettings',
  );
});

it('links a signed-in member to the settings for a new link', async () => {
  const { person } = await open(() => answer('OLD'), { signedIn: true });
  await press(person);
  expect(await screen.findByRole('link', { name: 'Go to your settings' })).toBeInTheDocument();
});

it.each(['', '#', '#%'])('rejects the incomplete fragment %j without a request', async (hash) => {
  const { api } = await open(() => answer('DONE'), { hash });
  await heading('The link is incomplete');
  expect(api.mutations()).toEqual([]);
});

it('shows why the new e-mail could not be set', async () => {
  const taken = 'Another account has this email address by now, so we have not changed anything.';
  const { person } = await open(() => answer('OLD', [taken]));
  await press(person);
  expect(await screen.findByText(taken)).toBeInTheDocument();
});

it('can be retried after a lost connection', async () => {
  const { api, person } = await open(() => {
    throw new FakeNetworkError();
  });
  await press(person);
  expect(
    await screen.findByText('We cannot reach Skuret. Check your connection and try again.'),
  ).toBeInTheDocument();
  api.answer('confirmEmail', () => answer('DONE'));
  await press(person);
  await heading('Your email is confirmed');
});
