import { act, screen, waitFor } from '@testing-library/react';
import { browse } from '../../../tests/helpers/app/browse';
import { buildFoundTool } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { hideElement, showElement } from '../../../tests/helpers/app/fakeObservers';
import { settle } from '../../../tests/helpers/app/settle';
import type { FoundTool } from '../../tools/api/catalogueApi';

const pageSize = 24;
const page = (number: number, size = pageSize) =>
  Array.from({ length: size }, (_, index) => {
    const id = String(number * pageSize + index + 1);
    return buildFoundTool({ id, name: `Værktøj ${id}`, searchCursor: `after-${id}` });
  });

interface Asked {
  answer: (page: { searchTools: FoundTool[] }) => void;
  fail: (error: Error) => void;
}

/** The search results, whose pages after the first the test answers, in the order in which they were asked for. */
async function open() {
  const asked: Asked[] = [];
  const more = () =>
    new Promise<{ searchTools: FoundTool[] }>((answer, fail) => {
      asked.push({ answer, fail });
    });
  const route = await browse('', {
    source: 'live',
    api: {
      searchTools: ({ after }) => (after === undefined ? { searchTools: page(0) } : more()),
    },
  });
  await shows(pageSize);
  /** Waits until this many pages after the first have been asked for, and returns the last request. */
  const nth = async (count: number) => {
    await waitFor(() => expect(asked).toHaveLength(count));
    return asked[count - 1] as Asked;
  };
  return { api: route.api, person: route.person, asked, nth };
}
const shows = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(count));
const moreButton = () => screen.getByRole('button', { name: 'Vis flere' });

test('scrolling to the end of the list loads one page once', async () => {
  const { asked, nth, api } = await open();
  showElement(moreButton());
  const { answer } = await nth(1);
  hideElement(moreButton());
  showElement(moreButton());
  await act(async () => answer({ searchTools: page(1, 6) }));
  await shows(30);
  await settle();
  expect(asked).toHaveLength(1);
  expect(api.callsOf('searchTools').at(-1)?.variables).toMatchObject({ after: 'after-24' });
});

test('after a failure scrolling loads nothing, and the button retries', async () => {
  const { asked, nth, person } = await open();
  showElement(moreButton());
  const { fail } = await nth(1);
  await act(async () => fail(new FakeNetworkError('down')));
  await settle();
  expect(asked).toHaveLength(1);
  // The end goes out of view and comes back.
  hideElement(moreButton());
  showElement(moreButton());
  await settle();
  expect(asked).toHaveLength(1);

  hideElement(moreButton());
  await person.click(moreButton());
  const { answer } = await nth(2);
  await act(async () => answer({ searchTools: page(1, 6) }));
  await shows(30);
});
