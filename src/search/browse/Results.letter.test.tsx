import { screen } from '@testing-library/react';
import { browseLetter, drill } from '../../../tests/helpers/app/browse';

describe('the results in the letter', () => {
  const rated = { ...drill, ratingAverage: 4.8, reviewCount: 5, distanceMetres: 2_349 };
  const api = { searchTools: () => ({ searchTools: [rated] }) };
  const inWords = '4,8 af 5 stjerner, 5 bedømmelser';

  it('have no title per search', async () => {
    await browseLetter('?q=bor&max=80');
    expect(document.title).toBe('Find værktøj – Skuret');
  });

  it('show neither stars nor distances', async () => {
    await browseLetter('', { api });
    expect(await screen.findByText('Boremaskine')).toBeInTheDocument();
    expect(screen.queryByText(inWords)).not.toBeInTheDocument();
    expect(screen.queryByText(/km · /)).not.toBeInTheDocument();
  });

  it('ignore dates in the URL', async () => {
    const { asked } = await browseLetter('?from=2026-11-28&to=2026-11-29');
    await screen.findByText('Boremaskine');
    expect(asked().at(-1)).not.toHaveProperty('availableFrom');
    expect(screen.queryByRole('button', { name: 'Vælg dage' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Fjern filteret/ })).not.toBeInTheDocument();
  });
});
