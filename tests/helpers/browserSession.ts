import { type Browser, chromium, type Page } from '@playwright/test';
import { requireChromium } from './findChromium';

/** Arguments for a browser in a container that makes no network requests of its own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Replaces Playwright's own list, whose entries come first here. The last two features add two pages per window for
  // the address bar, which is not visible here and which take as long to load as the tested page.
  `--disable-features=${[
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ].join()}`,
];

/** A headless browser for pictures and benchmarks. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: browserArguments });
}

/** Signs in through the service and leaves the token where the app looks for it. */
export async function signInPage(
  page: Page,
  base: string,
  account: { email: string; password: string },
): Promise<void> {
  const answer = await page.request.post(`${base}/graphql`, {
    data: {
      operationName: 'signInUser',
      query:
        'mutation signInUser($email: String!, $password: String!) { signInUser(email: $email, password: $password) { token errors } }',
      variables: account,
    },
  });
  const body = (await answer.json()) as {
    data: { signInUser: { token: string | null; errors: string[] } };
  };
  const { token, errors } = body.data.signInUser;
  if (token === null) throw new Error(`Could not sign in: ${errors.join(' ')}`);
  await page.addInitScript((value) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('jwt', value);
  }, token);
}
