import { screen, within } from '@testing-library/react';
import { buildUser } from '../../tests/helpers/app/builders';
import { renderLetter } from '../../tests/helpers/app/renderLetter';

describe('the page frame in the letter', () => {
  it('shows a signed-in member their dashboard, profile and initial', async () => {
    await renderLetter('/not-there', {
      user: buildUser({ name: 'øjvind Bro', avatarImageUrl: '/images/members/2.svg' }),
    });

    const header = screen.getByRole('banner');
    expect(await within(header).findByText('Ø')).toBeInTheDocument();
    expect(await within(header).findByRole('link', { name: /profil/i })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(within(header).queryByRole('link', { name: 'Log ind' })).not.toBeInTheDocument();
  });
});
