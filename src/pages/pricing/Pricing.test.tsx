import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

describe('the pricing page', () => {
  it('shows the cost of a loan and what the owner gets', async () => {
    await renderRoute('/pricing');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'What a loan costs' }),
    ).toBeInTheDocument();
    const table = within(screen.getByRole('table', { name: /in the example/ }));
    expect(table.getByRole('row', { name: /^Rental price, 3 days 270/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /^Service fee, 10% 27/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /^Insurance 5/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /^You pay 302/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /^The owner gets 270/ })).toBeInTheDocument();
  });

  it('offers no plans, trial or premium insurance', async () => {
    await renderRoute('/pricing');
    const main = await screen.findByRole('main');
    await screen.findByRole('table');
    expect(main).not.toHaveTextContent(/\bPro\b|Business|premium|trial/i);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('links to browse, to listing a tool and to the insurance', async () => {
    await renderRoute('/pricing');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Browse tools' })).toHaveAttribute(
      'href',
      '/browse',
    );
    expect(main.getByRole('link', { name: 'List a tool' })).toHaveAttribute('href', '/add-tool');
    expect(main.getByRole('link', { name: 'What it covers' })).toHaveAttribute(
      'href',
      '/insurance',
    );
  });
});
