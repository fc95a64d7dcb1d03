import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

describe('the page for lenders', () => {
  it('says what lending earns, who pays and what is insured, in three steps', async () => {
    await renderRoute('/lend');
    await screen.findByRole('heading', { level: 1, name: 'Earn money with your tools' });
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(/you get 270.kr\. for 3 days/);
    expect(main).toHaveTextContent('The borrower pays the service fee and the insurance');
    expect(main).toHaveTextContent(/covers damage up to 5,000.kr\./);
    for (const step of ['1. List it', '2. Say yes', '3. Get paid']) {
      expect(within(main).getByRole('heading', { name: step })).toBeInTheDocument();
    }
    expect(within(main).getByRole('link', { name: 'List a tool' })).toHaveAttribute(
      'href',
      '/add-tool',
    );
  });

  it('is where the header leads visitors', async () => {
    await renderRoute('/lend');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Udlån' })).toHaveAttribute('href', '/lend');
  });
});
