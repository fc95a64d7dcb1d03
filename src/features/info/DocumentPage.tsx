import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { BesideContents } from './BesideContents';
import { LinkedHeading } from './LinkedHeading';
import { Prose } from './Prose';
import { TableOfContents } from './TableOfContents';

const { fontSize, space, width } = theme;

export interface DocumentSection {
  /** The part of the address after `#`. */
  id: string;
  title: string;
  content: ReactNode;
}
export interface DocumentPageProps {
  sections: readonly DocumentSection[];
  /** An `article` is read from start to end and has larger letters. */
  look?: 'document' | 'article' | undefined;
  /** Between the contents and the first section. */
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

/** A long text in sections, with its contents beside it. */
export function DocumentPage({ sections, look = 'document', children }: DocumentPageProps) {
  return (
    <BesideContents contents={<TableOfContents entries={sections} />}>
      <Text $look={look}>
        {children}
        {sections.map(({ id, title, content }) => (
          <Part key={id} aria-labelledby={id}>
            <LinkedHeading id={id} level={2} look="section">
              {title}
            </LinkedHeading>
            <Prose>{content}</Prose>
          </Part>
        ))}
      </Text>
    </BesideContents>
  );
}
