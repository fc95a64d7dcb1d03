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
  ['Bricklayer', 18, 'Bricklayer'],
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

  it('shows the ten of §2 in their order and Bricklayer, each with description, examples and count', async () => {
    await renderRoute('/categories', {
      api: {
        categoryCounts: () => ({
          categories: expected.map(([name, toolCount]) => ({ name, toolCount })),
        }),
      },
    });
    const shown = await cards();
    expect(shown).toHaveLength(11);
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

  it('shows the categories that a word is about, or a link to the search', async () => {
    const { person, address } = await renderRoute('/categories');
    const box = await screen.findByRole('searchbox', { name: 'Search categories' });
    await person.type(box, 'tile cutt{Enter}');
    const [found, ...others] = await cards();
    expect(within(found as HTMLElement).getByRole('heading', { name: 'Bricklayer' })).toBeVisible();
    expect(others).toEqual([]);
    expect(address()).toBe('/categories');
    await person.clear(box);
    await person.type(box, 'boat');
    expect(screen.getByRole('link', { name: 'Search all tools' })).toHaveAttribute(
      'href',
      '/browse?q=boat',
    );
  });
});
