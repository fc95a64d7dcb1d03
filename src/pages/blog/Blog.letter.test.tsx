import { screen } from '@testing-library/react';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

describe('the newsletter', () => {
  it('says thanks, clears the field and makes no call', async () => {
    const { person, api } = await renderLetter('/blog');
    const email = await screen.findByRole('textbox', { name: /email address/i });
    await person.type(email, 'mette@skuret.example');
    await person.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Thanks for subscribing!')).toBeInTheDocument();
    expect(email).toHaveValue('');
    expect(api.calls).toEqual([]);
  });
});
