import { act, screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { currentPlace } from './MemberBar';

const mette = buildUser({ name: 'Mette Holm' });
const api = {
  unreadMessages: () => ({ unreadMessages: 3 }),
  featuredTools: () => ({ featuredTools: [] }),
};
const findBar = async () => within(await screen.findByRole('navigation', { name: 'Dine steder' }));

function matchOnly(matches: (query: string) => boolean) {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: matches(query) }));
}
const isNarrow = (query: string) => query.includes('max-width');

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'visualViewport');
});

describe('the bar of a member on a phone', () => {
  it('links to four places and opens the menu, with the unread messages', async () => {
    matchOnly(isNarrow);
    const { person } = await renderRoute('/not-there', { user: mette, api });
    const bar = await findBar();
    expect(await bar.findByRole('link', { name: 'Beskeder, 3 ulæste' })).toHaveAttribute(
      'href',
      '/dashboard?tab=messages',
    );
    const ways = bar.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/browse', '/favorites', '/dashboard', '/dashboard?tab=messages']);
    await person.click(bar.getByRole('button', { name: 'Mig' }));
    expect(await screen.findByRole('dialog', { name: 'Mette Holm' })).toBeInTheDocument();
  });

  it('marks one place as current', async () => {
    matchOnly(isNarrow);
    await renderRoute('/favorites', { user: mette, api });
    const bar = await findBar();
    const marked = [...bar.getAllByRole('link'), bar.getByRole('button')].filter((each) =>
      each.hasAttribute('aria-current'),
    );
    expect(marked).toEqual([bar.getByRole('link', { name: 'Favoritter' })]);
  });

  it('is away while the screen keyboard is open', async () => {
    matchOnly(isNarrow);
    const viewport = Object.assign(new EventTarget(), { height: 800, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    await renderRoute('/not-there', { user: mette, api });
    await findBar();
    const resize = (height: number) =>
      act(() => {
        viewport.height = height;
        viewport.dispatchEvent(new Event('resize'));
      });
    resize(460);
    expect(screen.queryByRole('navigation', { name: 'Dine steder' })).not.toBeInTheDocument();
    resize(800);
    await findBar();
  });

  it.each([
    ['wide windows', () => false],
    ['low windows', () => true],
  ])('is not rendered in %s', async (_, matches) => {
    matchOnly(matches);
    await renderRoute('/not-there', { user: mette, api });
    await screen.findByRole('button', { name: /^Notifikationer/ });
    expect(screen.queryByRole('navigation', { name: 'Dine steder' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Åbn menu/ })).toBeInTheDocument();
  });

  it('is not rendered for visitors', async () => {
    matchOnly(isNarrow);
    await renderRoute('/not-there');
    expect(screen.queryByRole('navigation', { name: 'Dine steder' })).not.toBeInTheDocument();
  });
});

describe('the bar of the letter', () => {
  it('does not exist', async () => {
    matchOnly(isNarrow);
    await renderLetter('/not-there', { user: mette });
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Profil'));
    expect(screen.queryByRole('navigation', { name: 'Dine steder' })).not.toBeInTheDocument();
  });
});

test.each([
  ['/browse', '', 'find'],
  ['/tool/1', '', 'find'],
  ['/dashboard', '', 'dashboard'],
  ['/dashboard', '?tab=tools', 'dashboard'],
  ['/dashboard', '?tab=messages', 'messages'],
  ['/conversation/7', '', 'messages'],
  ['/booking/7', '', 'dashboard'],
  ['/settings', '', 'me'],
  ['/profile', '', 'me'],
  ['/profile/3', '', undefined],
  ['/', '', undefined],
])('%s%s belongs to %s', (path, search, place) => {
  expect(currentPlace(path, search)).toBe(place);
});
