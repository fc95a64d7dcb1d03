import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

async function readCard(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const card = heading.closest('li');
  if (!card) throw new Error(`The plan ${name} has no card`);
  return within(card);
}

describe('the pricing page', () => {
  it('shows three plans with monthly prices in kroner', async () => {
    await renderRoute('/pricing');
    const basic = await readCard('Basic');
    expect(basic.getByText('0 kr.')).toBeInTheDocument();
    expect(basic.getByText('per month')).toBeInTheDocument();
    expect(basic.getByText('3 rentals per month')).toBeInTheDocument();
    expect((await readCard('Pro')).getByText('75 kr.')).toBeInTheDocument();
    expect((await readCard('Business')).getByText('225 kr.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  });

  it('shows Save 20% and the yearly prices when selected', async () => {
    const { person, address } = await renderRoute('/pricing');
    await readCard('Pro');
    expect(screen.getByText('Save 20%')).toBeInTheDocument();
    await person.click(screen.getByRole('radio', { name: 'Yearly' }));

    expect(await screen.findByText('720 kr.')).toBeInTheDocument();
    expect((await readCard('Business')).getByText('2,160 kr.')).toBeInTheDocument();
    expect((await readCard('Basic')).getByText('0 kr.')).toBeInTheDocument();
    expect(screen.getAllByText('per year')).toHaveLength(3);
    expect(screen.queryByText('75 kr.')).not.toBeInTheDocument();
    expect(address()).toBe('/pricing?billing=yearly');

    await person.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(await screen.findByText('75 kr.')).toBeInTheDocument();
    expect(address()).toBe('/pricing');
  });

  it('reads the billing period from the URL', async () => {
    await renderRoute('/pricing?billing=yearly');
    expect(await screen.findByText('720 kr.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  });

  it('falls back to monthly for an unknown billing period', async () => {
    await renderRoute('/pricing?billing=weekly');
    expect(await screen.findByText('75 kr.')).toBeInTheDocument();
  });

  it('offers a 14-day free trial for Pro only', async () => {
    await renderRoute('/pricing');
    expect((await readCard('Pro')).getByText('14-day free trial')).toBeInTheDocument();
    expect(screen.getAllByText(/free trial$/)).toHaveLength(1);
  });

  it('keeps other URL parameters', async () => {
    const { person, address } = await renderRoute('/pricing?ref=mail');
    await person.click(await screen.findByRole('radio', { name: 'Yearly' }));
    expect(address()).toBe('/pricing?ref=mail&billing=yearly');
    await person.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(address()).toBe('/pricing?ref=mail');
  });

  it('links every plan to sign-up', async () => {
    await renderRoute('/pricing');
    await readCard('Pro');
    for (const name of ['Choose Basic', 'Try Pro for free', 'Choose Business']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/signup');
    }
  });
});
