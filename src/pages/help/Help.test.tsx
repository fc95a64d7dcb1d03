import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const shownQuestions = () =>
  [...document.querySelectorAll('main details summary')].map((each) => each.textContent);
const shownIds = () =>
  [...document.querySelectorAll('main [id] > details')].map((each) => each.parentElement?.id);

const text = readFileSync('src/pages/content/help/en.mdx', 'utf8').replace(
  /<Letter>.*?<\/Letter>/gs,
  '',
);
const readAll = (component: string) =>
  [...text.matchAll(new RegExp(`<${component} id="(.*?)" title="(.*?)"`, 'g'))].map(
    ([, id = '', title = '']) => ({ id, title }),
  );
const topics = readAll('Topic');
const questions = readAll('Question');

describe('the help centre', () => {
  it('shows every topic and question, and the contact details of support', async () => {
    await renderRoute('/help');
    await screen.findByRole('heading', { level: 1, name: 'How can we help?' });
    for (const { title } of topics) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    }
    expect(shownQuestions()).toEqual(expect.arrayContaining(questions.map(({ title }) => title)));
    expect(screen.getByText(/9 am to 5 pm, Danish time/)).toBeInTheDocument();
  });

  it('filters and counts the matching questions and keeps the search in the URL', async () => {
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

  it('reads the search from the URL and clears it', async () => {
    const { person, address } = await renderRoute('/help?q=two%20days');
    expect(await screen.findByRole('searchbox')).toHaveValue('two days');
    expect(shownQuestions()).toContain('Can I cancel a booking?');
    expect(shownQuestions()).not.toContain('How do I list a tool?');
    await person.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(address()).toBe('/help'));
    await waitFor(() => expect(shownQuestions()).toContain('How do I list a tool?'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('shows an empty state with links when nothing matches', async () => {
    const { person, address } = await renderRoute('/help?q=submarine');
    expect(await screen.findByRole('heading', { name: 'No answers found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await person.click(screen.getByRole('button', { name: 'Show all questions' }));
    await waitFor(() => expect(address()).toBe('/help'));
  });

  it('opens the question in the URL', async () => {
    await renderRoute('/help#photos');
    const question = await screen.findByText('Which photos can I use?');
    expect(question.closest('details')).toHaveAttribute('open');
  });

  it('lists the topics beside the questions', async () => {
    await renderRoute('/help', { styled: true });
    const contents = within(await screen.findByRole('navigation', { name: 'Topics' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      topics.map((topic) => `/help#${topic.id}`),
    );
  });
});

describe('the search in the help centre', () => {
  it.each([
    ['a blank keeps everything', '  ', questions.map(({ id }) => id)],
    ['a word of the answer', 'spam', ['forgot-password']],
    ['whatever the case', 'SPAM', ['forgot-password']],
    ['all words, in any order', 'pickup photos', ['broken']],
    ['an amount', '5,000', ['what-is-covered']],
    ['what only the letter says', '$1,000', []],
    ['no match', 'submarine', []],
  ])('%s', async (_name, sought, expected) => {
    await renderRoute(`/help?q=${encodeURIComponent(sought)}`);
    await screen.findByRole('heading', { level: 1 });
    expect(shownIds()).toEqual(expected);
  });

  it('has a unique id for every topic and question', () => {
    const ids = [...topics, ...questions].map(({ id }) => id);
    expect(ids).toHaveLength(6 + 25);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('saves a recording as a file', async () => {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:recording' });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { person } = await renderRoute('/help');
  await person.click(await screen.findByRole('button', { name: 'Save a recording' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.type).toBe('application/json');
});
