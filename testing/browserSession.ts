import { type Browser, chromium, type Page } from '@playwright/test';
import { requireChromium } from './findChromium';

/** A browser in a container, without calls of its own to the network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // In place of Playwright's list, which says the first ones too. The last two give each window two pages of its own for the
  // address bar, which nobody sees here and which take as long as ours.
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
