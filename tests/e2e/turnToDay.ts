import type { Locator, Page } from '@playwright/test';

/** Turns the open calendar to the month of a day. Edge: late in a month, the letter opens with the next one. */
export async function turnToDay(frame: Page | Locator, day: Locator): Promise<void> {
  await frame.getByRole('grid').first().waitFor();
  const next = /^(Næste måned|Next month)$/;
  const previous = /^(Forrige måned|Previous month)$/;
  for (const name of [next, previous, previous]) {
    if ((await day.count()) > 0) return;
    await frame.getByRole('button', { name }).click();
  }
}
