import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const drill = 'Which drill do you actually need?';
const ladders = 'One street, nineteen ladders';
const care = 'Four hours a year that keep your tools alive';

const titles = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map((each) => each.textContent);

describe('the blog', () => {
  it('shows the featured articles and then the others without a filter', async () => {
    await renderRoute('/blog');
    expect(titles(await screen.findByRole('region', { name: 'Featured articles' }))).toEqual([
      drill,
      ladders,
    ]);
    expect(titles(screen.getByRole('region', { name: 'More articles' }))).toEqual([care]);
  });

  it('offers the six categories', async () => {
    await renderRoute('/blog');
    const categories = await screen.findByRole('group', { name: 'Category' });
    expect(
      within(categories)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual([
      'All',
      'Home Improvement',
      'Tool Maintenance',
      'DIY Projects',
      'Community',
      'Sustainability',
      'Tips & Tricks',
    ]);
    expect(within(categories).getByRole('button', { name: 'All' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('shows the articles of a category instead of featured and latest', async () => {
    const { person, address } = await renderRoute('/blog');
    await person.click(await screen.findByRole('button', { name: 'Tool Maintenance' }));
    expect(titles(await screen.findByRole('region', { name: '1 article' }))).toEqual([care]);
    expect(screen.queryByRole('heading', { name: 'Featured articles' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'More articles' })).not.toBeInTheDocument();
    expect(address()).toBe('/blog?category=Tool%20Maintenance');

    await person.click(screen.getByRole('button', { name: 'All' }));
    expect(await screen.findByRole('region', { name: 'Featured articles' })).toBeInTheDocument();
    expect(address()).toBe('/blog');
  });

  it.each([
    ['the title, whatever the case', 'LADDERS', [ladders]],
    ['the excerpt', 'knock', [drill, ladders]],
  ])('finds by %s', async (_where, text, expected) => {
    const { person, address } = await renderRoute('/blog');
    await person.type(await screen.findByRole('searchbox', { name: 'Search articles' }), text);
    const found = await screen.findByRole('region', { name: /^\d articles?$/ });
    expect(titles(found)).toEqual(expected);
    expect(address()).toBe(`/blog?q=${text}`);
  });

  it('does not search in the text of the articles', async () => {
    await renderRoute('/blog?q=plasterboard');
    expect(await screen.findByText('No articles found')).toBeInTheDocument();
  });

  it('combines search and category, and clears both with one click', async () => {
    const { person, address } = await renderRoute('/blog?q=knock&category=Community');
    expect(titles(await screen.findByRole('region', { name: '1 article' }))).toEqual([ladders]);
    expect(screen.getByRole('searchbox')).toHaveValue('knock');
    expect(screen.getByRole('button', { name: 'Community' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await person.click(screen.getByRole('button', { name: 'Sustainability' }));
    expect(await screen.findByText('No articles found')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('region', { name: 'Featured articles' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(address()).toBe('/blog');
  });

  it('keeps a category that is chosen during the search debounce', async () => {
    const { person, address } = await renderRoute('/blog');
    await person.type(await screen.findByRole('searchbox'), 'knock');
    await person.click(screen.getByRole('button', { name: 'Community' }));
    await waitFor(() => expect(address()).toBe('/blog?q=knock&category=Community'));
  });

  it('searches immediately on Enter', async () => {
    const { person, address } = await renderRoute('/blog');
    await person.type(await screen.findByRole('searchbox'), 'drill{Enter}');
    expect(address()).toBe('/blog?q=drill');
  });

  it('follows the URL when going back', async () => {
    const { person, history } = await renderRoute('/blog?q=drill');
    await screen.findByRole('region', { name: '1 article' });
    act(() => history.push('/blog'));
    expect(await screen.findByRole('region', { name: 'Featured articles' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await person.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByRole('searchbox')).toHaveValue('x');
  });

  it('ignores an unknown category', async () => {
    await renderRoute('/blog?category=Gardening');
    expect(await screen.findByRole('region', { name: 'Featured articles' })).toBeInTheDocument();
  });

  it('links to an article', async () => {
    await renderRoute('/blog');
    const featured = await screen.findByRole('region', { name: 'Featured articles' });
    expect(within(featured).getByRole('link', { name: ladders })).toHaveAttribute(
      'href',
      '/blog/one-street-nineteen-ladders',
    );
  });
});

describe('the newsletter form', () => {
  it.each(['', 'mette', 'mette@skuret'])('requires a valid e-mail instead of %j', async (typed) => {
    const { person } = await renderRoute('/blog');
    const email = await screen.findByRole('textbox', { name: /email address/i });
    if (typed !== '') await person.type(email, typed);
    await person.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(email).toHaveFocus();
    expect(email).toHaveValue(typed);
    expect(screen.queryByText('Thanks for subscribing!')).not.toBeInTheDocument();
  });
});

describe('the newsletter form in the default source', () => {
  it.each([
    [
      [],
      'If you do not get the newsletter yet, we send you an email. Open the link in the email to subscribe.',
      '',
    ],
    [['Too many tries.'], 'Too many tries.', 'mette@skuret.example'],
  ])('shows the result of the response %j', async (errors, said, left) => {
    const { person, api } = await renderRoute('/blog', {
      api: { subscribeNewsletter: () => ({ subscribeNewsletter: { errors } }) },
    });
    const email = await screen.findByRole('textbox', { name: /email address/i });
    await person.type(email, 'mette@skuret.example');
    await person.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(email).toHaveValue(left);
    expect(api.callsOf('subscribeNewsletter')).toHaveLength(1);
  });
});
