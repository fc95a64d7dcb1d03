import type { Page } from '@playwright/test';

/** The uncaught errors of the page. */
export function uncaughtErrors(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(`${error.message} at ${page.url()}`));
  return thrown;
}
