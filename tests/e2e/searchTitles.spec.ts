/** Every search has its own title: as the service sends it, during hydration, and when the search changes. */
import { expect, test } from './fixtures';
import { openApp, whenRendered } from './openApp';

const query = 'q=boremaskine&category=power-tools&max=100&from=2027-04-03&to=2027-04-05';
const words = 'Power Tools, op til 100\u00a0kr./dag, ledig 3.–\u20605.\u00a0april\u00a02027';
const title = `Boremaskine · ${words} – Skuret`;

test('the served page is titled by the search, in its language', async ({ page }) => {
  const head = async (address: string) => {
    await whenRendered(page.context(), address);
    const html = await (await page.context().request.get(address)).text();
    const text = (pattern: RegExp) => pattern.exec(html)?.[1];
    return {
      title: text(/<title>([^<]*)<\/title>/),
      shared: text(/<meta property="og:title" content="([^"]*)"/),
      canonical: text(/<link rel="canonical" href="[^"]*(\?[^"]*)"/),
    };
  };
  expect(await head(`/browse?${query}&view=list`)).toMatchObject({
    title,
    shared: title,
    canonical: expect.stringMatching(/^\?q=boremaskine&amp;category=power-tools&amp;max=100/),
  });
  expect((await head('/browse')).title).toBe('Find værktøj – Skuret');
  expect((await head('/browse?q=%3C/title%3E%3Cscript%3E')).title).toBe(
    '&lt;/title&gt;&lt;script&gt; – Skuret',
  );
  const english = async () => {
    const headers = { cookie: 'language=en' };
    return (await page.context().request.get(`/browse?${query}`, { headers })).text();
  };
  await expect
    .poll(english)
    .toContain(
      '<title>Boremaskine · Power tools, up to 100\u00a0kr./day, free 3–\u20605\u00a0April\u00a02027 – Skuret</title>',
    );
});

test('the title stays during hydration and follows the search', async ({ page }) => {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(globalThis, { titles });
    new MutationObserver(() => {
      if (document.title !== '' && titles.at(-1) !== document.title) titles.push(document.title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await whenRendered(page.context(), `/browse?${query}`);
  await openApp(page, `/browse?${query}`);
  // Waits for the chunks that load after the first response.
  await expect(page.getByRole('button', { name: 'Vis på kort', expanded: false })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { titles: string[] }).titles)).toEqual(
    [title],
  );
  await page.getByRole('button', { name: /^Fjern filteret .*kr/ }).click();
  const without = 'Boremaskine · Power Tools, ledig 3.–\u20605. april 2027 – Skuret';
  await expect(page).toHaveTitle(without);
  await page.getByRole('searchbox').fill('Havefræser');
  await expect(page).toHaveTitle('Havefræser · Power Tools, ledig 3.–\u20605. april 2027 – Skuret');
  await page.getByRole('banner').getByRole('link', { name: 'Forside', exact: true }).click();
  await expect(page).toHaveTitle(/^Lån værktøj af naboen/);
  await page.goBack();
  await expect(page).toHaveTitle('Havefræser · Power Tools, ledig 3.–\u20605. april 2027 – Skuret');
  await page.getByRole('banner').getByRole('link', { name: 'Find værktøj' }).click();
  await expect(page).toHaveTitle('Find værktøj – Skuret');
});
