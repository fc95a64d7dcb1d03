import type { ReactNode } from 'react';

/** Stands for the node among the values of a text. It is a character that no text has. */
export const nodeHere = '\ue000';

/**
 * A text with something in its middle that is no text, a link or a name in another language: each language says
 * where, with the value `nodeHere`. Edge: a text without that value is shown without the node.
 */
export function withNode(text: string, node: ReactNode): ReactNode {
  const place = text.indexOf(nodeHere);
  if (place < 0) return text;
  // In elements of their own: a browser that translates moves bare texts away (CONTRIBUTING.md).
  return (
    <>
      <span>{text.slice(0, place)}</span>
      {node}
      <span>{text.slice(place + nodeHere.length)}</span>
    </>
  );
}
