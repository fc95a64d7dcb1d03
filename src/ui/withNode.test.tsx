import { render } from '@testing-library/react';
import { nodeHere, withNode } from './withNode';

describe('a text with a node in it', () => {
  const word = <b>her</b>;

  it.each([
    [`Gå ${nodeHere}, nu`, 'Gå <b>her</b>, nu'],
    [`${nodeHere} er det`, '<b>her</b> er det'],
    ['Uden plads', 'Uden plads'],
  ])('%j', (text, html) => {
    expect(render(withNode(text, word)).container.innerHTML).toBe(html);
  });
});
