import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

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

describe('the categories page (§2)', () => {
  it('is an English screen with one heading', async () => {
    await renderRoute('/categories');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Categories' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(document.title).toBe('Categories – Skuret');
  });

  it('shows the ten in the specified order, each with description, examples and count', async () => {
    await renderRoute('/categories', {
      api: {
        categoryCounts: () => ({
          categories: expected.map(([name, toolCount]) => ({ name, toolCount })),
        }),
      },
    });
    const shown = await cards();
    expect(shown).toHaveLength(10);
    for (const [index, [name, count]] of expected.entries()) {
      const card = within(shown[index] as HTMLElement);
      expect(card.getByRole('heading', { name })).toBeInTheDocument();
      expect(await card.findByText(`${count} in all of Denmark`)).toBeInTheDocument();
      const examples = within(card.getByRole('list', { name: `Examples of ${name}` }));
      expect(examples.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(expected)('links %s to its tools by name', async (name, _count, encoded) => {
    await renderRoute('/categories');
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/browse?category=${encoded}`,
    );
  });

  it('opens the search with the category selected', async () => {
    const { person, api } = await renderRoute('/categories', {
      api: { searchTools: () => ({ searchTools: [] }) },
    });
    await person.click(await screen.findByRole('link', { name: 'Garden & Lawn' }));
    expect(await screen.findByRole('checkbox', { name: 'Garden & Lawn' })).toBeChecked();
    expect(await screen.findByText('Intet værktøj fundet')).toBeInTheDocument();
    expect(api.callsOf('searchTools').at(-1)?.variables).toMatchObject({ categoryIds: [2] });
  });

  it('has a search box without an action', async () => {
    const { person, address } = await renderRoute('/categories');
    await person.type(
      await screen.findByRole('searchbox', { name: 'Search categories' }),
      'kitchen{Enter}',
    );
    expect(await cards()).toHaveLength(10);
    expect(address()).toBe('/categories');
  });
});
