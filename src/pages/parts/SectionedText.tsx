import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { BesideContents } from './BesideContents';
import { LinkedHeading } from './LinkedHeading';
import { Prose } from './Prose';
import { readParts } from './readParts';
import { TableOfContents } from './TableOfContents';

const { fontSize, space, width } = theme;

interface SectionProps {
  /** The part of the address after `#`. */
  id: string;
  title: string;
  children: ReactNode;
}
interface Props {
  /** Compiled Markdown with a `Section` for each heading. */
  text: ReactNode;
  /** An `article` is read from start to end and has larger letters. */
  look?: 'document' | 'article' | undefined;
  /** Above the text. */
  children?: ReactNode;
}

const Text = styled.div<{ $look: 'document' | 'article' }>`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  max-width: ${width.reading};
  ${({ $look }) => $look === 'article' && `font-size: ${fontSize.lead};`}
  ${media.print} {
    max-width: none;
  }
`;
const Part = styled.section`
  h2 {
    margin-block-end: ${space[4]};
  }
  ${media.print} {
    h2 {
      break-after: avoid;
    }
  }
`;

/** A section of a long text, with a heading that links to itself. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <Part aria-labelledby={id}>
      <LinkedHeading id={id} level={2} look="section">
        {title}
      </LinkedHeading>
      <Prose>{children}</Prose>
    </Part>
  );
}

/** A long text in sections, with its contents beside it. */
export function SectionedText({ text, look = 'document', children }: Props) {
  return (
    <BesideContents contents={<TableOfContents entries={readParts(text, Section)} />}>
      <Text $look={look}>
        {children}
        {text}
      </Text>
    </BesideContents>
  );
}
