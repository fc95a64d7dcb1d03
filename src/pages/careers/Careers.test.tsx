import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

describe('the careers page', () => {
  it('shows the working culture and the benefits', async () => {
    await renderRoute('/careers');
    expect(await screen.findByRole('heading', { level: 2, name: 'How we work' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'What you get' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Borrow for nothing' })).toBeVisible();
  });

  it('has three open roles with their requirements', async () => {
    await renderRoute('/careers');
    const roles = await screen.findAllByRole('article');
    expect(roles.map((role) => within(role).getByRole('heading').textContent)).toEqual([
      'Frontend Engineer',
      'Community Manager',
      'Trust & Safety Specialist',
    ]);
    const role = within(screen.getByRole('article', { name: 'Community Manager' }));
    expect(role.getByText('Aarhus')).toBeInTheDocument();
    expect(role.getByText('Full-time')).toBeInTheDocument();
    expect(role.getByText('A driving licence, and no fear of a trailer')).toBeInTheDocument();
    expect(role.getByRole('link', { name: /Apply by email/ })).toHaveAttribute(
      'href',
      'mailto:jobs@skuret.example?subject=Application%3A%20Community%20Manager',
    );
  });
});
