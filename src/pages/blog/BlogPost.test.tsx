import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

describe('a blog article', () => {
  it.each([
    ['which-drill-do-you-need', 'Which drill do you actually need?'],
    ['four-hours-a-year', 'Four hours a year that keep your tools alive'],
    ['anything', 'Article not found'],
  ])('has its own content at /blog/%s', async (slug, heading) => {
    await renderRoute(`/blog/${slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    const [back] = await screen.findAllByRole('link', { name: 'All articles' });
    expect(back).toHaveAttribute('href', '/blog');
  });

  it('lists its headings as links to themselves', async () => {
    const { person, address } = await renderRoute('/blog/which-drill-do-you-need', {
      styled: true,
    });
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
    const entries = contents.getAllByRole('link').map((link) => link.textContent);
    expect(entries).toEqual(
      screen
        .getAllByRole('heading', { level: 2 })
        .filter((each) => each.id)
        .map((each) => each.textContent),
    );
    await person.click(contents.getByRole('link', { name: 'The three machines' }));
    expect(address()).toBe('/blog/which-drill-do-you-need#the-three-machines');
    expect(screen.getByRole('heading', { name: 'The three machines' })).toHaveFocus();
    expect(
      within(screen.getByRole('heading', { name: 'Before the first hole' })).getByRole('link'),
    ).toHaveAttribute('href', '/blog/which-drill-do-you-need#before-the-first-hole');
  });

  it('ends with the other articles', async () => {
    await renderRoute('/blog/which-drill-do-you-need');
    const others = within(await screen.findByRole('region', { name: 'More articles' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/one-street-nineteen-ladders',
      '/blog/four-hours-a-year',
    ]);
  });

  it('links back to all articles', async () => {
    await renderRoute('/blog/which-drill-do-you-need');
    const [back] = await screen.findAllByRole('link', { name: 'All articles' });
    expect(back).toHaveAttribute('href', '/blog');
  });
});
