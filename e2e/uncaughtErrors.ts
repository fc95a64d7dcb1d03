import type { Page } from '@playwright/test';

/** What the page throws and nobody catches. */
export function uncaughtErrors(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(`${error.message} at ${page.url()}`));
  return thrown;
}
