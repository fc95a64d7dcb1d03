import type { ReactNode } from 'react';

type Part = (words: string) => ReactNode;

export interface RichTextProps {
  /** In the language of the screen. Marks enclose the words that become links or emphasis: `<link>words</link>`. */
  text: string;
  /** Renders the words of each mark. `strong` is built in. */
  parts?: Record<string, Part>;
}

const knownParts: Record<string, Part> = { strong: (words) => <strong>{words}</strong> };

/** A text with links or emphasis inside; a translation may put them in another place. */
export function RichText({ text, parts }: RichTextProps) {
  const partOf: Record<string, Part | undefined> = { ...knownParts, ...parts };
  return text
    .split(/(<\w+>.*?<\/\w+>)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, mark = '', words = piece] = /^<(\w+)>(.*)<\/\1>$/.exec(piece) ?? [];
      // Each piece has its own element: a browser's translation replaces bare text nodes (CONTRIBUTING.md).
      return <span key={piece}>{partOf[mark]?.(words) ?? words}</span>;
    });
}
