import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../test/renderRoute';
import { helpTopics, matchHelp } from './help/helpTopics';

const shownQuestions = () =>
  [...document.querySelectorAll('main details summary')].map((each) => each.textContent);
const all = helpTopics.flatMap((topic) => topic.questions);

describe('the help centre', () => {
  it('shows every topic and question, and where support is', async () => {
    await renderRoute('/help');
    await screen.findByRole('heading', { level: 1, name: 'How can we help?' });
    for (const { title } of helpTopics) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    }
    expect(shownQuestions()).toEqual(expect.arrayContaining(all.map(({ question }) => question)));
    expect(screen.getByText(/9 am to 5 pm EST/)).toBeInTheDocument();
  });

  it('leaves the questions that match, counts them and keeps the search in the address', async () => {
    const { person, address } = await renderRoute('/help');
    await person.type(
      await screen.findByRole('searchbox', { name: 'Search the help centre' }),
      'deposit',
    );
    await waitFor(() => expect(address()).toBe('/help?q=deposit'));
    expect(await screen.findByText('1 answer for “deposit”')).toBeInTheDocument();
    expect(shownQuestions()).toEqual(['How do deposits work?']);
    expect(screen.getByText('How do deposits work?').closest('details')).toHaveAttribute('open');
    expect(screen.queryByRole('heading', { name: 'Your account' })).not.toBeInTheDocument();
  });

  it('takes the search from the address, and lets go of it', async () => {
    const { person, address } = await renderRoute('/help?q=two%20days');
    expect(await screen.findByRole('searchbox')).toHaveValue('two days');
    expect(shownQuestions()).toContain('Can I cancel a booking?');
    expect(shownQuestions()).not.toContain('How do I list a tool?');
    await person.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(address()).toBe('/help'));
    await waitFor(() => expect(shownQuestions()).toContain('How do I list a tool?'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('says so when nothing matches, with ways on', async () => {
    const { person, address } = await renderRoute('/help?q=submarine');
    expect(await screen.findByRole('heading', { name: 'No answers found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await person.click(screen.getByRole('button', { name: 'Show all questions' }));
    await waitFor(() => expect(address()).toBe('/help'));
  });

  it('opens the question that the address names', async () => {
    await renderRoute('/help#photos');
    const question = await screen.findByText('Which photos can I use?');
    expect(question.closest('details')).toHaveAttribute('open');
  });

  it('lists the topics beside the questions', async () => {
    await renderRoute('/help', { styled: true });
    const topics = within(await screen.findByRole('navigation', { name: 'Topics' }));
    expect(topics.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      helpTopics.map((topic) => `/help#${topic.id}`),
    );
  });
});

describe('the search over the questions', () => {
  const found = (text: string) =>
    matchHelp(helpTopics, text).flatMap((topic) => topic.questions.map(({ id }) => id));

  it.each([
    ['a blank keeps everything', '  ', all.map(({ id }) => id)],
    ['a word of the answer', 'spam', ['forgot-password']],
    ['whatever the case', 'SPAM', ['forgot-password']],
    ['all words, in any order', 'pickup photos', ['broken']],
    ['no match', 'submarine', []],
  ])('%s', (_name, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('has an id of its own for every topic and question', () => {
    const ids = helpTopics.flatMap((topic) => [topic.id, ...topic.questions.map(({ id }) => id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
