import { screen } from '@testing-library/react';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

describe('the newsletter form in the letter', () => {
  it('shows a confirmation, clears the field and sends no request', async () => {
    const { person, api } = await renderLetter('/blog');
    const email = await screen.findByRole('textbox', { name: /email address/i });
    await person.type(email, 'mette@skuret.example');
    await person.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Thanks for subscribing!')).toBeInTheDocument();
    expect(email).toHaveValue('');
    expect(api.calls).toEqual([]);
  });
});
