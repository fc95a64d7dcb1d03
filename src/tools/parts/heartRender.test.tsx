import { screen, waitFor } from '@testing-library/react';
import { buildFoundTool } from '../../../tests/helpers/app/builders';
import { renderedWhile } from '../../../tests/helpers/app/renderedComponents';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const tools = Array.from({ length: 24 }, (_, index) =>
  buildFoundTool({ id: `${index + 1}`, name: `Boremaskine ${index + 1}` }),
);

const count = (names: string[], wanted: string) => names.filter((name) => name === wanted).length;

test('clicking a heart rerenders itself and, of 24 cards, only its own', async () => {
  const { person, store } = await renderRoute('/browse', {
    api: { searchTools: () => ({ searchTools: tools }) },
  });
  const heart = await screen.findByRole('button', { name: 'Gem Boremaskine 7 som favorit' });
  // The details of the search come after its tools, and render the page again.
  await screen.findByRole('link', { name: 'Gem søgningen' });
  await waitFor(() => {
    const queries = Object.values(store.getState().api.queries);
    expect(queries.map((query) => query?.status)).not.toContain('pending');
  });

  const names = await renderedWhile(() => person.click(heart));

  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(count(names, 'HeartButton')).toBe(1);
  expect(count(names, 'ToolCard')).toBeLessThanOrEqual(1);
  expect(count(names, 'ToolGrid')).toBe(0);
});

test('the render counter sees the cards when a list arrives', async () => {
  const names = await renderedWhile(async () => {
    await renderRoute('/browse', { api: { searchTools: () => ({ searchTools: tools }) } });
    await screen.findByRole('button', { name: 'Gem Boremaskine 24 som favorit' });
  });
  expect(count(names, 'ToolCard')).toBeGreaterThanOrEqual(24);
});
