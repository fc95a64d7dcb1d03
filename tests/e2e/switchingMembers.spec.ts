/** Two members use one browser after each other: no frame shows the first member's data to the second. */
import type { Page } from '@playwright/test';
import { demoSignIns } from '../../server/seed/demoMembers';
import { expect, test } from './fixtures';
import { openApp } from './openApp';
import { signInByForm } from './signInByForm';

const [mette, jonas] = demoSignIns;
if (!mette || !jonas) throw new Error('The demo has fewer than two sign-ins');

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('jwt'));

/** Everything that is visible or announced after another person takes over the browser. */
interface Recording {
  switched: boolean;
  frames: number;
  traces: string[];
}

declare global {
  interface Window {
    recording: Recording;
  }
}

/** Starts before the page's own code: records each change of the document, and each painted frame. */
async function recordTraces(page: Page, names: readonly string[]) {
  await page.addInitScript((wanted: readonly string[]) => {
    const recording: Recording = { switched: false, frames: 0, traces: [] };
    window.recording = recording;
    const look = () => {
      const root = document.documentElement;
      if (!root || !recording.switched) return;
      recording.frames += 1;
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      const shown = [document.title, root.outerHTML, ...fields.map(({ value }) => value)].join(
        '\n',
      );
      for (const name of wanted) {
        if (!shown.includes(name)) continue;
        const where = [...document.querySelectorAll('*')]
          .filter((one) => one.children.length === 0 && one.outerHTML.includes(name))
          .map((one) => one.outerHTML.slice(0, 200));
        recording.traces.push(`${name} at ${location.pathname} in ${where.join(' and ')}`);
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    requestAnimationFrame(everyFrame);
    // Registered before the app's listener, so that everything counts from the event on.
    window.addEventListener('storage', (event) => {
      if (event.key === 'jwt') recording.switched = true;
    });
  }, names);
}

/** In both languages: another test with these members may have chosen one for their accounts. */
const words = {
  edit: /^(Edit|Rediger) profil/i,
  name: /^(Full name|Fulde navn)$/,
  settings: /^(Settings|Indstillinger)$/,
  account: /^(Account|Konto)$/,
  signOut: /^(Sign Out|Log ud)$/,
};

/** Opens the member's own profile from the menu in the header. */
async function openProfile(page: Page): Promise<void> {
  // The menu would close when the new screen takes the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Mit skur' })).toBeFocused();
  await page.getByRole('banner').getByRole('button', { name: 'Din menu' }).click();
  await page
    .getByRole('dialog', { name: 'Din menu' })
    .getByRole('link', { name: /^Profil/ })
    .click();
}

const readRecording = (page: Page) => page.evaluate(() => window.recording);

test('no frame shows data of the first member to a second who signs in later', async ({ page }) => {
  await recordTraces(page, [mette.name, mette.email]);
  await openApp(page, '/signin');
  await signInByForm(page, mette);
  await expect(page).toHaveURL('/dashboard');
  await openProfile(page);
  await expect(page.getByRole('heading', { level: 1, name: mette.name })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.edit }).click();
  await expect(page.getByLabel(words.name)).toHaveValue(mette.name);

  await page
    .getByRole('navigation', { name: words.settings })
    .getByRole('link', { name: words.account })
    .click();
  await page.getByRole('button', { name: words.signOut }).first().click();
  const dialog = page.getByRole('alertdialog');
  // The click ends Mette's session: from then on no frame may show her data.
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      () => {
        // After the changes that the click itself makes.
        setTimeout(() => {
          window.recording.switched = true;
        });
      },
      { once: true },
    );
  });
  await dialog.getByRole('button', { name: words.signOut }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click();
  await signInByForm(page, jonas);
  await expect(page).toHaveURL('/dashboard');
  await openProfile(page);
  await expect(page.getByRole('heading', { level: 1, name: jonas.name })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.edit }).click();
  await expect(page.getByLabel(words.name)).toHaveValue(jonas.name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: jonas.name })).toBeVisible();

  const { frames, traces, switched } = await readRecording(page);
  expect(switched).toBe(true);
  expect(frames).toBeGreaterThan(20);
  expect(traces).toEqual([]);
});

test('no frame shows the first member after another tab has signed in as another', async ({
  context,
  baseURL,
}) => {
  const page = await context.newPage();
  await recordTraces(page, [mette.name, mette.email]);
  await openApp(page, '/signin');
  await signInByForm(page, mette);
  await expect(page).toHaveURL('/dashboard');
  await openProfile(page);
  await expect(page.getByRole('heading', { level: 1, name: mette.name })).toBeVisible();

  const answer = await page.request.post(`${baseURL}/graphql`, {
    data: {
      operationName: 'signInUser',
      query:
        'mutation signInUser($email: String!, $password: String!) { signInUser(email: $email, password: $password) { token errors } }',
      variables: { email: jonas.email, password: jonas.password },
    },
  });
  const { data } = (await answer.json()) as { data: { signInUser: { token: string } } };
  const other = await context.newPage();
  await openApp(other, '/terms');
  await other.evaluate((token) => localStorage.setItem('jwt', token), data.signInUser.token);

  await expect(page.getByRole('heading', { level: 1, name: jonas.name })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.edit }).click();
  await expect(page.getByLabel(words.name)).toHaveValue(jonas.name);
  const { frames, traces, switched } = await readRecording(page);
  expect(switched).toBe(true);
  expect(frames).toBeGreaterThan(5);
  expect(traces).toEqual([]);
  await expect.poll(() => storedToken(page)).toBe(data.signInUser.token);
});
