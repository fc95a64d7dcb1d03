import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../tests/helpers/app/builders';
import { foreignWords } from '../../tests/helpers/app/foreignWords';
import { renderLetter } from '../../tests/helpers/app/renderLetter';
import { renderRoute } from '../../tests/helpers/app/renderRoute';
import { setToday } from '../../tests/helpers/app/setToday';

beforeEach(() => {
  setToday('2026-07-04T10:00:00Z');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const user = buildUser();

/** Waits until nothing on the page is loading any more. */
const arrived = async () => {
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(document.querySelector('main [aria-busy="true"]')).not.toBeInTheDocument(),
  );
};

describe.each(['da', 'en'] as const)(
  'booking and conversation screens in the language %s',
  (language) => {
    it.each([
      '/borrowed-tools',
      '/borrowed-tools?status=upcoming',
      '/history',
      '/history?type=lent',
      '/conversation/1',
      '/conversation/999999',
    ])('%s is fully translated', async (path) => {
      await renderLetter(path, { user, language });
      await arrived();
      expect(screen.getByRole('main')).toHaveAttribute('lang', language);
      expect(foreignWords(language)).toEqual([]);
    });

    it('the empty lists are fully translated', async () => {
      const api = { myBookings: () => ({ myBookings: [] }) };
      await renderRoute('/borrowed-tools', { user, language, source: 'live', api });
      await arrived();
      expect(foreignWords(language)).toEqual([]);
    });
  },
);

describe('the borrowed tools in Danish', () => {
  it('use Danish formats and statuses, and confirm a cancellation in Danish', async () => {
    const { person } = await renderLetter('/borrowed-tools?status=upcoming', {
      user,
      language: 'da',
    });
    await arrived();
    const [card] = screen.getAllByRole('article');
    const first = within(card as HTMLElement);
    expect(first.getByText('Kommende')).toBeInTheDocument();
    expect(card).toHaveTextContent(/Hentes: \d+\. juli 2026, (om \d+ dage|i morgen|i dag)/);
    expect(card).toHaveTextContent(/\d+\.–\u2060\d+\. juli 2026 \(\d+.døgn\)/);
    await waitFor(() => expect(card).toHaveTextContent(/\d+,\d\d kr\./));

    await person.click(first.getByRole('button', { name: 'Aflys bookingen' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Aflys bookingen' });
    expect(dialog).toHaveAttribute('lang', 'da');
    expect(dialog).toHaveTextContent(
      /^Aflys bookingenVil du aflyse din booking af .+ fra \d+\. juli 2026\? Det er gratis indtil 24 timer før afhentning\./,
    );
    await person.click(within(dialog).getByRole('button', { name: 'Aflys bookingen' }));
    expect(await screen.findByText('Bookingen er aflyst')).toBeInTheDocument();
  });
});

describe('a conversation in Danish', () => {
  it('shows the time and author of a message in Danish, and marks the language of its text', async () => {
    await renderLetter('/conversation/1', { user, language: 'da' });
    const log = await screen.findByRole('log', { name: /^Beskeder med / });
    const labels = within(log).getAllByRole('heading', { level: 2 });
    expect(labels.map(({ textContent }) => textContent)).toContain('I dag');
    const [item] = within(log).getAllByRole('listitem');
    expect(item?.querySelector('p[lang="en"]')).toHaveTextContent(/\w+ \w+/);
    expect(log).toHaveTextContent(/\d\d\.\d\d/);
    expect(screen.getByRole('textbox', { name: /^Besked til / })).toHaveAttribute(
      'placeholder',
      'Skriv en besked',
    );
  });
});
