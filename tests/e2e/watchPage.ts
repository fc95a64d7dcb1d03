import type { Page } from '@playwright/test';
import { watchLayoutShift } from './watchLayoutShift';

/** Records every data request, every error or warning of the browser, and every layout shift. */
export async function watchPage(page: Page) {
  const operations: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    operations.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The service answers an unknown address with 404 on purpose (D9), which the browser logs.
    if (!message.text().includes('404 (Not Found)')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await watchLayoutShift(page);
  return { operations, complaints };
}
