import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../test/renderRoute';

describe('about', () => {
  it('shows figures, values and the team', async () => {
    await renderRoute('/about');
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

  it('says how to reach support, with hours in EST', async () => {
    await renderRoute('/about');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(/9 am to 5 pm EST/)).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'support@skuret.example' })).toHaveAttribute(
      'href',
      'mailto:support@skuret.example',
    );
  });

  it('has a message form that does nothing: the words stay, nothing is sent, and it says so', async () => {
    const { person, api, address } = await renderRoute('/about');
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

it('claims no figures in live, where nothing stands behind them', async () => {
  await renderRoute('/about', { source: 'live' });
  expect(await screen.findByText(/^It began with a tile cutter/)).toBeInTheDocument();
  expect(screen.queryByText(/^(774|4|212|97%)$/)).not.toBeInTheDocument();
});

describe('the form in live', () => {
  it.each([
    [[], 'Message sent. Thank you!', ''],
    [['Too many tries.'], 'Too many tries.', 'Hej'],
  ])('answers %j truly', async (errors, said, left) => {
    const { person, api } = await renderRoute('/about', {
      source: 'live',
      api: { sendContactMessage: () => ({ sendContactMessage: { errors } }) },
    });
    await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Bo');
    await person.type(screen.getByRole('textbox', { name: 'Email' }), 'bo@skuret.example');
    await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Hej');
    await person.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(left);
    expect(api.callsOf('sendContactMessage')).toHaveLength(1);
  });
});
