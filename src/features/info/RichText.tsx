import type { ReactNode } from 'react';

type Part = (words: string) => ReactNode;

export interface RichTextProps {
  /** In the language of the moment; what is in it more than words stands between marks: `<link>words</link>`. */
  text: string;
  /** What each mark makes of its words. `strong` is known. */
  parts?: Record<string, Part>;
}

const knownParts: Record<string, Part> = { strong: (words) => <strong>{words}</strong> };

/** A text with links or emphasis inside, which another language may have in another place. */
export function RichText({ text, parts }: RichTextProps) {
  const partOf: Record<string, Part | undefined> = { ...knownParts, ...parts };
  return text
    .split(/(<\w+>.*?<\/\w+>)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, mark = '', words = piece] = /^<(\w+)>(.*)<\/\1>$/.exec(piece) ?? [];
      // In an element of its own: a browser that translates moves bare texts away (CONTRIBUTING.md).
      return <span key={piece}>{partOf[mark]?.(words) ?? words}</span>;
    });
}
