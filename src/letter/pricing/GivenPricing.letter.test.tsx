import { screen, within } from '@testing-library/react';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

async function readCard(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const card = heading.closest('li');
  if (!card) throw new Error(`The plan ${name} has no card`);
  return within(card);
}

describe('the pricing page in the letter', () => {
  it('shows three plans with monthly prices', async () => {
    await renderLetter('/pricing');
    const basic = await readCard('Basic');
    expect(basic.getByText('$0')).toBeInTheDocument();
    expect(basic.getByText('per month')).toBeInTheDocument();
    expect(basic.getByText('3 rentals per month')).toBeInTheDocument();
    expect((await readCard('Pro')).getByText('$9.99')).toBeInTheDocument();
    expect((await readCard('Business')).getByText('$29.99')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  });

  it('shows Save 20% and the yearly prices when selected', async () => {
    const { person, address } = await renderLetter('/pricing');
    await readCard('Pro');
    expect(screen.getByText('Save 20%')).toBeInTheDocument();
    await person.click(screen.getByRole('radio', { name: 'Yearly' }));

    expect(await screen.findByText('$99.99')).toBeInTheDocument();
    expect((await readCard('Business')).getByText('$299.99')).toBeInTheDocument();
    expect((await readCard('Basic')).getByText('$0')).toBeInTheDocument();
    expect(screen.getAllByText('per year')).toHaveLength(3);
    expect(screen.queryByText('$9.99')).not.toBeInTheDocument();
    expect(address()).toBe('/pricing?billing=yearly');

    await person.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(await screen.findByText('$9.99')).toBeInTheDocument();
    expect(address()).toBe('/pricing');
  });

  it('reads the billing period from the URL', async () => {
    await renderLetter('/pricing?billing=yearly');
    expect(await screen.findByText('$99.99')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  });

  it('falls back to monthly for an unknown billing period', async () => {
    await renderLetter('/pricing?billing=weekly');
    expect(await screen.findByText('$9.99')).toBeInTheDocument();
  });

  it('offers a 14-day free trial for Pro only', async () => {
    await renderLetter('/pricing');
    expect((await readCard('Pro')).getByText('14-day free trial')).toBeInTheDocument();
    expect(screen.getAllByText(/free trial$/)).toHaveLength(1);
  });

  it('keeps other URL parameters', async () => {
    const { person, address } = await renderLetter('/pricing?ref=mail');
    await person.click(await screen.findByRole('radio', { name: 'Yearly' }));
    expect(address()).toBe('/pricing?ref=mail&billing=yearly');
    await person.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(address()).toBe('/pricing?ref=mail');
  });

  it('links every plan to sign-up', async () => {
    await renderLetter('/pricing');
    await readCard('Pro');
    for (const name of ['Choose Basic', 'Try Pro for free', 'Choose Business']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/signup');
    }
  });
});
