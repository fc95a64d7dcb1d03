import { act, screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { demoService } from '../../../tests/helpers/app/demoService';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import type { Member } from '../api/peopleApi';

/** Owns sample tools and has a conversation with the viewer. */
const torben = '6';

const member = (changes: Partial<Member> = {}): Member => ({
  id: '6',
  name: 'Torben Krogh',
  createdAt: '2023-05-01T08:00:00.000Z',
  about: 'Låner gerne ud.',
  reviewCount: 1,
  ratingAverage: 4,
  avatarImageUrl: null,
  location: 'Valby',
  emailConfirmed: false,
  responseRate: null,
  responseMinutes: null,
  ...changes,
});

async function openMember(
  id: string,
  { search = '', user = null as null | 'signed in', api = {} } = {},
) {
  const rendered = await renderRoute(`/profile/${id}${search}`, {
    user: user && buildUser(),
    api: { ...demoService(), ...api },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, main: within(screen.getByRole('main')) };
}

const statistic = (name: string) =>
  screen
    .getAllByRole('term')
    .find((term) => term.textContent === name)
    ?.parentElement?.querySelector('dd')?.textContent;

describe('the public profile (§2)', () => {
  it('is visible to a visitor: name, place, joining date', async () => {
    const { main, address } = await openMember(torben);
    expect(address()).toBe('/profile/6');
    expect(main.getByRole('heading', { level: 1, name: 'Torben Krogh' })).toBeInTheDocument();
    expect(document.title).toBe('Torben Krogh – Skuret');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    const head = within(main.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
    expect(head.getByText('Valby, København')).toHaveAttribute('lang', 'da');
    expect(head.getByText('Member since November 2022')).toBeInTheDocument();
    expect(
      screen.getByRole('main').querySelector('header img[src="/images/members/6.svg"]'),
    ).not.toBeNull();
  });

  it('computes the average to one decimal and counts reviews and tools (§9)', async () => {
    const { main, person } = await openMember(torben);
    expect(statistic('Average rating')).toBe('4.8');
    expect(statistic('Reviews')).toBe('19');
    await person.click(main.getByRole('tab', { name: 'Reviews 19' }));
    const stars = (await main.findAllByText(/^\d out of 5 stars$/)).map((label) =>
      Number(label.textContent?.[0]),
    );
    expect((stars.reduce((sum, one) => sum + one, 0) / stars.length).toFixed(1)).toBe('4.8');
    expect(statistic('Tools')).toBe('3');
    expect(statistic('Response rate')).toBe('99%');
    expect(statistic('Response time')).toBe('within an hour');
  });

  it('shows the initial of a member without a picture', async () => {
    const { main } = await openMember(torben, { api: { member: () => ({ member: member() }) } });
    expect(main.getByText('T')).toBeInTheDocument();
  });
});

describe('the tools and reviews of a public profile', () => {
  it('lists the member’s own tools', async () => {
    const { main } = await openMember(torben);
    expect(main.getByRole('tab', { name: 'Tools 3' })).toHaveAttribute('aria-selected', 'true');
    const names = within(main.getByRole('list', { name: 'Tools' }))
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual([
      'Borehammer SDS-plus',
      'Hækkeklipper 60 cm, batteri',
      'Højtryksrenser 160 bar',
    ]);
  });

  it('lists the tools of a member of the service, and no other tools', async () => {
    const { main } = await openMember('9');
    const links = within(main.getByRole('list', { name: 'Tools' })).getAllByRole('link');
    expect(links[0]).toHaveTextContent('Lille skruemaskine 12 V');
    expect(links[0]).toHaveAttribute('href', '/tool/31');
    expect(main.getByRole('tab', { name: 'Tools 5' })).toBeInTheDocument();
    expect(main.queryByText('Akku boremaskine 18 V')).not.toBeInTheDocument();
  });

  it('saves a tool as a favourite', async () => {
    const { main, store, person } = await openMember(torben);
    const heart = main.getByRole('button', { name: 'Save Borehammer SDS-plus as a favorite' });
    await person.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(store.getState().favourites.ids).toEqual(['2']);
  });

  it('keeps the tab in the URL and shows the newest review first', async () => {
    const { main, address, person } = await openMember(torben);
    await person.click(main.getByRole('tab', { name: 'Reviews 19' }));
    await waitFor(() => expect(address()).toBe('/profile/6?tab=reviews'));
    const items = within(await main.findByRole('list', { name: 'Reviews' })).getAllByRole(
      'listitem',
    );
    expect(items).toHaveLength(19);
    expect(items[0]).toHaveTextContent('Kirsten Dalgaard');
    expect(items[0]).toHaveTextContent('5 out of 5 stars');
    expect(items[0]).toHaveTextContent('Ours was broken, and this one was better.');
  });

  it('opens the reviews from a link', async () => {
    const { main } = await openMember(torben, { search: '?tab=reviews' });
    expect(main.getByRole('list', { name: 'Reviews' })).toBeInTheDocument();
  });

  it('shows empty states and no average without tools and reviews', async () => {
    const { main, person } = await openMember(torben, {
      api: {
        member: () => ({ member: member({ ratingAverage: null, reviewCount: 0 }) }),
        memberTools: () => ({ memberTools: [] }),
        memberReviews: () => ({ memberReviews: [] }),
      },
    });
    expect(await main.findByRole('heading', { name: 'No tools listed' })).toBeInTheDocument();
    expect(statistic('Average rating')).toBe('None yet');
    await person.click(main.getByRole('tab', { name: 'Reviews 0' }));
    expect(await main.findByRole('heading', { name: 'No reviews yet' })).toBeInTheDocument();
  });
});

describe('an unknown member', () => {
  it.each(['nobody', '0', '6x', '%E2%98%83'])(
    'shows an error for %s, with a link to the tools',
    async (id) => {
      const { main } = await openMember(id);
      expect(main.getByRole('heading', { level: 1, name: 'Member not found' })).toBeInTheDocument();
      expect(document.title).toBe('Member not found – Skuret');
      expect(main.getByRole('link', { name: 'Browse Tools' })).toHaveAttribute('href', '/browse');
      expect(main.queryByRole('tab')).not.toBeInTheDocument();
    },
  );

  it('is replaced by the next member when the URL changes', async () => {
    const { history } = await openMember(torben);
    act(() => history.push('/profile/1'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Freja Mogensen' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('Torben Krogh')).not.toBeInTheDocument();
  });
});

describe('the public profile in the default source', () => {
  const review = {
    id: '31',
    rating: 4,
    comment: 'Den virkede.',
    createdAt: '2026-05-04T10:00:00.000Z',
    createdByUser: { id: '3', name: 'Karen Møller', avatarImageUrl: null },
    tool: { id: '2', name: 'Borehammer' },
  };
  const openLive = async (shown: Member | null, path = '/profile/6') => {
    const rendered = await renderRoute(path, {
      user: buildUser(),
      api: {
        member: () => ({ member: shown }),
        memberTools: () => ({ memberTools: [] }),
        memberReviews: () => ({ memberReviews: [review] }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: shown?.name ?? 'Member not found' });
    return { ...rendered, main: within(screen.getByRole('main')) };
  };

  it('shows stored data only', async () => {
    const { main, person } = await openLive(member());
    expect(main.getByText('Valby')).toBeInTheDocument();
    expect(main.getByText('No tools listed')).toBeInTheDocument();
    expect(main.queryByText(/verified|confirmed/i)).not.toBeInTheDocument();
    expect(main.queryByText('Responsive communicator')).not.toBeInTheDocument();
    await person.click(main.getByRole('tab', { name: /^Reviews/ }));
    expect(await main.findByText('Den virkede.')).toBeInTheDocument();
  });

  it('opens the conversation with the member, or starts it', async () => {
    const { main, person, address, api } = await openLive(member());
    api.answer('startConversation', () => ({
      startConversation: { conversation: { id: '7' }, errors: [] },
    }));
    api.answer('conversation', () => ({ conversation: null }));
    await person.click(main.getAllByRole('button', { name: 'Send Message' })[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe('/conversation/7'));
  });

  it('blocks a member, explains the effect, and unblocks them', async () => {
    const { main, person, api } = await openLive(member());
    const torben = { since: '2026-07-01T10:00:00Z', member: { ...member(), avatarImageUrl: null } };
    api.answer('blockedMembers', () => ({ blockedMembers: [] }));
    await person.click(await main.findByRole('button', { name: 'Block or report Torben Krogh' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block or report' }));
    expect(
      dialog.getByText(/^You and Torben cannot borrow from or write to each other/),
    ).toBeInTheDocument();
    api.answer('blockMember', () => ({ blockMember: { blockedMembers: [torben], errors: [] } }));
    const block = dialog.getByRole('button', { name: 'Block Torben Krogh' });
    await waitFor(() => expect(block).toBeEnabled());
    await person.click(block);
    expect(await screen.findByText('You have blocked Torben Krogh.')).toBeInTheDocument();
    expect(api.callsOf('blockMember')[0]?.variables).toEqual({ memberId: '6' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    api.answer('blockedMembers', () => ({ blockedMembers: [torben] }));
    api.answer('unblockMember', () => ({ unblockMember: { blockedMembers: [], errors: [] } }));
    await person.click(main.getByRole('button', { name: 'Block or report Torben Krogh' }));
    await person.click(await screen.findByRole('button', { name: 'Unblock Torben Krogh' }));
    expect(await screen.findByText('You have unblocked Torben Krogh.')).toBeInTheDocument();
  });

  it('reports a member with a reason and keeps the text after a rejection', async () => {
    const { main, person, api } = await openLive(member());
    api.answer('blockedMembers', () => ({ blockedMembers: [] }));
    await person.click(await main.findByRole('button', { name: 'Block or report Torben Krogh' }));
    await person.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Report the member to Skuret' }),
    );
    const send = dialog.getByRole('button', { name: 'Send to Skuret' });
    await person.click(send);
    expect(await dialog.findAllByText('Please choose what is wrong')).toHaveLength(2);
    const reason = dialog.getByRole('combobox', { name: /^What is wrong\?/ });
    await person.selectOptions(reason, 'Something else');
    await person.click(send);
    expect(await dialog.findAllByText('Please write what is wrong')).toHaveLength(2);
    await person.type(dialog.getByRole('textbox'), 'Svarer aldrig');
    api.answer('report', () => ({ report: { errors: ['You have reported a lot today.'] } }));
    await person.click(send);
    expect(await dialog.findByText('You have reported a lot today.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('Svarer aldrig');
    api.answer('report', () => ({ report: { errors: [] } }));
    await person.click(send);
    expect(
      await screen.findByText('Thank you. We have your report and will look at it.'),
    ).toBeInTheDocument();
    expect(api.callsOf('report').at(-1)?.variables).toEqual({
      kind: 'MEMBER',
      id: '6',
      reason: 'OTHER',
      text: 'Svarer aldrig',
    });
  });

  it('offers no block of oneself', async () => {
    const own = member({ id: buildUser().id, name: 'Mette Holm' });
    const { main } = await openLive(own, `/profile/${own.id}`);
    expect(main.queryByRole('button', { name: /^Block or report/ })).not.toBeInTheDocument();
  });

  it('shows the confirmed e-mail and the response rate when known', async () => {
    const { main } = await openLive(member({ emailConfirmed: true, responseRate: 80 }));
    expect(main.getAllByText('Email confirmed')).toHaveLength(2);
    expect(main.getByText('Answers 80% of requests')).toBeInTheDocument();
  });

  it('shows a member their own profile as others see it', async () => {
    const own = member({ id: buildUser().id, name: 'Mette Holm' });
    const { main } = await openLive(own, `/profile/${own.id}`);
    expect(main.getByText('Valby')).toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Send Message' })).not.toBeInTheDocument();
  });

  it.each(['member', 'memberTools'])(
    'shows a load error when %s fails and retries from there',
    async (operation) => {
      const { api, person } = await renderRoute('/profile/6', {
        api: {
          member: () => ({ member: member() }),
          memberTools: () => ({ memberTools: [] }),
          memberReviews: () => ({ memberReviews: [] }),
          [operation]: () => {
            throw new FakeNetworkError('down');
          },
        },
      });
      const main = within(screen.getByRole('main'));
      expect(await main.findByRole('alert')).toHaveTextContent('We could not load this profile.');
      api.answer('member', () => ({ member: member() }));
      api.answer('memberTools', () => ({ memberTools: [] }));
      await person.click(main.getByRole('button', { name: 'Try again' }));
      expect(await main.findByRole('heading', { level: 1, name: 'Torben Krogh' })).toBeVisible();
    },
  );

  it('shows an error for a member that the service does not know', async () => {
    await openLive(null);
    expect(screen.getByText(/^We cannot find a profile at this address/)).toBeVisible();
  });
});
