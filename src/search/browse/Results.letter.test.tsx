import { screen } from '@testing-library/react';
import { browseLetter, drill } from '../../../tests/helpers/app/browse';

describe('what the default source adds', () => {
  const rated = { ...drill, ratingAverage: 4.8, reviewCount: 5, distanceMetres: 2_349 };
  const api = { searchTools: () => ({ searchTools: [rated] }) };
  const inWords = '4,8 af 5 stjerner, 5 bedømmelser';

  it('is no title of a search in the sample', async () => {
    await browseLetter('?q=bor&max=80');
    expect(document.title).toBe('Find værktøj – Skuret');
  });

  it('leaves the sample as given', async () => {
    await browseLetter('', { api });
    expect(await screen.findByText('Boremaskine')).toBeInTheDocument();
    expect(screen.queryByText(inWords)).not.toBeInTheDocument();
    expect(screen.queryByText(/km · /)).not.toBeInTheDocument();
  });

  it('asks the service of the sample for no days, and shows none', async () => {
    const { asked } = await browseLetter('?from=2026-11-28&to=2026-11-29');
    await screen.findByText('Boremaskine');
    expect(asked().at(-1)).not.toHaveProperty('availableFrom');
    expect(screen.queryByRole('button', { name: 'Vælg dage' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Fjern filteret/ })).not.toBeInTheDocument();
  });
});
