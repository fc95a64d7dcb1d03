import { screen, within } from '@testing-library/react';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const documents = [
  ['/terms', 'Terms of service'],
  ['/privacy', 'Privacy policy'],
  ['/safety', 'Safety'],
  ['/insurance', 'Insurance'],
] as const;

describe.each(documents)('%s', (path, title) => {
  it('has its title and a table of contents that links to each heading', async () => {
    // On a phone the contents are a list that opens, on a desktop a fixed one; styles hide one of them.
    await renderRoute(path, { styled: true });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.title).toBe(`${title} – Skuret`);
    const main = within(screen.getByRole('main'));
    const entries = within(main.getByRole('navigation', { name: 'On this page' })).getAllByRole(
      'link',
    );
    const headings = main.getAllByRole('heading', { level: 2 });
    expect(entries.map((entry) => entry.textContent)).toEqual(
      headings.map((heading) => heading.textContent),
    );
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(
      headings.map((heading) => `${path}#${heading.id}`),
    );
    expect(headings.map((each) => within(each).getByRole('link').getAttribute('href'))).toEqual(
      headings.map((heading) => `${path}#${heading.id}`),
    );
  });
});

describe('the specified texts', () => {
  it('the terms include cancellation, late returns and complaints in Denmark', async () => {
    await renderRoute('/terms');
    const main = await screen.findByRole('main');
    await screen.findByRole('heading', { level: 1 });
    expect(main).toHaveTextContent('You can cancel for free until two days before the first day');
    expect(main).toHaveTextContent("If you return the tool late, you pay one more day's price");
    expect(main).toHaveTextContent('Nævnenes Hus');
  });

  it('the privacy policy names the controller, the authority and the children under 13', async () => {
    await renderRoute('/privacy');
    const main = await screen.findByRole('main');
    await screen.findByRole('heading', { level: 1 });
    expect(main).toHaveTextContent(
      'We do not knowingly collect personal information from children under 13.',
    );
    expect(main).toHaveTextContent('Skuret ApS (CVR 12 34 56 78)');
    expect(main).toHaveTextContent('Datatilsynet');
    expect(screen.getByRole('table', { name: /what we collect/i })).toBeInTheDocument();
  });

  it('the privacy policy mentions counted empty searches in the default source only', async () => {
    const { unmount } = await renderRoute('/privacy');
    const row = await screen.findByRole('rowheader', { name: /^Searches that find nothing/ });
    expect(row).toHaveTextContent('not who searched');
    expect(screen.getByRole('main')).toHaveTextContent('searches that find nothing: 90 days');
    unmount();
    await renderLetter('/privacy');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main')).not.toHaveTextContent(/searches that find nothing/i);
  });

  it('the privacy policy names the tile server of the map, if any, in the default source', async () => {
    const { unmount } = await renderRoute('/privacy');
    expect(await screen.findByText('The map of a search comes from us too.')).toBeInTheDocument();
    unmount();
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'tiles', content: 'https://tiles.example.org/{z}/{x}/{y}.png' });
    document.head.append(meta);
    await renderRoute('/privacy');
    expect(await screen.findByText(/has its pictures from tiles\.example\.org\./)).toBeVisible();
    meta.remove();
  });

  it('the safety page starts with the emergency number', async () => {
    await renderRoute('/safety');
    expect(await screen.findByRole('note')).toHaveTextContent('In an emergency call 112.');
  });
});
