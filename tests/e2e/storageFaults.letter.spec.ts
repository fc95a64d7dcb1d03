/** Faults of storage in a real browser. The table is docs/operations/failures.md. */
import type { Page } from '@playwright/test';
import { demoSignIns } from '../../server/seed/demoMembers';
import { everyAddress } from '../helpers/addresses';
import { expect, test } from './fixtures';
import { openApp } from './openApp';
import { uncaughtErrors } from './uncaughtErrors';

const [mette] = demoSignIns;
if (!mette) throw new Error('The demo has no account for signing in');

/** A screen is shown: one heading, header and footer, and not the error screen. */
async function expectAScreen(page: Page, address: string) {
  const heading = page.locator('#root main h1');
  await expect(heading, `a heading on ${address}`).toHaveCount(1, { timeout: 20_000 });
  await expect(heading, `no error on ${address}`).not.toHaveText('Her gik noget galt');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

const tool = {
  id: '1',
  name: 'Akku boremaskine 18 V',
  description: 'Let og stærk',
  location: 'Valby',
  imageUrl: '/images/tools/default.svg',
  pricePerDayCents: 7500,
  categories: [{ id: 1, name: 'Power Tools', code: 'power-tools' }],
};
const favourite = (changes: object) => JSON.stringify({ ...tool, ...changes });
const draft = (values: object) => JSON.stringify({ values, hadPicture: true });

/** Twenty kinds of damaged storage, as another program, an old version or a full disk may leave them. */
const damages: readonly { kind: string; entries: Record<string, string> }[] = [
  { kind: 'empty texts', entries: { jwt: '', 'skuret.sample.favourites': '', 'skuret.theme': '' } },
  { kind: 'a quoted token', entries: { jwt: '"aaaa.bbbb.cccc"' } },
  {
    kind: 'the word null',
    entries: { jwt: 'null', 'skuret.sample.favourites': 'null', devtools: 'null' },
  },
  { kind: 'an emoji as token', entries: { jwt: '😀' } },
  { kind: 'a forged token', entries: { jwt: 'aaaa.bbbb.cccc' } },
  { kind: 'a flood as token', entries: { jwt: `${'a'.repeat(100_000)}.b.c` } },
  { kind: 'line breaks in the token', entries: { jwt: 'a.b.c\r\nX-Evil: 1' } },
  {
    kind: 'half of JSON',
    entries: { 'skuret.sample.favourites': '["1', 'skuret.sample.favourites/1': '{"id":' },
  },
  { kind: 'an object for the list', entries: { 'skuret.sample.favourites': '{"ids":["1"]}' } },
  { kind: 'numbers for ids', entries: { 'skuret.sample.favourites': '[1,null,{"id":1}]' } },
  {
    kind: 'a list of tools that are not there',
    entries: { 'skuret.sample.favourites': '["1","2","3"]' },
  },
  {
    kind: 'a tool under the wrong id',
    entries: { 'skuret.sample.favourites': '["9"]', 'skuret.sample.favourites/9': favourite({}) },
  },
  {
    kind: 'a tool of wrong types',
    entries: {
      'skuret.sample.favourites/1': favourite({
        pricePerDayCents: '75',
        categories: 'Power Tools',
      }),
    },
  },
  {
    kind: 'a tool of odd numbers',
    entries: {
      'skuret.sample.favourites/1': favourite({
        pricePerDayCents: -1e300,
        ratingAverage: 'good',
        reviewCount: { many: true },
      }),
    },
  },
  {
    kind: 'a tool named like what every object has',
    entries: {
      'skuret.sample.favourites': '["__proto__","constructor"]',
      'skuret.sample.favourites/__proto__': favourite({ id: '__proto__' }),
      'skuret.sample.favourites/constructor': favourite({ id: 'constructor' }),
    },
  },
  {
    kind: 'markup in a tool',
    entries: {
      'skuret.sample.favourites/1': favourite({
        name: '<img src=x onerror="document.title=1">',
        imageUrl: 'javascript:alert(1)',
      }),
    },
  },
  {
    kind: 'a scheme there never was',
    entries: { 'skuret.theme': '{"scheme":"sepia"}', 'skuret.reloadedAt': 'yesterday' },
  },
  {
    kind: 'a draft that is none',
    entries: {
      'skuret.sample.draft.addTool/9': '{"values":null}',
      'skuret.sample.draft.addTool/10': '[]',
    },
  },
  {
    kind: 'a draft of another version',
    entries: {
      'skuret.sample.draft.addTool/9': draft({
        title: 'Sav',
        specifications: {},
        whatsIncluded: [],
      }),
    },
  },
  {
    kind: 'zero bytes and half characters',
    entries: {
      jwt: '\u0000.\u0000.\u0000',
      'skuret.sample.favourites': '["\ud800"]',
      'skuret.sample.favourites/\ud800': favourite({ id: '\ud800', name: '\ud83d' }),
      'skuret.theme': '\u0000',
      'skuret.sample.draft.addTool/9': '\u0000',
    },
  },
];

test.describe('twenty kinds of damaged storage on every screen', { tag: '@nightly' }, () => {
  for (const { kind, entries } of damages) {
    test(`${kind}: no blank page and no uncaught error`, async ({ context, signIn }, info) => {
      test.setTimeout(everyAddress.length * 30_000);
      const page = await context.newPage();
      const thrown = uncaughtErrors(page);
      if (!('jwt' in entries)) await signIn(page);
      // Runs before the page's own code on every load, so that the app cannot repair the data in between.
      await page.addInitScript((damaged) => {
        sessionStorage.setItem('skuret.scroll', '[["default","far"],7]');
        for (const [key, value] of Object.entries(damaged)) {
          localStorage.setItem(key, value);
          if (key !== 'jwt') sessionStorage.setItem(key, value);
        }
      }, entries);
      let screens = 0;
      // Recorded before the assertions, so that the report of a failed round has the counts too.
      const note = () => {
        const counts = { kinds: 1, visits: everyAddress.length, screens, thrown: thrown.length };
        info.annotations.push({ type: 'storage', description: JSON.stringify(counts) });
      };
      try {
        for (const address of everyAddress) {
          await openApp(page, address);
          await expectAScreen(page, `${address} with ${kind}`);
          screens += 1;
        }
      } finally {
        note();
      }
      expect(thrown).toEqual([]);
    });
  }
});

test('there are twenty kinds of damage', () => expect(damages).toHaveLength(20));

test.describe('unreadable or unwritable storage', () => {
  // Logged in the console, as §8 requires.
  test.use({ mayComplain: true });

  test('fully damaged storage on every route: no blank page and no uncaught error', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const thrown = uncaughtErrors(page);
    const everything = Object.assign({}, ...damages.map(({ entries }) => entries)) as Record<
      string,
      string
    >;
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) {
        localStorage.setItem(key, value);
        sessionStorage.setItem(key, value);
      }
    }, everything);
    for (const address of everyAddress) {
      await openApp(page, address);
      await expectAScreen(page, address);
    }
    expect(thrown).toEqual([]);
  });

  for (const { name, spoil } of [
    {
      name: 'blocked',
      spoil: () => {
        for (const storage of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, storage, {
            get: () => {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }
      },
    },
    {
      name: 'full',
      spoil: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    },
  ]) {
    test(`with storage ${name}, favourites, colour scheme, sign-in and a form still work`, async ({
      page,
    }) => {
      const thrown = uncaughtErrors(page);
      await page.addInitScript(spoil);
      await openApp(page, '/browse?q=bore');
      const heart = page
        .getByRole('article')
        .filter({ hasText: 'Akku boremaskine 18 V' })
        .getByRole('button', { name: /som favorit/ });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: /mørkt udseende/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click();
      await page.getByLabel('E-mail').fill(mette.email);
      await page.getByLabel('Adgangskode', { exact: true }).fill(mette.password);
      await page.getByRole('button', { name: 'Log ind' }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByText(mette.name).first()).toBeVisible();

      await page.getByRole('main').locator('a[href="/add-tool"]').first().click();
      await page.getByLabel(/^Name/).fill('Flisesav');
      await page.getByRole('banner').getByRole('link', { name: 'Forside', exact: true }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('this browser cannot keep your draft');
      await question.getByRole('button', { name: 'Leave without saving' }).click();
      await expect(page).toHaveURL('/');
      await expectAScreen(page, '/');
      expect(thrown).toEqual([]);
    });
  }
});
