import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What React keeps of an element or a component, and at the element that it renders into. */
interface Fiber {
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}
interface ReactRoot {
  stateNode: { current: Fiber };
}

/**
 * Waits until the screen is hydrated: a rendered page is visible before React handles its events. React claims the
 * elements of a page slice by slice, so the first of them say nothing about the last: its root tells when it has all of
 * the frame, and each `Suspense` in it when it has what is inside.
 */
export async function whenHydrated(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeAttached({ timeout: 20_000 });
  await page.waitForFunction(() => {
    const isReact = (key: string) => key.startsWith('__react');
    const heading = document.querySelector('main h1');
    if (heading === null || !Object.keys(heading).some(isReact)) return false;
    const root = document.getElementById('root') as Record<string, ReactRoot> | null;
    const [, container] = Object.entries(root ?? {}).find(([key]) => isReact(key)) ?? [];
    const frame = container?.stateNode.current;
    if (frame?.memoizedState?.isDehydrated !== false) return false;
    const left: (Fiber | null)[] = [frame];
    while (left.length > 0) {
      const fiber = left.pop();
      if (fiber?.memoizedState?.dehydrated) return false;
      if (fiber) left.push(fiber.child, fiber.sibling);
    }
    return true;
  });
}

/** Opens an address and waits until the app is hydrated. */
export async function openApp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenHydrated(page);
}

/**
 * Waits until the service has rendered the page and cached it for the next seconds: a busy service answers with the
 * page without content.
 */
export async function whenRendered(context: BrowserContext, address: string): Promise<void> {
  const page = async () => (await context.request.get(address)).text();
  await expect.poll(page, `${address} is rendered`).toContain('id="state"');
}

/** Opens an address as the service renders it, without waiting for hydration. */
export async function openRendered(page: Page, address: string): Promise<void> {
  await whenRendered(page.context(), address);
  await page.goto(address, { waitUntil: 'commit' });
}

/**
 * Delays the scripts until the returned function is called, so that the test can act in the page as the service
 * rendered it.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/main*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
