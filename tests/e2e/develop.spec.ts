/** `npm run dev`: the page comes from webpack, and everything of the service reaches it through the same address. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoSignIns } from '../../server/seed/demoMembers';
import { signInPage } from '../helpers/browserSession';
import { freePort } from '../helpers/startService';
import { expect, test as journey } from './fixtures';
import { openApp } from './openApp';

const [mette, jonas] = demoSignIns;
if (!mette || !jonas) throw new Error('The demo has not two sign-ins');

/** The address of the page that is worked on. */
const test = journey.extend<object, { developed: string }>({
  developed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'skuret-develop-'));
      const [port, pagePort] = [await freePort(), await freePort()];
      const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
        cwd: path.join(import.meta.dirname, '../..'),
        env: {
          ...process.env,
          PORT: String(port),
          PAGE_PORT: String(pagePort),
          DATA_DIR: folder,
          DATABASE_URL: '',
          LOG_LEVEL: 'warn',
        },
        stdio: 'ignore',
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await use(`http://localhost:${pagePort}`);
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ developed }, use) => {
    await use(developed);
  },
});

test('in development two members exchange messages, and service routes are not served as pages', async ({
  newPerson,
  developed,
  request,
}) => {
  const answers = (address: string) =>
    request.get(address).then(
      (answer) => answer.ok(),
      () => false,
    );
  await expect.poll(() => answers('/'), { timeout: 120_000 }).toBe(true);
  // Through the page's own address, from the service.
  await expect.poll(() => answers('/dev/mail'), { timeout: 60_000 }).toBe(true);

  const [his, hers] = [await newPerson(), await newPerson()];
  await signInPage(his, developed, jonas);
  await signInPage(hers, developed, mette);
  await openApp(hers, '/browse');
  await expect(hers.getByRole('article').first()).toBeVisible();
  const unread = hers.getByRole('banner').getByRole('link', { name: /^Beskeder/ });
  const before = Number(/\d+/.exec((await unread.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  await openApp(his, `/profile/${mette.memberId}`);
  await his.getByRole('button', { name: 'Send Message' }).first().click();
  await his.getByRole('textbox', { name: /^Message to / }).fill('Er stigen fri på lørdag?');
  await his.keyboard.press('Enter');
  // It comes over the event stream.
  await expect(unread).toHaveAccessibleName(`Beskeder, ${before + 1} ulæste`);

  for (const address of [
    '/test-payment/1',
    '/unsubscribe/1',
    '/export/1',
    '/calendar/1.ics',
    '/pictures/1',
    '/images/shared/1.png',
  ]) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    expect(await answer.text(), address).not.toContain('id="root"');
  }
});
