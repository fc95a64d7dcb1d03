/**
 * Long names and low windows: a phone, and a desktop at 400 % zoom (WCAG 1.4.10). No page is wider than its window, and
 * what a dialog is for can be done in it.
 */
import type { Page } from '@playwright/test';
import { ask, createTool, declarePrivate, newTool } from '../helpers/ask';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

const longWords = [
  'Gulvafslibningsmaskine',
  'Højtryksrenserforlængerslange',
  'Kædesavskædeslibemaskineholderbeslagsmontage',
] as const;

const windows = [
  { width: 320, height: 256 },
  { width: 320, height: 180 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

interface Member {
  email: string;
  password: string;
  token: string;
}
interface World {
  owner: Member;
  borrower: Member;
  toolId: string;
}
let world: World | null = null;

async function signUp(url: string, name: string, email: string): Promise<Member> {
  const password = 'et-godt-kodeord';
  const { data, errors } = await ask(
    url,
    'mutation ($name: String!, $email: String!, $password: String!) { signUpUser(name: $name, email: $email, password: $password) { token errors } }',
    { name, email, password },
  );
  const token = data?.['signUpUser']?.token;
  if (!token) throw new Error(JSON.stringify({ data, errors }));
  await declarePrivate(url, token);
  return { email, password, token };
}

/** An owner and a borrower with long names, and tools with long names. */
async function makeWorld(url: string): Promise<World> {
  if (world) return world;
  const owner = await signUp(
    url,
    'Kvindehåndboldlandsholdstræner',
    'kvindehaandboldlandsholdstraener@skuret.example',
  );
  const borrower = await signUp(
    url,
    'Brandslukningskøretøjsfører',
    'brandslukningskoeretoejsfoerer@skuret.example',
  );
  const ids: string[] = [];
  for (const name of longWords) {
    const input = { ...newTool(name), description: `${name} `.repeat(3) };
    const { data } = await ask(url, createTool, { input }, owner.token);
    const id = data?.['createTool']?.tool?.id;
    if (!id) throw new Error('The tool was not listed');
    ids.push(id);
  }
  world = { owner, borrower, toolId: ids.at(-1) ?? '' };
  return world;
}

/** What is wider than the window, by its text; empty where the page does not move sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`)
      .slice(0, 5);
  });

async function visit(page: Page, address: string): Promise<void> {
  await openApp(page, address);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect.soft(await tooWide(page), `${address} is not wider than its window`).toEqual([]);
}

for (const [index, size] of windows.entries()) {
  const name = `${size.width} by ${size.height}`;
  test(`no page with long names moves sideways at ${name}`, {
    tag: index === 0 ? [] : '@nightly',
  }, async ({ newPerson, service }) => {
    const { owner, borrower, toolId } = await makeWorld(service.url);
    const page = await newPerson();
    await page.setViewportSize(size);
    for (const address of ['/', '/browse', `/browse?q=${longWords[1]}`, `/tool/${toolId}`]) {
      await visit(page, address);
    }
    await signInPage(page, service.url, borrower);
    for (const address of [`/tool/${toolId}`, `/tool/${toolId}/book`, '/tool/7/book', '/profile']) {
      await visit(page, address);
    }
    await openApp(page, `/tool/${toolId}`);
    await page.getByRole('button', { name: /^Skriv til / }).click();
    await expect(page.getByRole('log')).toBeVisible();
    expect.soft(await tooWide(page), 'the conversation is not wider').toEqual([]);
    for (const address of ['/dashboard', '/dashboard?tab=loans', '/settings', '/favorites']) {
      await visit(page, address);
    }
    const owners = await newPerson();
    await owners.setViewportSize(size);
    await signInPage(owners, service.url, owner);
    for (const address of [
      '/manage-tools',
      '/dashboard?tab=tools',
      `/edit-tool/${toolId}`,
      '/profile',
    ]) {
      await visit(owners, address);
    }
  });
}

const lowWindows = windows.filter(({ height }) => height < 300);

/** Dialogs by their addresses and the buttons that open them. */
const dialogs: readonly [address: (toolId: string) => string, button: RegExp][] = [
  [() => '/browse', /^Filtre/],
  [() => '/browse', /^Alt værktøj/],
  [(toolId) => `/tool/${toolId}`, /^Del$/],
  [(toolId) => `/tool/${toolId}`, /i stor størrelse$/],
  [(toolId) => `/tool/${toolId}`, /^Flere muligheder/],
  [(toolId) => `/tool/${toolId}`, /^Notifikationer/],
  [() => '/settings?part=account', /^Delete Account/],
];

for (const [index, size] of lowWindows.entries()) {
  const name = `${size.width} by ${size.height}`;
  const tag = index === 0 ? [] : '@nightly';

  test(`days can be chosen in a window of ${name}`, { tag }, async ({ page, service }) => {
    const { toolId } = await makeWorld(service.url);
    await page.setViewportSize(size);
    await openApp(page, `/tool/${toolId}`);
    expect(
      await page.getByRole('banner').evaluate((header) => getComputedStyle(header).position),
      'the header scrolls away',
    ).not.toBe('sticky');
    await page.getByRole('button', { name: /^Hentes/ }).click();
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
    await expect(dialog).toHaveAttribute('data-enter');
    const days = dialog.getByRole('gridcell').getByRole('button', { disabled: false });
    await dialog.getByRole('button', { name: 'Næste måned' }).click();
    await days.nth(3).click();
    await days.nth(5).click();
    await dialog.getByRole('button', { name: 'Færdig' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/start=.*end=/);
  });

  test(`dialogs can be used in a window of ${name}`, { tag }, async ({ newPerson, service }) => {
    const { borrower, toolId } = await makeWorld(service.url);
    const page = await newPerson();
    await page.setViewportSize(size);
    await signInPage(page, service.url, borrower);
    for (const [address, button] of dialogs) {
      const what = `${button} at ${address('')}`;
      await openApp(page, address(toolId));
      await page.getByRole('button', { name: button }).first().click({ timeout: 30_000 });
      const dialog = page.locator('[role="dialog"], [role="alertdialog"]').last();
      await expect(dialog, what).toHaveAttribute('data-enter');
      const { seen, wide } = await dialog.evaluate((element) => {
        const scrolling = [element, ...element.querySelectorAll('*')].filter(
          (each) =>
            each.scrollHeight > each.clientHeight + 1 &&
            /auto|scroll/.test(getComputedStyle(each).overflowY),
        );
        return {
          seen: Math.max(0, ...scrolling.map(({ clientHeight }) => clientHeight)),
          wide: element.scrollWidth - element.clientWidth,
        };
      });
      expect.soft(wide, `${what}: moves sideways`).toBeLessThanOrEqual(0);
      if (seen > 0)
        expect.soft(seen, `${what}: height of its content`).toBeGreaterThan(size.height / 2);
      for (const each of await dialog.getByRole('button', { disabled: false }).all()) {
        await each.click({ trial: true, timeout: 10_000 });
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}
