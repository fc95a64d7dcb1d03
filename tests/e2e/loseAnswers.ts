import type { Page } from '@playwright/test';

/**
 * From now on the service does what this operation asks for, and its answers are lost on the way. The returned function
 * lets them through again. The route stays: taking it away would answer a request that it still holds.
 */
export async function loseAnswers(page: Page, operation: string): Promise<() => void> {
  let areLost = true;
  await page.route('**/graphql', async (route) => {
    if (!areLost || !route.request().postData()?.includes(operation)) return route.continue();
    await route.fetch();
    await route.abort();
  });
  return () => {
    areLost = false;
  };
}
