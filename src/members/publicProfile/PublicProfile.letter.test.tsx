import { screen, waitFor, within } from '@testing-library/react';
import { buildListing, buildToolDetail, buildUser } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

/** Owns sample tools and has a conversation with the viewer. */
const torben = '6';
/** Owns tools of the service's demo data, and is in no conversation. */
const jonas = '10';

async function openMember(id: string, { search = '', user = null as null | 'signed in' } = {}) {
  const rendered = await renderLetter(`/profile/${id}${search}`, {
    user: user && buildUser(),
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
  it('is visible to a visitor: name, place, joining date, verified', async () => {
    const { main, address } = await openMember(torben);
    expect(address()).toBe('/profile/6');
    expect(main.getByRole('heading', { level: 1, name: 'Torben Krogh' })).toBeInTheDocument();
    expect(document.title).toBe('Torben Krogh – Skuret');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    const head = within(main.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
    expect(head.getByText('Verified')).toBeInTheDocument();
    expect(head.getByText('Valby, København')).toHaveAttribute('lang', 'da');
    expect(head.getByText('Member since November 2022')).toBeInTheDocument();
    expect(screen.getByRole('main').querySelector('header img')).toHaveAttribute(
      'src',
      '/images/members/6.svg',
    );
  });

  it('shows the member’s text and the trust section', async () => {
    const { main } = await openMember(torben);
    const about = within(main.getByRole('region', { name: 'About Torben' }));
    expect(about.getByText(/^House owner in Valby since 2004\./)).toBeInTheDocument();
    const trust = within(main.getByRole('region', { name: 'Trust & Safety' }));
    expect(trust.getByText('Identity verified')).toBeInTheDocument();
    expect(trust.getByText('Responsive communicator')).toBeInTheDocument();
  });
});

describe('the message button', () => {
  it('opens the existing conversation', async () => {
    const { main, address, person } = await openMember(torben, { user: 'signed in' });
    await person.click(main.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(address()).toBe('/conversation/1'));
  });

  it('sends a visitor to sign-in and then to the conversation', async () => {
    const { main, address, person } = await openMember(torben);
    await person.click(main.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(address()).toBe('/signin?returnTo=%2Fconversation%2F1'));
  });

  it('shows a notice when there is no conversation', async () => {
    const { main, address, person } = await openMember(jonas, { user: 'signed in' });
    await person.click(main.getByRole('button', { name: 'Send Message' }));
    expect(
      await screen.findByText(
        'You and Jonas have no conversation yet. It begins when you book one of their tools.',
      ),
    ).toHaveAttribute('lang', 'en');
    expect(address()).toBe('/profile/10');
  });
});

describe('a member who is not in the sample', () => {
  const api = {
    myTools: () => ({ myTools: [buildListing({ id: '95', name: 'Høvl' })] }),
    tool: () => ({ tool: buildToolDetail({ id: '95', name: 'Høvl', owner, specifications: [] }) }),
  };
  const owner = { ...buildToolDetail().owner, id: '21', name: 'Line Krag', avatarImageUrl: null };

  it('has a public profile with their own data and tools', async () => {
    const user = buildUser({ id: '21', name: 'Line Krag', reviewCount: 0, ratingAverage: null });
    const { address } = await renderLetter('/profile/21', { user, api });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name: 'Line Krag' })).toBeInTheDocument();
    expect(address()).toBe('/profile/21');
    expect(main.getByText('Member since March 2024')).toBeInTheDocument();
    expect(main.getByText('Tømrer på Amager med for meget værktøj.')).toBeInTheDocument();
    expect(main.getByRole('tab', { name: 'Tools 1' })).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Høvl' })).toHaveAttribute('href', '/tool/95');
    expect(statistic('Average rating')).toBe('None yet');
    expect(statistic('Reviews')).toBe('0');
    expect(screen.queryByText('Response rate')).not.toBeInTheDocument();
  });

  it('has a profile without tools', async () => {
    const user = buildUser({ id: '21', about: null });
    await renderLetter('/profile/21', { user, api: { myTools: () => ({ myTools: [] }) } });
    expect(await screen.findByRole('heading', { name: 'No tools listed' })).toBeInTheDocument();
    expect(screen.queryByText('Akku boremaskine 18 V')).not.toBeInTheDocument();
  });

  it('takes precedence over a sample member with the same id', async () => {
    await renderLetter('/profile/6', { user: buildUser({ id: '6', name: 'Line Krag' }), api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Line Krag' })).toBeInTheDocument();
  });

  it('is shown to others with the data of the tool they come from', async () => {
    const { person, address } = await renderLetter('/tool/95', { api });
    await person.click(await screen.findByRole('link', { name: 'Line Krag' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Line Krag' })).toBeInTheDocument();
    expect(address()).toBe('/profile/21');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Member since May 2023')).toBeInTheDocument();
    expect(main.getByText('Låner gerne ud.')).toBeInTheDocument();
    expect(statistic('Average rating')).toBe('4.9');
    expect(statistic('Reviews')).toBe('8');
    expect(main.getByRole('link', { name: 'Høvl' })).toBeInTheDocument();
    expect(main.getByRole('tab', { name: 'Tools' })).toBeInTheDocument();
    await person.click(main.getByRole('tab', { name: 'Reviews 8' }));
    expect(main.getByText('Den trak alt, jeg bad den om.')).toBeInTheDocument();
  });
});
