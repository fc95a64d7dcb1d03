import { screen } from '@testing-library/react';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

describe('a blog article in the letter', () => {
  it.each(['which-drill-do-you-need', 'four-hours-a-year', 'anything'])(
    'shows the fixed content at /blog/%s',
    async (slug) => {
      await renderLetter(`/blog/${slug}`);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Which drill do you actually need?' }),
      ).toBeInTheDocument();
      expect(screen.getByText(/Torben Krogh/)).toBeInTheDocument();
      expect(screen.getByText('12 May 2026')).toBeInTheDocument();
      expect(document.title).toBe('Which drill do you actually need? – Skuret');
    },
  );
});
