/** A session of a visitor who becomes a member, lends and borrows: more than a hundred steps on most screens. */
import type { Locator, Page } from '@playwright/test';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { whenHydrated } from './openApp';
import { turnToDay } from './turnToDay';

type Role = Parameters<Page['getByRole']>[0];
type Step = readonly [what: string, act: (page: Page) => Promise<unknown>];

const main = (page: Page) => page.getByRole('main');
const press =
  (role: Role, name: string | RegExp, at = 0): Step[1] =>
  (page) =>
    page.getByRole(role, { name }).filter({ visible: true }).nth(at).click();
const answer =
  (name: string | RegExp): Step[1] =>
  (page) =>
    page.getByRole('alertdialog').getByRole('button', { name }).click();
const follow =
  (address: string): Step[1] =>
  (page) =>
    page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
const openTool =
  (at: number): Step[1] =>
  (page) =>
    main(page).locator('article a[href^="/tool/"]').nth(at).click();
const pressEscape: Step[1] = (page) => page.keyboard.press('Escape');
const back: Step[1] = (page) => page.goBack();
/**
 * A search is in the address only after its debounce, and only then part of the session. A search that never gets there
 * is noticed when its moment is shown again.
 */
const search =
  (text: string): Step[1] =>
  async (page) => {
    await main(page).locator('input[type=search]').fill(text);
    const isThere = (url: URL) => (url.searchParams.get('q') ?? '') === text;
    await page.waitForURL(isThere, { timeout: 5000 }).catch(() => undefined);
  };

const tomorrow = addDays(getCopenhagenDate(new Date()), 1);
const choose =
  (date: string): Step[1] =>
  async (page) => {
    const day = page.locator(`[data-day="${date}"]:not([data-outside]) button`);
    await turnToDay(page, day);
    await day.click();
  };
const fillIn =
  (fields: readonly (readonly [label: string | RegExp, text: string])[]) => async (page: Page) => {
    for (const [label, text] of fields) {
      await main(page).getByLabel(label).filter({ visible: true }).first().fill(text);
    }
  };
const signInWith =
  (email: string, password: string): Step[1] =>
  async (page) => {
    await fillIn([['E-mail', email]])(page);
    await main(page).getByLabel('Adgangskode', { exact: true }).fill(password);
    await main(page).getByRole('button', { name: 'Log ind' }).click();
  };

const looking: readonly Step[] = [
  [
    'opens the front page',
    async (page) => {
      await page.goto('/');
      await whenHydrated(page);
    },
  ],
  [
    'searches on it',
    async (page) => {
      await main(page).locator('input[type=search]').fill('sav');
      await page.keyboard.press('Enter');
    },
  ],
  ['searches for something else', search('boremaskine')],
  ['filters by a category', press('checkbox', /Power Tools/)],
  ['and by none', press('checkbox', /Power Tools/)],
  ['takes the search away', search('')],
  [
    'sorts',
    async (page) => {
      await page.getByRole('combobox', { name: 'Sortér efter' }).selectOption({ index: 1 });
    },
  ],
  ['looks at a list', press('radio', 'Liste')],
  ['saves a tool', press('button', /som favorit/)],
  ['saves another', press('button', /som favorit/)],
  ['saves a third', press('button', /som favorit/)],
  ['opens a tool', openTool(0)],
  ['reads the reviews', press('tab', /Bedømmelser/)],
  ['reads the description', press('tab', /Beskrivelse/)],
  ['wants to share it', press('button', 'Del')],
  ['but does not', pressEscape],
  ['looks at a picture', press('button', /^Vis billede 2/)],
  ['and at the next', press('button', 'Næste billede')],
  ['closes it', pressEscape],
  ['opens the calendar', press('button', /^Startdato/)],
  ['turns a month', press('button', 'Næste måned')],
  ['closes the calendar', pressEscape],
  ['opens it again', press('button', /^Startdato/)],
  ['chooses a start', choose(tomorrow)],
  ['chooses an end', choose(addDays(tomorrow, 3))],
  ['goes back to the list', back],
  ['looks at the categories', follow('/categories')],
  ['reads how it works', follow('/how-it-works')],
  ['opens a question', (page) => main(page).locator('summary').first().click()],
  ['compares prices', follow('/pricing')],
  ['for a year', press('radio', 'Yearly')],
  ['reads about Skuret', follow('/about')],
  ['looks at the blog', follow('/blog')],
  ['searches it', search('drill')],
  ['sees all of it', search('')],
  [
    'wants the letter with a wrong address',
    async (page) => {
      await main(page)
        .getByLabel(/Email address/)
        .fill('nobody');
      await press('button', 'Subscribe')(page);
    },
  ],
  [
    'and with a right one',
    async (page) => {
      await main(page)
        .getByLabel(/Email address/)
        .fill('bo@b.dk');
      await press('button', 'Subscribe')(page);
    },
  ],
  ['reads an article', (page) => main(page).locator('a[href^="/blog/"]').first().click()],
  ['looks for a job', follow('/careers')],
  ['wants to write', follow('/contact')],
  ['sends nothing', press('button', 'Send message')],
  [
    'sends a message',
    async (page) => {
      await fillIn([
        ['Name', 'Bo'],
        ['Email', 'bo@b.dk'],
        ['Subject', 'Hej'],
        ['Message', 'Tak.'],
      ])(page);
      await press('button', 'Send message')(page);
    },
  ],
  [
    'has sent it',
    (page) => main(page).getByRole('status').filter({ hasText: /./ }).first().waitFor(),
  ],
  ['asks for help', follow('/help')],
  ['searches it', search('deposit')],
  ['reads of safety', follow('/safety')],
  ['reads the terms', follow('/terms')],
  ['reads of privacy', follow('/privacy')],
  ['wants to sign in', follow('/signin')],
  ['without a word', press('button', 'Log ind')],
  ['with a wrong password', signInWith('mette@skuret.example', 'forkert-adgangskode')],
  ['has forgotten it', press('link', 'Glemt adgangskode?')],
  ['asks for a link without an address', press('button', 'Send reset link')],
  [
    'asks for a link',
    async (page) => {
      await fillIn([['Email address', 'mette@skuret.example']])(page);
      await press('button', 'Send reset link')(page);
    },
  ],
  ['has got it', (page) => page.getByRole('heading', { name: 'Reset link sent!' }).waitFor()],
  ['returns', press('link', 'Return to sign in')],
];

const lending: readonly Step[] = [
  ['looks at what is lent out', press('tab', /Udlejninger/)],
  ['looks at messages', press('tab', /Beskeder/)],
  ['looks at own tools', press('tab', /værktøj/i)],
  ['manages tools', follow('/manage-tools')],
  ['searches them', search('a')],
  ['filters them', press('button', 'Available')],
  ['all of them again', press('button', 'All')],
  ['wants to delete one', press('button', /^Delete/)],
  ['keeps it', answer('Cancel')],
  ['edits one', (page) => main(page).locator('a[href^="/edit-tool/"]').first().click()],
  [
    'takes its name away',
    async (page) => {
      await main(page).getByLabel(/^Name/).fill('');
      await press('button', 'Save Changes')(page);
    },
  ],
  ['wants to leave', press('link', 'Cancel')],
  ['does not', answer('Keep editing')],
  ['leaves', press('link', 'Cancel')],
  ['permanently', answer('Discard changes')],
  ['adds a tool', follow('/add-tool')],
  ['without a word', press('button', /^Add Tool$/i)],
  ['goes to the dashboard', follow('/dashboard')],
];

const borrowing: readonly Step[] = [
  ['looks at what is borrowed', press('tab', /Lån/)],
  ['all of it', follow('/borrowed-tools')],
  ['filters it', press('button', /^Upcoming/)],
  ['all again', press('button', /^All/)],
  ['wants to cancel', press('button', 'Cancel Booking')],
  ['does not', answer('Keep Booking')],
  ['wants to cancel after all', press('button', 'Cancel Booking')],
  ['cancels', answer('Cancel Booking')],
  ['wants to review', press('button', 'Leave Review')],
  ['without stars', press('button', 'Submit Review')],
  ['does not', pressEscape],
  ['writes to the owner', press('link', 'Message Owner')],
  [
    'a message',
    async (page) => {
      await page.getByRole('textbox', { name: /^Message to/ }).fill('Tak for lån.');
      await page.keyboard.press('Enter');
    },
  ],
  ['looks at the owner', (page) => main(page).locator('a[href^="/profile/"]').first().click()],
  ['reads the reviews', press('tab', /Reviews/)],
  ['goes home', press('link', 'Mit skur')],
  ['looks at the history', follow('/history')],
  ['of what was lent', press('button', /^Lent/)],
  ['goes home', press('link', 'Mit skur')],
  ['looks at the profile', follow('/profile')],
  ['reads the reviews', press('tab', /Reviews/)],
  ['goes home', follow('/dashboard')],
  ['looks at the settings', follow('/settings')],
  ['switches the letters on', press('switch', /Marketing/)],
  ['and the second factor', press('button', 'Enable 2FA')],
  [
    'saves another name',
    async (page) => {
      await fillIn([['Full name', 'Mette Holm-Sørensen']])(page);
      await press('button', 'Save Changes')(page);
    },
  ],
  ['changes the password without a word', press('button', 'Change Password')],
  ['wants to delete the account', press('button', 'Delete Account')],
  ['does not', answer('Cancel')],
  ['finds tools', follow('/browse')],
  ['opens one', openTool(1)],
  [
    'chooses a start',
    async (page) => {
      await press('button', /^Startdato/)(page);
      await choose(tomorrow)(page);
    },
  ],
  ['chooses an end', choose(addDays(tomorrow, 2))],
  ['wants to book it', press('link', 'Book nu')],
  ['books it', press('button', 'Request booking')],
  ['has booked it', (page) => page.waitForURL('**/dashboard')],
  ['goes to the front page', press('link', 'Forside')],
];

/** A moment of the session: the step, and what DevTools has recorded by then. */
export interface Noted {
  what: string;
  /** The number of actions so far. */
  index: number;
  /** The content of the screen. */
  seen: string;
  address: string;
}

/** The visible content of a page: its text and the states of its controls; with `forms` also what forms hold. */
function readNow(scope: Locator, forms: boolean): Promise<string> {
  return scope.evaluate((root, readsForms) => {
    const states = ['aria-pressed', 'aria-selected', 'aria-expanded', 'aria-current'];
    const parts = 'header, main, footer, section[data-toasts], [role$="dialog"]';
    // Hidden parts of the app are left out, such as the present's screen behind one of the past.
    const words = [...root.querySelectorAll<HTMLElement>(parts)]
      .filter((part) => part.checkVisibility())
      .map((part) => part.innerText);
    const controls = [
      ...root.querySelectorAll<HTMLElement>('button, a, details, input, select, textarea, [role]'),
    ]
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const marks = states.map((name) => control.getAttribute(name));
        if (control instanceof HTMLDetailsElement) marks.push(String(control.open));
        if (control instanceof HTMLButtonElement) marks.push(String(control.disabled));
        // The content of a form is not submitted yet, so it is left out; a search is in the address.
        const sent =
          readsForms || control.closest('form') === null || control.matches('[type=search]');
        if (control instanceof HTMLInputElement && sent) {
          marks.push(/radio|checkbox/.test(control.type) ? String(control.checked) : control.value);
        }
        if (control instanceof HTMLSelectElement && sent) marks.push(control.value);
        if (control instanceof HTMLTextAreaElement && readsForms) marks.push(control.value);
        return marks.join();
      });
    return `${words.join('\n')}\n${controls.join(' ')}`;
  }, forms);
}

/** The visible content of a page that has settled: two equal reads, `pause` ms apart. */
export async function readScreen(
  page: Page,
  scope: Locator,
  pause = 200,
  { forms = false, hasStream = false } = {},
): Promise<string> {
  // With an open stream of events the network is never idle.
  if (!hasStream) await page.waitForLoadState('networkidle');
  // The next screen's chunk may still be loading although the page does not change.
  await page
    .locator('[role=progressbar][aria-label="Siden hentes"]')
    .first()
    .waitFor({ state: 'hidden' });
  let before: string;
  let seen = await readNow(scope, forms);
  do {
    before = seen;
    await page.waitForTimeout(pause);
    seen = await readNow(scope, forms);
  } while (seen !== before);
  return seen;
}

/** Plays the session and records each moment, once no action arrived while the screen was read. */
export async function recordSession(
  page: Page,
  account: { email: string; password: string },
  countActions: () => Promise<number>,
): Promise<Noted[]> {
  const noted: Noted[] = [];
  const steps: readonly Step[] = [
    ...looking,
    ['signs in', signInWith(account.email, account.password)],
    ['is at home', (tab) => tab.waitForURL('**/dashboard')],
    ...lending,
    ...borrowing,
  ];
  for (const [what, act] of steps) {
    try {
      await act(page);
    } catch (cause) {
      throw new Error(`The session stopped where somebody "${what}", at ${page.url()}`, { cause });
    }
    let index: number;
    let seen: string;
    let address: string;
    do {
      index = await countActions();
      seen = await readScreen(page, page.locator('body'));
      const { pathname, search: query, hash } = new URL(page.url());
      address = pathname + query + hash;
    } while (index !== (await countActions()));
    noted.push({ what, index, seen, address });
  }
  return noted;
}
