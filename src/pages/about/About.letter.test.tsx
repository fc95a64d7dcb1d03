import { screen, within } from '@testing-library/react';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

describe('the about page', () => {
  it('shows figures, values and the team', async () => {
    await renderLetter('/about');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'A shed for the whole neighbourhood',
    );
    expect(screen.getByText('774')).toBeInTheDocument();
    for (const name of ['Trust first', 'Use what exists', 'Stay local', 'No small print']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
    }
    for (const name of ['Ida Vestergaard', 'Jonas Bek', 'Samira Haddad', 'Palle Skov']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
    }
  });

  it('has a form that keeps the text, sends nothing and says so', async () => {
    const { person, api, address } = await renderLetter('/about');
    const form = within(await screen.findByRole('form', { name: 'Send us a message' }));
    await person.type(form.getByRole('textbox', { name: 'Name' }), 'Bo');
    await person.type(form.getByRole('textbox', { name: 'Message' }), 'Hello there');
    const send = form.getByRole('button', { name: 'Send message' });
    expect(send).toHaveAccessibleDescription(/not connected to anybody yet/);
    await person.click(send);

    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Bo');
    expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello there');
    expect(api.calls).toEqual([]);
    expect(address()).toBe('/about');
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    expect(form.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/contact');
  });
});
