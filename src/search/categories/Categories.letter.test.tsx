import { screen, within } from '@testing-library/react';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

const expected: readonly (readonly [name: string, count: number, address: string])[] = [
  ['Power Tools', 158, 'Power%20Tools'],
  ['Hand Tools', 127, 'Hand%20Tools'],
  ['Garden & Lawn', 94, 'Garden%20%26%20Lawn'],
  ['Kitchen', 83, 'Kitchen'],
  ['Cleaning', 62, 'Cleaning'],
  ['Outdoor', 74, 'Outdoor'],
  ['Automotive', 45, 'Automotive'],
  ['Painting', 38, 'Painting'],
  ['Plumbing', 52, 'Plumbing'],
  ['Electrical', 41, 'Electrical'],
];

async function cards() {
  const main = within(screen.getByRole('main'));
  const headings = await main.findAllByRole('heading', { level: 2 });
  return headings.map((heading) => heading.closest('li') as HTMLElement);
}

describe('the categories page in the letter (§2)', () => {
  it('shows the ten in the specified order, each with description, examples and count', async () => {
    await renderLetter('/categories');
    const shown = await cards();
    expect(shown).toHaveLength(10);
    for (const [index, [name, count]] of expected.entries()) {
      const card = within(shown[index] as HTMLElement);
      expect(card.getByRole('heading', { name })).toBeInTheDocument();
      expect(await card.findByText(`${count} tools`)).toBeInTheDocument();
      const examples = within(card.getByRole('list', { name: `Examples of ${name}` }));
      expect(examples.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    }
  });

  it('has a search box without an action', async () => {
    const { person, address } = await renderLetter('/categories');
    await person.type(
      await screen.findByRole('searchbox', { name: 'Search categories' }),
      'kitchen{Enter}',
    );
    expect(await cards()).toHaveLength(10);
    expect(address()).toBe('/categories');
  });
});
