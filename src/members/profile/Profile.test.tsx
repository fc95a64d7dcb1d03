import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../../domain/members/user';
import { buildListing, buildUser } from '../../../tests/helpers/app/builders';
import { demoService } from '../../../tests/helpers/app/demoService';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const drill = buildListing({ id: '31', name: 'Lille skruemaskine' });
const ladder = buildListing({ id: '32', name: 'Teleskopstige', pricePerDayCents: 5000 });

async function openProfile({
  changes = {},
  tools = [drill, ladder],
  path = '/profile',
  api = {},
}: {
  changes?: Partial<User>;
  tools?: (typeof drill)[];
  path?: string;
  api?: ReturnType<typeof demoService>;
} = {}) {
  const rendered = await renderRoute(path, {
    user: buildUser(changes),
    api: {
      ...demoService(),
      myTools: () => ({ myTools: tools }),
      ...api,
    },
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
  it('shows name, joining date and the confirmed e-mail', async () => {
    const { main } = await openProfile();
    expect(main.getByRole('heading', { level: 1, name: 'Mette Holm' })).toBeInTheDocument();
    expect(document.title).toBe('Mette Holm – Skuret');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(main.getByText('Member since March 2024')).toBeInTheDocument();
    expect(await main.findByText('Email confirmed')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/settings');
  });

  it('shows the picture, or the initial without one', async () => {
    const { main, unmount } = await openProfile({ changes: { name: 'øjvind Bro' } });
    expect(main.getByText('Ø')).toBeInTheDocument();
    unmount();
    await openProfile({ changes: { avatarImageUrl: '/images/members/2.svg' } });
    expect(document.querySelector('header img[src="/images/members/2.svg"]')).not.toBeNull();
  });

  it('leads to the profile as others see it', async () => {
    const { main } = await openProfile();
    expect(main.getByRole('link', { name: 'See as others' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/profile\/\d+$/),
    );
  });

  it('shows the average with one decimal in English format, the reviews and the tools', async () => {
    await openProfile();
    expect(statistic('Average rating')).toBe('4.8');
    expect(statistic('Reviews')).toBe('12');
    await waitFor(() => expect(statistic('Tools')).toBe('2'));
  });

  it('uses the singular for one review and one tool', async () => {
    await openProfile({ changes: { reviewCount: 1, ratingAverage: 5 }, tools: [drill] });
    expect(statistic('Average rating')).toBe('5.0');
    expect(statistic('Review')).toBe('1');
    await waitFor(() => expect(statistic('Tool')).toBe('1'));
  });

  it('shows that there is no rating yet', async () => {
    await openProfile({ changes: { ratingAverage: null, reviewCount: 0 } });
    expect(statistic('Average rating')).toBe('None yet');
    expect(statistic('Reviews')).toBe('0');
  });
});

describe('the about section of the profile (§2)', () => {
  it('shows an empty state', async () => {
    const { main } = await openProfile({ changes: { about: null } });
    expect(main.getByText('You have not written anything about yourself yet.')).toBeInTheDocument();
  });
});

describe('the profile tabs (§4, D10)', () => {
  it('shows the tools first, with both counts', async () => {
    const { main } = await openProfile();
    expect(await main.findByRole('tab', { name: 'Tools 2' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(main.getByRole('tab', { name: 'Reviews 3' })).toHaveAttribute('aria-selected', 'false');
    const tools = within(main.getByRole('list', { name: 'Your tools' }));
    expect(tools.getByRole('link', { name: 'Lille skruemaskine' })).toHaveAttribute(
      'href',
      '/tool/31',
    );
    expect(tools.getByRole('link', { name: 'Teleskopstige' })).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'List a Tool' })).toHaveAttribute('href', '/add-tool');
  });

  it('replaces the tab in the URL without history entries', async () => {
    const { main, address, person } = await openProfile();
    const before = window.history.length;
    await person.click(main.getByRole('tab', { name: /^Reviews/ }));
    await waitFor(() => expect(address()).toBe('/profile?tab=reviews'));
    expect(await main.findByText('18 May 2026')).toBeInTheDocument();
    await person.click(main.getByRole('tab', { name: /^Tools/ }));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(window.history.length).toBe(before);
  });

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

  it('falls back to the tools for an unknown tab', async () => {
    const { main } = await openProfile({ path: '/profile?tab=secrets' });
    expect(main.getByRole('tab', { name: /^Tools/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows an empty state with a link to list a first tool', async () => {
    const { main } = await openProfile({ tools: [] });
    expect(await main.findByRole('heading', { name: 'No tools listed' })).toBeInTheDocument();
    expect(main.getByText('Get started by listing your first tool.')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'List a Tool' })).toHaveAttribute('href', '/add-tool');
    expect(main.getByRole('tab', { name: 'Tools 0' })).toBeInTheDocument();
  });

  it('shows an empty state without reviews', async () => {
    const { main } = await openProfile({
      path: '/profile?tab=reviews',
      api: { profileReviews: () => ({ memberReviews: [] }) },
    });
    expect(await main.findByRole('heading', { name: 'No reviews yet' })).toBeInTheDocument();
    expect(main.getByRole('tab', { name: 'Reviews 0' })).toBeInTheDocument();
  });
});

describe('the profile while loading and after a failure', () => {
  it('shows a placeholder for the profile', async () => {
    await renderRoute('/profile', {
      user: buildUser(),
      api: { currentUser: () => new Promise(() => undefined), myTools: () => ({ myTools: [] }) },
    });
    expect(await screen.findByText('Loading your profile')).toBeInTheDocument();
    expect(screen.queryByText('No tools listed')).not.toBeInTheDocument();
  });

  it('shows placeholders for the tools, not the empty state', async () => {
    await renderRoute('/profile', {
      user: buildUser(),
      api: { ...demoService(), myTools: () => new Promise(() => undefined) },
    });
    expect(await screen.findByText('Loading your tools')).toBeInTheDocument();
    expect(statistic('Tools')).toBe('3');
    expect(screen.getByRole('tab', { name: 'Tools' })).toBeInTheDocument();
    expect(screen.queryByText('No tools listed')).not.toBeInTheDocument();
  });

  it('reports a failed query only in the toast, with a retry', async () => {
    const { api, person } = await renderRoute('/profile', {
      user: buildUser(),
      api: {
        ...demoService(),
        myTools: () => {
          throw new FakeNetworkError('down');
        },
      },
    });
    const again = await screen.findByRole('button', { name: 'Prøv igen' });
    expect(screen.queryByText('No tools listed')).not.toBeInTheDocument();
    api.answer('myTools', () => ({ myTools: [drill] }));
    await person.click(again);
    expect(await screen.findByRole('link', { name: 'Lille skruemaskine' })).toBeInTheDocument();
  });
});

describe('the profile in the default source', () => {
  const own = (changes = {}) => ({
    currentUser: {
      id: '501',
      location: 'Valby',
      emailConfirmed: false,
      settings: { emailNotifications: true, pushNotifications: false, marketing: false },
      ...changes,
    },
  });
  const openLive = async (updateProfile: () => Record<string, unknown>) => {
    const rendered = await renderRoute('/profile', {
      user: buildUser(),
      api: {
        myTools: () => ({ myTools: [] }),
        ownProfile: () => own(),
        profileReviews: () => ({ memberReviews: [] }),
        updateProfile,
      },
    });
    await screen.findByText('Valby');
    return { ...rendered, main: within(screen.getByRole('main')) };
  };

  it('shows the member’s own place, no verified identity and no Contact button', async () => {
    const { main } = await openLive(() => ({}));
    expect(main.queryByText('Copenhagen, Denmark')).not.toBeInTheDocument();
    expect(main.queryByText(/verified|confirmed/i)).not.toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Contact' })).not.toBeInTheDocument();
  });

  it('edits the text about the member', async () => {
    const { main, person, api } = await openLive(() => ({ updateProfile: { errors: [] } }));
    await person.click(main.getByRole('button', { name: 'Edit' }));
    const about = main.getByRole('textbox', { name: 'About you' });
    await person.clear(about);
    await person.type(about, 'Maler');
    await person.click(main.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('We have saved your profile.')).toBeInTheDocument();
    expect(api.callsOf('updateProfile').map(({ variables }) => variables)).toEqual([
      { input: { name: 'Mette Holm', about: 'Maler', location: 'Valby' } },
    ]);
    expect(main.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  });

  it('shows why the text was not saved and keeps it', async () => {
    const refusal = 'Location: no such place.';
    const { main, person } = await openLive(() => ({
      updateProfile: {
        errors: [refusal],
        fieldErrors: [{ field: 'location', message: refusal }],
      },
    }));
    await person.click(main.getByRole('button', { name: 'Edit' }));
    await person.type(main.getByRole('textbox', { name: 'Location' }), 'xx');
    await person.click(main.getByRole('button', { name: 'Save Changes' }));
    // Below the field, and in the box.
    expect(await main.findAllByText(refusal)).toHaveLength(2);
    const location = main.getByRole('textbox', { name: 'Location' });
    expect(location).toHaveValue('Valbyxx');
    expect(location).toHaveAttribute('aria-invalid', 'true');
    expect(location).toHaveFocus();
  });
});
