import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ToolListing } from '../../../domain/tools/tool';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { ToolGrid } from './ToolGrid';
import { ToolGridSkeleton } from './ToolGridSkeleton';

const { space } = theme;

const Section = styled.section`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`;

/** One row of cards. On a narrower screen it scrolls sideways, and a part of the next card shows that. */
const Shelf = styled.div`
  min-width: 0;
  && [data-columns] {
    ${media.desktop} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      > :nth-child(n + 5) {
        display: none;
      }
    }
    ${media.belowDesktop} {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: min(15rem, 44%);
      margin-inline: calc(-1 * ${space[4]});
      padding: 0 ${space[4]} ${space[2]};
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-padding-inline: ${space[4]};
      scroll-snap-type: x proximity;
      > * {
        scroll-snap-align: start;
      }
    }
  }
`;

interface Props {
  /** The id of the heading that names the section. */
  id: string;
  heading: string;
  /** Undefined while they load. */
  tools: readonly ToolListing[] | undefined;
  /** Announced while they load. */
  waitingLabel: string;
  /** Beside the heading: a link to more, or a button that clears the list. */
  more?: ReactNode;
}

/** A few tools under a heading of their own. Renders nothing without tools. */
export function ToolShelf({ id, heading, tools, waitingLabel, more }: Props) {
  if (tools?.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Row $justify="space-between" $align="baseline" $gap={4}>
        <Heading level={2} look="sub" id={id}>
          {heading}
        </Heading>
        {tools ? more : null}
      </Row>
      <Shelf>
        {tools ? (
          <ToolGrid tools={tools} label={heading} heart="toggle" />
        ) : (
          <ToolGridSkeleton count={4} label={waitingLabel} />
        )}
      </Shelf>
    </Section>
  );
}
