import { screen, within } from '@testing-library/react';
import { buildFoundTool, buildUser } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

const mette = buildUser({ name: 'Mette Holm' });
const header = () => within(screen.getByRole('banner'));
const drill = buildFoundTool({ id: '1', name: 'Boremaskine' });

test('the header and the member menu in the letter are as specified (§2)', async () => {
  const { person } = await renderLetter('/not-there', { user: mette });
  expect(await header().findByRole('link', { name: 'Profil' })).toHaveAttribute('href', '/profile');
  expect(header().queryByRole('link', { name: 'Udlån' })).not.toBeInTheDocument();
  expect(header().queryByRole('button', { name: 'Din menu' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Åbn menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Mette Holm' }));
  expect(drawer.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Forside',
    'Find værktøj',
    'Mit skur',
    'Messages',
    'Profile',
  ]);
  expect(drawer.queryByRole('button', { name: 'Log ud' })).not.toBeInTheDocument();
});

describe('the first favourite in the letter', () => {
  const tools = [drill, buildFoundTool({ id: '2', name: 'Stiksav' })];
  const api = { searchTools: () => ({ searchTools: tools }) };
  const heart = (name: string) => screen.findByRole('button', { name: `Gem ${name} som favorit` });

  it('shows no hint', async () => {
    const { person } = await renderLetter('/browse', { api });
    await person.click(await heart('Boremaskine'));
    expect(screen.queryByText('Gemt.')).not.toBeInTheDocument();
  });
});
