/** Replaying a saved recording: by keyboard, accessible at both widths, and without any effect. */
import { readFileSync, writeFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { getDevTools, installDevTools } from './devToolsExtension';
import { backToPresent, getLine } from './devToolsMoments';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

/** Saves a recording of a short visit, and returns its text. */
async function record(page: Page): Promise<string> {
  await openApp(page, '/browse');
  await page
    .getByRole('button', { name: /som favorit/ })
    .first()
    .click();
  await page.getByRole('main').locator('article a[href^="/tool/"]').first().click();
  await page.getByRole('button', { name: 'Del', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('a[href="/help"]').filter({ visible: true }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a recording' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

async function openFile(page: Page, text: string): Promise<void> {
  await page.locator('main input[type=file]').setInputFiles({
    name: 'session.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

const past = (page: Page) => page.locator('[data-past] [inert]');
const slider = (page: Page) => page.getByRole('slider', { name: 'Action' });

for (const [width, height, colorScheme] of [
  [1440, 900, 'light'],
  [390, 844, 'dark'],
] as const) {
  test.describe(`${width} wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });

    test('a recording is replayed by keyboard, without requests or writes', async ({ page }) => {
      const text = await record(page);
      await page.getByRole('link', { name: 'Open a saved recording' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay a recording');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await openFile(page, text);
      await expect(slider(page)).toBeFocused();
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/graphql|events/.test(request.url())) asked.push(request.url());
      });

      const list = page.getByRole('listbox', { name: 'Actions' });
      if (width < 700) {
        await expect(list).toHaveCount(0);
        await page.getByRole('button', { name: 'Show details' }).click();
      }
      await list.focus();
      const labels = await list.getByRole('option').allTextContents();
      const choose = (label: string) => {
        const at = labels.findIndex((text) => text.includes(label));
        expect(at).toBeGreaterThan(0);
        return list.selectOption(String(at));
      };
      await choose('address/linkFollowed /tool/');
      await expect(past(page).locator('main h1')).toBeVisible();
      await choose(' sharing');
      await expect(past(page).getByRole('dialog').getByRole('textbox')).toHaveValue(/\/tool\/\d+$/);
      // An open dialog of the past takes neither the focus nor the controls.
      await expect(list).toBeFocused();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await choose('favourites/toggled');
      await expect(
        past(page)
          .getByRole('button', { name: /som favorit/, pressed: true })
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: 'What changed in the state' })).toContainText(
        'favourites',
      );
      await slider(page).focus();
      await page.keyboard.press('End');
      await expect(slider(page)).toHaveValue(String(labels.length - 1));
      await expect(past(page).locator('main h1')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(slider(page)).toHaveValue(String(labels.length - 2));
      await expect(page).toHaveURL(`/replay?file=session.json&action=${labels.length - 2}`);
      expect(asked).toEqual([]);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(kept);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );

      // The link leads there again.
      await page.reload();
      await expect(page.getByRole('main')).toContainText('of the file session.json');
      await openFile(page, text);
      await expect(slider(page)).toHaveValue(String(labels.length - 2));
      await page.getByRole('button', { name: 'Close the replay' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay a recording');
    });
  });
}

interface RecordingFile {
  app: string;
  version: string | null;
  payload: string;
  preloadedState: string;
}

const foreign = 'The file is not a recording of Skuret.';
const damaged = 'The file cannot be read. It may be incomplete: save or export it again.';
const markup = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';

/** The recording with other actions at its end. */
function withActions(file: RecordingFile, ...actions: object[]): string {
  const payload = [...(JSON.parse(file.payload) as object[]), ...actions];
  return JSON.stringify({ ...file, payload: JSON.stringify(payload) });
}

/** The recording with a first state that has lost a part. */
function withoutPart(file: RecordingFile, part: string): RecordingFile {
  const { [part]: _lost, ...state } = JSON.parse(file.preloadedState) as Record<string, unknown>;
  return { ...file, preloadedState: JSON.stringify(state) };
}

/** What DevTools makes of a file: the line names it, at its first state at least, or the app hears nothing of it. */
type InDevTools = 'shown' | 'named' | 'named first' | 'ignored';

/** Files that `/replay` refuses, made of a good recording, its sentence, and what an import into DevTools leads to. */
const refusedFiles: Record<
  string,
  [make: (file: RecordingFile) => string, sentence: string, inDevTools: InDevTools]
> = {
  // DevTools reads the actions and the first state alone.
  'of another app': [(file) => JSON.stringify({ ...file, app: 'Todo' }), foreign, 'shown'],
  'of another version with another state': [
    (file) => JSON.stringify({ ...withoutPart(file, 'screen'), version: 'main.0.js' }),
    'The file was recorded with another version of Skuret, which this one cannot show.',
    'named first',
  ],
  'that is cut': [(file) => JSON.stringify(file).slice(0, -2000), damaged, 'ignored'],
  'of 50 MB': [
    (file) => JSON.stringify({ ...file, note: 'x'.repeat(50_000_000) }),
    'The file is larger than 20 MB. A recording is much smaller.',
    'shown',
  ],
  'of markup': [() => markup, damaged, 'ignored'],
  'of nothing': [() => '{"payload":"[]","preloadedState":"{}"}', foreign, 'named'],
  'of DevTools’ own state': [
    ({ preloadedState }) =>
      JSON.stringify({
        actionsById: { 0: { action: { type: '@@INIT' } } },
        computedStates: [{ state: JSON.parse(preloadedState) as object }],
        currentStateIndex: 0,
        stagedActionIds: [0],
      }),
    foreign,
    'ignored',
  ],
  'without a URL in its state': [
    (file) => JSON.stringify(withoutPart(file, 'address')),
    foreign,
    'named first',
  ],
  'with unknown actions and markup': [
    (file) => withActions({ ...file, app: 'Todo' }, { type: 'cart/added' }, { type: markup }),
    foreign,
    'shown',
  ],
};

const readMarks = (page: Page) =>
  page.evaluate(() => ({
    kept: JSON.stringify({ ...localStorage }),
    ran: (window as { ran?: number }).ran ?? 0,
  }));

test('bad files are refused with a sentence, and the app goes on', async ({ page }, testInfo) => {
  const good = JSON.parse(await record(page)) as RecordingFile;
  await page.getByRole('link', { name: 'Open a saved recording' }).click();
  const before = await readMarks(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/graphql|events/.test(request.url())) asked.push(request.url());
  });
  for (const [what, [make, sentence]] of Object.entries(refusedFiles)) {
    await test.step(what, async () => {
      // By its path, because a buffer may have at most 50 MB.
      const file = testInfo.outputPath('session.json');
      writeFileSync(file, make(good));
      asked.length = 0;
      await page.locator('main input[type=file]').setInputFiles(file);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(slider(page)).toHaveCount(0);
      expect(asked).toEqual([]);
      // The app goes on; the next sentence is not that of the file before.
      await page.getByRole('banner').getByRole('link', { name: 'Find værktøj' }).click();
      await expect(page).toHaveTitle(/Find værktøj – Skuret$/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay a recording');
      await expect(page.getByText(sentence)).toHaveCount(0);
    });
  }
  expect(await readMarks(page)).toEqual(before);
});

test('unknown actions and markup in a file are shown as text, and change nothing else', async ({
  page,
}) => {
  const good = JSON.parse(await record(page)) as RecordingFile;
  await page.getByRole('link', { name: 'Open a saved recording' }).click();
  const before = await readMarks(page);
  const toast = { type: 'toasts/shown', payload: { id: 'a1', tone: 'info', text: markup } };
  await openFile(page, withActions(good, { type: 'cart/added' }, toast, { type: markup }));
  const controls = page.getByRole('complementary', { name: 'Replay', exact: true });
  await expect(controls).toContainText('Actions that this version does not know: 2.');
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(controls.getByRole('heading', { level: 1 })).toContainText(markup);
  await expect(past(page).getByText(markup)).toBeVisible();
  await page.getByRole('button', { name: 'Close the replay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay a recording');
  await expect(page.locator('section[data-toasts] button')).toHaveCount(0);
  expect(await readMarks(page)).toEqual(before);
});

test.describe('DevTools', () => {
  // Its page script complains in the console about a text that is no JSON.
  test.use({ mayComplain: true });

  test('an import of a bad file is named, and the app goes on below it', async ({
    page,
    context,
  }) => {
    await installDevTools(context);
    const good = JSON.parse(await record(page)) as RecordingFile;
    const devTools = getDevTools(page);
    const before = await readMarks(page);
    const named = 'this is not a session of this app, so it cannot be shown';
    for (const [what, [make, , line]] of Object.entries(refusedFiles)) {
      await test.step(what, async () => {
        await devTools.importText(make(good));
        if (line === 'shown') await expect(getLine(page)).toContainText(/ action \d+ of \d+,/);
        // The reducer adds the lost part with the first action.
        if (line === 'named first') await devTools.jump(0);
        if (line.startsWith('named')) await expect(getLine(page)).toContainText(named);
        if (line !== 'ignored') await backToPresent(page);
        await expect(getLine(page)).toHaveCount(0);
        await page.getByRole('banner').getByRole('link', { name: 'Find værktøj' }).click();
        await expect(page).toHaveTitle(/Find værktøj – Skuret$/);
        await page.goBack();
        await expect(page.getByRole('button', { name: 'Save a recording' })).toBeVisible();
      });
    }
    expect(await readMarks(page)).toEqual(before);
  });
});
