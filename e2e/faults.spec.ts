/** Faults in a real browser: storage, connection, slow and missing parts. The table is docs/faults.md. */
import type { Page } from '@playwright/test';
import { demoSignIns } from '../server/seed/demoMembers';
import { everyAddress } from '../testing/addresses';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

const [mette] = demoSignIns;
if (!mette) throw new Error('There is no demo sign-in');

const noConnection = 'Vi kan ikke få forbindelse til Skuret. Tjek din forbindelse, og prøv igen.';

/** What the page throws and nobody catches. */
function uncaughtErrors(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(`${error.message} at ${page.url()}`));
  return thrown;
}

/** A screen is there: its one heading, the frame round it, and not the error screen. */
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

/** Twenty kinds of damage: whatever another program, an old version or a full disk may leave behind. */
const damages: readonly { kind: string; entries: Record<string, string> }[] = [
  { kind: 'empty texts', entries: { jwt: '', 'skuret.favourites': '', 'skuret.theme': '' } },
  { kind: 'a quoted token', entries: { jwt: '"aaaa.bbbb.cccc"' } },
  {
    kind: 'the word null',
    entries: { jwt: 'null', 'skuret.favourites': 'null', devtools: 'null' },
  },
  { kind: 'an emoji as token', entries: { jwt: '😀' } },
  { kind: 'a forged token', entries: { jwt: 'aaaa.bbbb.cccc' } },
  { kind: 'a flood as token', entries: { jwt: `${'a'.repeat(100_000)}.b.c` } },
  { kind: 'line breaks in the token', entries: { jwt: 'a.b.c\r\nX-Evil: 1' } },
  {
    kind: 'half of JSON',
    entries: { 'skuret.favourites': '["1', 'skuret.favourites/1': '{"id":' },
  },
  { kind: 'an object for the list', entries: { 'skuret.favourites': '{"ids":["1"]}' } },
  { kind: 'numbers for ids', entries: { 'skuret.favourites': '[1,null,{"id":1}]' } },
  { kind: 'a list of tools that are not there', entries: { 'skuret.favourites': '["1","2","3"]' } },
  {
    kind: 'a tool under the wrong id',
    entries: { 'skuret.favourites': '["9"]', 'skuret.favourites/9': favourite({}) },
  },
  {
    kind: 'a tool of wrong types',
    entries: {
      'skuret.favourites/1': favourite({ pricePerDayCents: '75', categories: 'Power Tools' }),
    },
  },
  {
    kind: 'a tool of odd numbers',
    entries: {
      'skuret.favourites/1': favourite({
        pricePerDayCents: -1e300,
        ratingAverage: 'good',
        reviewCount: { many: true },
      }),
    },
  },
  {
    kind: 'a tool named like what every object has',
    entries: {
      'skuret.favourites': '["__proto__","constructor"]',
      'skuret.favourites/__proto__': favourite({ id: '__proto__' }),
      'skuret.favourites/constructor': favourite({ id: 'constructor' }),
    },
  },
  {
    kind: 'markup in a tool',
    entries: {
      'skuret.favourites/1': favourite({
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
    entries: { 'skuret.draft.addTool/9': '{"values":null}', 'skuret.draft.addTool/10': '[]' },
  },
  {
    kind: 'a draft of another version',
    entries: {
      'skuret.draft.addTool/9': draft({ title: 'Sav', specifications: {}, whatsIncluded: [] }),
    },
  },
  {
    kind: 'zero bytes and half characters',
    entries: {
      jwt: '\u0000.\u0000.\u0000',
      'skuret.favourites': '["\ud800"]',
      'skuret.favourites/\ud800': favourite({ id: '\ud800', name: '\ud83d' }),
      'skuret.theme': '\u0000',
      'skuret.draft.addTool/9': '\u0000',
    },
  },
];

/** The screens that read what is damaged; with `LONG_ROUNDS=1` every address there is. */
const addresses =
  process.env['LONG_ROUNDS'] === '1'
    ? everyAddress
    : ['/', '/favorites', '/add-tool', '/browse?q=bore'];

test.describe(`twenty kinds of damage in storage, on ${addresses.length} screens each`, () => {
  for (const { kind, entries } of damages) {
    test(`${kind}: no blank page, nothing uncaught`, async ({ context, signIn }, info) => {
      test.setTimeout(addresses.length * 30_000);
      const page = await context.newPage();
      const thrown = uncaughtErrors(page);
      if (!('jwt' in entries)) await signIn(page);
      // Before the page's own code, each time: nothing of ours can mend it in between.
      await page.addInitScript((damaged) => {
        sessionStorage.setItem('skuret.scroll', '[["default","far"],7]');
        for (const [key, value] of Object.entries(damaged)) {
          localStorage.setItem(key, value);
          if (key !== 'jwt') sessionStorage.setItem(key, value);
        }
      }, entries);
      let screens = 0;
      // Noted before it is judged, so that the count stands in the report of a failed round too.
      const note = () => {
        const counts = { kinds: 1, visits: addresses.length, screens, thrown: thrown.length };
        info.annotations.push({ type: 'storage', description: JSON.stringify(counts) });
      };
      try {
        for (const address of addresses) {
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
  test('are twenty', () => expect(damages).toHaveLength(20));
});

test.describe('storage that cannot be read or written', () => {
  // Said in the console, as §8 has it.
  test.use({ mayComplain: true });

  test('one storage full of damage, on every address: no blank page, nothing uncaught', async ({
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
    test(`with storage ${name} the visit goes on: hearts, scheme, signing in, a form`, async ({
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
      await expect(question).toContainText('this browser cannot keep a draft of it');
      await question.getByRole('button', { name: 'Leave without it' }).click();
      await expect(page).toHaveURL('/');
      await expectAScreen(page, '/');
      expect(thrown).toEqual([]);
    });
  }
});

test('without a connection the list says so, and is there again after one press', async ({
  page,
  context,
}) => {
  const thrown = uncaughtErrors(page);
  await openApp(page, '/browse');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('searchbox', { name: 'Søg efter værktøj' }).fill('stige');
  await expect(page.getByText(noConnection)).toBeVisible();
  // What was found before is still there.
  await expect(page.getByRole('article').first()).toBeVisible();

  const again = page.getByRole('button', { name: 'Prøv igen' });
  await again.click();
  await expect(page.getByText(noConnection)).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page.getByText(noConnection)).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: /stige/i }).first()).toBeVisible();
  expect(thrown).toEqual([]);
});

test('without a connection signing in says so, and the button comes back to life', async ({
  page,
  context,
}) => {
  const thrown = uncaughtErrors(page);
  await openApp(page, '/signin');
  await page.getByLabel('E-mail').fill(mette.email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(mette.password);
  await context.setOffline(true);
  const submit = page.getByRole('button', { name: 'Log ind' });
  await submit.click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(page.getByText(noConnection)).toBeVisible();
  await expect(submit).toBeEnabled();
  await context.setOffline(false);
  await submit.click();
  await expect(page).toHaveURL('/dashboard');
  expect(thrown).toEqual([]);
});

test('a service that never answers: the page stays usable, and gives up after 20 seconds', async ({
  page,
}) => {
  const thrown = uncaughtErrors(page);
  await page.clock.install();
  let hang = true;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    // A route that is never continued is a request that is never answered.
    if (operationName !== 'searchTools' || !hang) await route.continue();
  });
  // From another screen: the first one's answers come with the page.
  await openApp(page, '/signin');
  await page.getByRole('banner').getByRole('link', { name: 'Find værktøj' }).click();
  await expect(page.getByText('Henter værktøj')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Find værktøj' })).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByText(noConnection)).toBeVisible();

  hang = false;
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(noConnection)).toHaveCount(0);
  expect(thrown).toEqual([]);
});

/** The scripts that a screen fetches when somebody goes there by a link. */
async function scriptsOf(page: Page, go: () => Promise<void>): Promise<string[]> {
  const fetched: string[] = [];
  const note = (request: { url: () => string }) => {
    if (request.url().endsWith('.js')) fetched.push(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await go();
  page.off('request', note);
  return fetched;
}

test.describe('a new deployment under an open tab', () => {
  test.use({ mayComplain: true });

  const goToTerms = async (page: Page) => {
    await openApp(page, '/signin');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vilkår' }).click();
  };
  const terms = (page: Page) => page.getByRole('heading', { level: 1, name: /terms/i });
  const failed = (page: Page) =>
    page.getByRole('heading', { level: 1, name: 'Her gik noget galt' });

  /** Answers the scripts of the terms with 404, as often as told, and counts the loads of the page. */
  async function deploy(page: Page, browserOfOwn: Page, times: number) {
    const scripts = await scriptsOf(browserOfOwn, async () => {
      await goToTerms(browserOfOwn);
      await expect(terms(browserOfOwn)).toBeVisible();
    });
    const [chunk] = scripts.slice(-1);
    if (chunk === undefined) throw new Error('The terms have no script of their own');
    const counts = { missing: 0, loads: 0 };
    await page.route(`**${chunk}`, async (route) => {
      if (counts.missing >= times) return route.continue();
      counts.missing += 1;
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) counts.loads += 1;
    });
    return counts;
  }

  test('the page reloads once by itself, and shows what was wanted', async ({ page, browser }) => {
    const other = await browser.newPage({ baseURL: new URL(await baseOf(page)).origin });
    const counts = await deploy(page, other, 1);
    await other.close();
    await goToTerms(page);
    await expect(terms(page)).toBeVisible();
    await expect(page).toHaveURL('/terms');
    expect(counts).toEqual({ missing: 1, loads: 2 });
  });

  test('a build that is really broken shows its error, and never loops', async ({
    page,
    browser,
  }) => {
    const other = await browser.newPage({ baseURL: new URL(await baseOf(page)).origin });
    const counts = await deploy(page, other, 100);
    await other.close();
    await goToTerms(page);
    await expect.poll(() => counts.loads).toBe(2);
    await expect(failed(page)).toBeVisible();
    // The frame is alive: another screen can be reached without a reload.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
    expect(counts.loads).toBe(2);
    // Each visit tries anew and says so again, but never reloads within the minute.
    await page.goBack();
    await expect(failed(page)).toBeVisible();
    await page.getByRole('button', { name: 'Indlæs siden igen' }).click();
    await expect.poll(() => counts.loads).toBe(3);
    await expect(failed(page)).toBeVisible();
    expect(counts.loads).toBe(3);
  });

  async function baseOf(page: Page): Promise<string> {
    await page.goto('/robots.txt');
    return page.url();
  }
});

test.describe('without a connection', () => {
  // A chunk that did not come is an error that React says.
  test.use({ mayComplain: true });

  test('without a connection a screen that was never opened waits for it, and the menu says why', async ({
    page,
    context,
  }) => {
    const thrown = uncaughtErrors(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openApp(page, '/signin');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await context.setOffline(true);

    await page.getByRole('button', { name: 'Åbn menu' }).click();
    await expect(page.getByText('Menuen kunne ikke hentes.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Vilkår' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Her gik noget galt' })).toBeVisible();
    await expect(page.getByText(/der er ingen forbindelse/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
    await page.getByRole('button', { name: 'Åbn menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(thrown).toEqual([]);
  });

  /** The dialogs whose part is fetched at the first press: where, what is pressed, and what opens. */
  const lateDialogs = [
    { address: '/tool/1', heading: 'Akku boremaskine 18 V', press: 'Del', opens: 'Del værktøjet' },
    {
      address: '/tool/1',
      heading: 'Akku boremaskine 18 V',
      press: /^Vis billede 2/,
      opens: 'Akku boremaskine 18 V',
    },
    { address: '/tool/1', heading: 'Akku boremaskine 18 V', press: /^Startdato/, opens: /./ },
    { address: '/browse', heading: 'Find værktøj', press: 'Filtre', opens: 'Filtre', narrow: true },
    {
      address: '/borrowed-tools',
      heading: 'Borrowed Tools',
      press: /^Leave Review/i,
      opens: 'Leave Review',
      english: true,
    },
  ];

  for (const { address, heading, press, opens, narrow, english } of lateDialogs) {
    test(`without a connection the dialog behind “${press}” on ${address} says so and opens at the next press`, async ({
      page,
      context,
      signIn,
    }) => {
      const thrown = uncaughtErrors(page);
      if (narrow) await page.setViewportSize({ width: 390, height: 844 });
      if (english) await signIn(page);
      await openApp(page, address);
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      const button = page.getByRole('main').getByRole('button', { name: press }).first();
      await expect(button).toBeVisible();
      await context.setOffline(true);
      // What is fetched ahead of a press fails without a word.
      await button.hover();
      await expect(title).toBeVisible();

      await button.click();
      const sentence = english
        ? 'It could not be loaded. Check your connection and try again.'
        : 'Det kunne ikke hentes. Tjek din forbindelse, og prøv igen.';
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(title).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await context.setOffline(false);
      await button.click();
      await expect(page.getByRole('dialog', { name: opens })).toBeVisible();
      expect(thrown).toEqual([]);
    });
  }
});

test.describe('without its scripts', () => {
  // The browser says of each that it did not come.
  test.use({ mayComplain: true });

  test('a page says that it could not be loaded', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    for (const address of ['/', '/dashboard']) {
      await page.goto(address);
      const message = page.getByText('Siden kunne ikke hentes helt. Indlæs den igen om lidt.');
      await expect(message).toBeVisible();
    }
  });
});
