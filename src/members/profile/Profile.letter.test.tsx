import { act, screen, within } from '@testing-library/react';
import type { User } from '../../../domain/members/user';
import { buildListing, buildUser } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import { deleteTool, updateTool } from '../../letter/world/toolsSlice';

const drill = buildListing({ id: '31', name: 'Lille skruemaskine' });
const ladder = buildListing({ id: '32', name: 'Teleskopstige', pricePerDayCents: 5000 });

async function openProfile({
  changes = {},
  tools = [drill, ladder],
  path = '/profile',
}: {
  changes?: Partial<User>;
  tools?: (typeof drill)[];
  path?: string;
} = {}) {
  const rendered = await renderLetter(path, {
    user: buildUser(changes),
    api: { myTools: () => ({ myTools: tools }) },
  });
  await screen.findByRole('heading', { level: 1 });
  const main = within(screen.getByRole('main'));
  return { ...rendered, main };
}

/** The number that stands with the name of a statistic. */
const statistic = (name: string) =>
  screen
    .getAllByRole('term')
    .find((term) => term.textContent === name)
    ?.parentElement?.querySelector('dd')?.textContent;

describe('the header of the member’s own profile (§2)', () => {
  it('shows name, place, joining date and the verified identity', async () => {
    const { main } = await openProfile();
    expect(main.getByRole('heading', { level: 1, name: 'Mette Holm' })).toBeInTheDocument();
    expect(document.title).toBe('Mette Holm – Skuret');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(main.getByText('Copenhagen, Denmark')).toBeInTheDocument();
    expect(main.getByText('Member since March 2024')).toBeInTheDocument();
    expect(main.getByText('Identity verified')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/settings');
  });
});

describe('the about section of the profile (§2)', () => {
  it('shows the member’s text in its language, and an Edit button without an action', async () => {
    const { main, address, person } = await openProfile();
    const about = within(main.getByRole('region', { name: 'About' }));
    expect(about.getByText('Tømrer på Amager med for meget værktøj.')).toHaveAttribute(
      'lang',
      'da',
    );
    const edit = about.getByRole('button', { name: 'Edit' });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    await person.click(edit);
    expect(about.queryByRole('textbox')).not.toBeInTheDocument();
    expect(address()).toBe('/profile');
  });
});

describe('the profile tabs (§4, D10)', () => {
  it('opens the reviews from a link, with three complete reviews', async () => {
    const { main } = await openProfile({ path: '/profile?tab=reviews' });
    const reviews = within(await main.findByRole('list', { name: 'Reviews' }));
    const [first, ...others] = reviews.getAllByRole('listitem');
    expect(others).toHaveLength(2);
    if (!first) throw new Error('There is no review');
    expect(within(first).getByText('Freja Mogensen')).toBeInTheDocument();
    expect(within(first).getByText('5 out of 5 stars')).toBeInTheDocument();
    expect(within(first).getByText('18 May 2026')).toHaveAttribute('datetime', '2026-05-18');
    expect(within(first).getByText('Lille skruemaskine 12 V')).toHaveAttribute('lang', 'da');
    expect(within(first).getByText(/^Everything was charged, clean/)).toBeInTheDocument();
    expect(first.querySelector('img')).toHaveAttribute('src', '/images/members/1.svg');
    expect(reviews.getAllByText('4 out of 5 stars')).toHaveLength(1);
  });
});

describe('local changes that the service does not know (D6)', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('rename a tool and hide a deleted one', async () => {
    const { main, store } = await openProfile();
    await main.findByRole('link', { name: 'Teleskopstige' });
    await act(async () => {
      const update = store.dispatch(updateTool({ id: '32', changes: { name: 'Lang stige' } }));
      await jest.advanceTimersByTimeAsync(800);
      await update;
      const removal = store.dispatch(deleteTool('31'));
      await jest.advanceTimersByTimeAsync(800);
      await removal;
    });
    expect(main.getByRole('link', { name: 'Lang stige' })).toBeInTheDocument();
    expect(main.queryByRole('link', { name: 'Lille skruemaskine' })).not.toBeInTheDocument();
    expect(main.getByRole('tab', { name: 'Tools 1' })).toBeInTheDocument();
    expect(statistic('Tool')).toBe('1');
  });
});

describe('the Contact button of a phone (§2)', () => {
  it('is present, without an action', async () => {
    const { main, address, person } = await openProfile();
    const contact = main.getByRole('button', { name: 'Contact' });
    expect(contact).toHaveAttribute('aria-disabled', 'true');
    await person.click(contact);
    expect(address()).toBe('/profile');
  });
});
