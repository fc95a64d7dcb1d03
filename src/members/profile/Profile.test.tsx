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

describe('the head of the own profile (§2)', () => {
  it('says who it is, since when, and that the e-mail is confirmed', async () => {
    const { main } = await openProfile();
    expect(main.getByRole('heading', { level: 1, name: 'Mette Holm' })).toBeInTheDocument();
    expect(document.title).toBe('Mette Holm – Skuret');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(main.getByText('Member since March 2024')).toBeInTheDocument();
    expect(await main.findByText('E-mail confirmed')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/settings');
  });

  it('shows the picture, or else the first letter of the name', async () => {
    const { main, unmount } = await openProfile({ changes: { name: 'øjvind Bro' } });
    expect(main.getByText('Ø')).toBeInTheDocument();
    unmount();
    await openProfile({ changes: { avatarImageUrl: '/images/members/2.svg' } });
    expect(screen.getByRole('main').querySelector('img')).toHaveAttribute(
      'src',
      '/images/members/2.svg',
    );
  });

  it('gives the average with one decimal in English signs, the reviews and the tools', async () => {
    await openProfile();
    expect(statistic('Average rating')).toBe('4.8');
    expect(statistic('Reviews')).toBe('12');
    await waitFor(() => expect(statistic('Tools')).toBe('2'));
  });

  it('counts one review and one tool in the singular', async () => {
    await openProfile({ changes: { reviewCount: 1, ratingAverage: 5 }, tools: [drill] });
    expect(statistic('Average rating')).toBe('5.0');
    expect(statistic('Review')).toBe('1');
    await waitFor(() => expect(statistic('Tool')).toBe('1'));
  });

  it('says so when nobody has given a rating', async () => {
    await openProfile({ changes: { ratingAverage: null, reviewCount: 0 } });
    expect(statistic('Average rating')).toBe('None yet');
    expect(statistic('Reviews')).toBe('0');
  });
});

describe('the about section (§2)', () => {
  it('says so when there is nothing', async () => {
    const { main } = await openProfile({ changes: { about: null } });
    expect(main.getByText('You have not written anything about yourself yet.')).toBeInTheDocument();
  });
});

describe('the tabs (§4, D10)', () => {
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

  it('keeps the tab in the address, without a step back for each', async () => {
    const { main, address, person } = await openProfile();
    const before = window.history.length;
    await person.click(main.getByRole('tab', { name: /^Reviews/ }));
    await waitFor(() => expect(address()).toBe('/profile?tab=reviews'));
    expect(await main.findByText('18 May 2026')).toBeInTheDocument();
    await person.click(main.getByRole('tab', { name: /^Tools/ }));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(window.history.length).toBe(before);
  });

  it('opens the reviews from a link, three of them, each whole', async () => {
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

  it('takes an unknown tab for the tools', async () => {
    const { main } = await openProfile({ path: '/profile?tab=secrets' });
    expect(main.getByRole('tab', { name: /^Tools/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('says so when no tool is listed, with the way to the first', async () => {
    const { main } = await openProfile({ tools: [] });
    expect(await main.findByRole('heading', { name: 'No tools listed' })).toBeInTheDocument();
    expect(main.getByText('Get started by listing your first tool.')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'List a Tool' })).toHaveAttribute('href', '/add-tool');
    expect(main.getByRole('tab', { name: 'Tools 0' })).toBeInTheDocument();
  });

  it('says so when there is no review', async () => {
    const { main } = await openProfile({
      path: '/profile?tab=reviews',
      api: { profileReviews: () => ({ memberReviews: [] }) },
    });
    expect(await main.findByRole('heading', { name: 'No reviews yet' })).toBeInTheDocument();
    expect(main.getByRole('tab', { name: 'Reviews 0' })).toBeInTheDocument();
  });
});

describe('before there is an answer, and without one', () => {
  it('keeps the place of the profile', async () => {
    await renderRoute('/profile', {
      user: buildUser(),
      api: { currentUser: () => new Promise(() => undefined), myTools: () => ({ myTools: [] }) },
    });
    expect(await screen.findByText('Loading your profile')).toBeInTheDocument();
    expect(screen.queryByText('No tools listed')).not.toBeInTheDocument();
  });

  it('keeps the places of the tools, and does not say that there are none', async () => {
    await renderRoute('/profile', {
      user: buildUser(),
      api: { ...demoService(), myTools: () => new Promise(() => undefined) },
    });
    expect(await screen.findByText('Loading your tools')).toBeInTheDocument();
    expect(statistic('Tools')).toBe('3');
    expect(screen.getByRole('tab', { name: 'Tools' })).toBeInTheDocument();
    expect(screen.queryByText('No tools listed')).not.toBeInTheDocument();
  });

  it('leaves a failed answer to the toast, which asks again', async () => {
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

describe('in the default source', () => {
  const own = (changes = {}) => ({
    currentUser: {
      id: '501',
      location: 'Valby',
      emailConfirmed: false,
      settings: { emailNotices: true, pushNotices: false, marketing: false },
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

  it('shows the own place, claims no identity and has no Contact button', async () => {
    const { main } = await openLive(() => ({}));
    expect(main.queryByText('Copenhagen, Denmark')).not.toBeInTheDocument();
    expect(main.queryByText(/verified|confirmed/i)).not.toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Contact' })).not.toBeInTheDocument();
  });

  it('edits what the person says of themselves', async () => {
    const { main, person, api } = await openLive(() => ({ updateProfile: { errors: [] } }));
    await person.click(main.getByRole('button', { name: 'Edit' }));
    const about = main.getByRole('textbox', { name: 'About you' });
    await person.clear(about);
    await person.type(about, 'Maler');
    await person.click(main.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your profile is saved.')).toBeInTheDocument();
    expect(api.callsOf('updateProfile').map(({ variables }) => variables)).toEqual([
      { input: { name: 'Mette Holm', about: 'Maler', location: 'Valby' } },
    ]);
    expect(main.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  });

  it('says why it is not kept, with every word still there', async () => {
    const refusal = 'Location: no such place.';
    const { main, person } = await openLive(() => ({ updateProfile: { errors: [refusal] } }));
    await person.click(main.getByRole('button', { name: 'Edit' }));
    await person.type(main.getByRole('textbox', { name: 'Location' }), 'xx');
    await person.click(main.getByRole('button', { name: 'Save Changes' }));
    expect(await main.findByText(refusal)).toBeInTheDocument();
    expect(main.getByRole('textbox', { name: 'Location' })).toHaveValue('Valbyxx');
  });
});
