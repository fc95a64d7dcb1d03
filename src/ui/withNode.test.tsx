import { render } from '@testing-library/react';
import { nodeHere, withNode } from './withNode';

describe('a message with an embedded node', () => {
  const word = <b>her</b>;

  it.each([
    [`Gå ${nodeHere}, nu`, '<span>Gå </span><b>her</b><span>, nu</span>'],
    [`${nodeHere} er det`, '<span></span><b>her</b><span> er det</span>'],
    ['Uden plads', 'Uden plads'],
  ])('%j', (text, html) => {
    expect(render(withNode(text, word)).container.innerHTML).toBe(html);
  });
});
