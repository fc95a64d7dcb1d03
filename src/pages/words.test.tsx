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

describe('the pages in the default language', () => {
  it.each(pages)('%s uses kroner and mentions only existing features', async (path) => {
    await renderRoute(path, {
      api: { featuredTools: () => ({ featuredTools: [] }) },
    });
    const main = await screen.findByRole('main');
    await screen.findByRole('heading', { level: 1 });
    for (const wrong of notInLive) expect(main.textContent).not.toMatch(wrong);
    for (const wrong of notInLive) {
      expect(screen.getByRole('contentinfo').textContent).not.toMatch(wrong);
    }
  });
});

it.each([
  [addresses.insurance, 'up to 5,000 kr.'],
  [addresses.insurance, '5 kr. per booking'],
  [addresses.pricing, 'There is no subscription.'],
])('%s contains %s in the default source', async (path, said) => {
  await renderRoute(path);
  expect((await screen.findAllByText(said, { exact: false })).length).toBeGreaterThan(0);
});
