/** In live the pages say what the screens do (D23): one currency, one rule for cancelling, no future features. */
import { screen } from '@testing-library/react';
import { addresses } from '../../domain/values/addresses';
import { renderRoute } from '../../tests/helpers/app/renderRoute';

const pages = [
  addresses.home,
  addresses.howItWorks,
  addresses.pricing,
  addresses.help,
  addresses.insurance,
  addresses.terms,
  addresses.safety,
  addresses.about,
  addresses.contact,
];

const notInLive = [
  /\$/,
  /dollar/i,
  /24 (hours|timer) (before|før)/i,
  /\bEST\b|\bPro\b|premium/,
  /\(på vej\)|kommer snart|coming soon|not connected/i,
];

describe.each(['da', 'en'] as const)(
  'the pages in the default source, in the language %s',
  (language) => {
    it.each(pages)('%s uses kroner and mentions only existing features', async (path) => {
      await renderRoute(path, {
        language,
        api: { featuredTools: () => ({ featuredTools: [] }) },
      });
      const main = await screen.findByRole('main');
      await screen.findByRole('heading', { level: 1 });
      for (const wrong of notInLive) expect(main.textContent).not.toMatch(wrong);
      for (const wrong of notInLive) {
        expect(screen.getByRole('contentinfo').textContent).not.toMatch(wrong);
      }
    });
  },
);
