import type { ReactNode } from 'react';

/** The value to pass for the node's placeholder: a character that occurs in no text. */
export const nodeHere = '\ue000';

/**
 * A text with a node inside, such as a link or a name in another language. Each translation decides where, with the
 * value `nodeHere`. Edge: a text without that value is shown without the node.
 */
export function withNode(text: string, node: ReactNode): ReactNode {
  const place = text.indexOf(nodeHere);
  if (place < 0) return text;
  // Each piece has its own element: a browser's translation replaces bare text nodes (CONTRIBUTING.md).
  return (
    <>
      <span>{text.slice(0, place)}</span>
      {node}
      <span>{text.slice(place + nodeHere.length)}</span>
    </>
  );
}
