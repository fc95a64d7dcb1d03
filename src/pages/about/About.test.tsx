import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

describe('the about page', () => {
  it('shows the contact details of support, with hours in Danish time', async () => {
    await renderRoute('/about');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(/9 am to 5 pm, Danish time/)).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'support@skuret.example' })).toHaveAttribute(
      'href',
      'mailto:support@skuret.example',
    );
  });
});

it('claims no figures in the default source', async () => {
  await renderRoute('/about');
  expect(await screen.findByText(/^It began with a tile cutter/)).toBeInTheDocument();
  expect(screen.queryByText(/^(774|4|212|97%)$/)).not.toBeInTheDocument();
});

describe('the message form of the about page in the default source', () => {
  it.each([
    [[], 'Message sent. Thank you!', ''],
    [['Too many tries.'], 'Too many tries.', 'Hej'],
  ])('shows the result of the response %j', async (errors, said, left) => {
    const { person, api } = await renderRoute('/about', {
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
