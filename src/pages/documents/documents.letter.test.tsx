import { screen, within } from '@testing-library/react';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

describe('the specified texts in the letter', () => {
  it('the terms include cancellation, late returns and complaints in Denmark', async () => {
    await renderLetter('/terms');
    const main = await screen.findByRole('main');
    await screen.findByRole('heading', { level: 1 });
    expect(main).toHaveTextContent('Cancellation is free up to 24 hours before pickup.');
    expect(main).toHaveTextContent("An extra day's price is charged for late returns");
    expect(main).toHaveTextContent('Nævnenes Hus');
    expect(main).toHaveTextContent('Last updated 1 May 2026');
  });

  it('the insurance page includes the amounts of both pages, and Premium with theft', async () => {
    await renderLetter('/insurance');
    const table = within(await screen.findByRole('table', { name: /basic and premium/i }));
    const row = (name: RegExp) => table.getByRole('rowheader', { name }).closest('tr');
    expect(row(/tool page/)).toHaveTextContent('up to 5000 kr.');
    expect(row(/booking page/)).toHaveTextContent('up to $1,000');
    expect(row(/theft/i)).toHaveTextContent('included, up to $5,000');
    expect(row(/price/i)).toHaveTextContent('$5 per booking');
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Free cancellation up to 24 hours before pickup.');
    expect(main).toHaveTextContent("An extra day's price is charged for late returns.");
    expect(main).toHaveTextContent('refundable deposit');
  });
});
