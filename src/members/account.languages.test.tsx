import { screen, within } from '@testing-library/react';
import { buildListing, buildOwnProfile, buildUser } from '../../tests/helpers/app/builders';
import { foreignWords } from '../../tests/helpers/app/foreignWords';
import { renderLetter } from '../../tests/helpers/app/renderLetter';
import { renderRoute } from '../../tests/helpers/app/renderRoute';

const user = buildUser();
const shed = { myTools: () => ({ myTools: [buildListing({ id: '31' })] }) };
const member = {
  id: '7',
  name: 'Jens Frost',
  createdAt: '2024-05-02T08:00:00.000Z',
  about: 'Låner gerne ud.',
  reviewCount: 3,
  ratingAverage: 4.5,
  avatarImageUrl: null,
  location: 'Vejle',
  emailConfirmed: true,
  responseRate: 98,
  responseMinutes: 90,
};
const live = {
  ...shed,
  member: () => ({ member }),
  memberTools: () => ({ memberTools: [] }),
  memberReviews: () => ({ memberReviews: [] }),
  profileReviews: () => ({ memberReviews: [] }),
  ownProfile: () => ({ currentUser: { ...buildOwnProfile(user), emailConfirmed: true } }),
};

describe.each(['da', 'en'] as const)('account screens in the language %s', (language) => {
  const open = async (path: string, source: 'sample' | 'live') => {
    const api = source === 'live' ? live : shed;
    const rendered = await renderRoute(path, { user, source, language, api });
    await screen.findByRole('heading', { level: 1 });
    return rendered;
  };

  it.each([
    ['/profile', 'sample'],
    ['/profile?tab=reviews', 'sample'],
    ['/profile/6', 'sample'],
    ['/profile/6?tab=reviews', 'sample'],
    ['/profile/999999', 'sample'],
    ['/settings', 'sample'],
    ['/profile', 'live'],
    ['/profile/7', 'live'],
    ['/profile/7?tab=reviews', 'live'],
    ['/settings', 'live'],
    ['/settings?part=notifications', 'live'],
    ['/settings?part=payment', 'live'],
    ['/settings?part=security', 'live'],
    ['/settings?part=account', 'live'],
  ] as const)('%s is fully translated in the source %s', async (path, source) => {
    await open(path, source);
    // The first requests are answered.
    await screen.findAllByRole('heading', { level: 2 });
    expect(screen.getByRole('main')).toHaveAttribute('lang', language);
    expect(foreignWords(language)).toEqual([]);
  });
});

describe('the settings in Danish', () => {
  it('names missing fields, confirms changes, and asks before sign-out', async () => {
    const { person } = await renderLetter('/settings', { user, language: 'da' });
    await screen.findByRole('heading', { level: 1, name: 'Indstillinger' });
    await person.click(await screen.findByRole('button', { name: 'Skift adgangskode' }));
    expect(screen.getByText('Skriv din nuværende adgangskode')).toBeInTheDocument();
    await person.click(screen.getByRole('switch', { name: /^Pushnotifikationer/ }));
    expect(screen.getByText('Pushnotifikationer er slået fra.')).toBeInTheDocument();

    await person.click(screen.getByRole('button', { name: 'Log ud' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Log ud' });
    expect(dialog).toHaveAttribute('lang', 'da');
    await person.click(within(dialog).getByRole('button', { name: 'Log ud' }));
    expect(await screen.findByText('Du er logget ud.')).toBeInTheDocument();
  });
});

describe('a profile in Danish', () => {
  it('uses Danish dates, numbers and percentages', async () => {
    await renderRoute('/profile/7', { source: 'live', language: 'da', api: live });
    expect(await screen.findByText('Medlem siden maj 2024')).toBeInTheDocument();
    expect(screen.getByText('4,5')).toBeInTheDocument();
    expect(screen.getByText('98 %')).toBeInTheDocument();
    expect(screen.getByText('inden for et par timer')).toBeInTheDocument();
    expect(screen.getByText('Svarer på 98 % af forespørgslerne')).toBeInTheDocument();
  });

  it('shows form errors and errors of the service in Danish', async () => {
    const reason = 'Sted: Vi kender ikke „{nul}“. Skriv en dansk by eller et postnummer.';
    const { person, api } = await renderRoute('/settings', {
      user,
      source: 'live',
      language: 'da',
      api: { ...live, updateProfile: () => ({ updateProfile: { errors: [reason] } }) },
    });
    const name = await screen.findByRole('textbox', { name: 'Fulde navn' });
    // The form about lending has a button of that name too.
    const form = within(name.closest('form') as HTMLElement);
    await person.clear(name);
    await person.click(form.getByRole('button', { name: 'Gem ændringer' }));
    expect(screen.getAllByText('Skriv dit navn')).toHaveLength(2);
    await person.type(name, 'Mette');
    await person.click(form.getByRole('button', { name: 'Gem ændringer' }));
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(api.callsOf('updateProfile')[0]?.headers.get('accept-language')).toBe('da');
  });
});
