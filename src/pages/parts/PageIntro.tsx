import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';

const { space } = theme;

export interface PageIntroProps {
  title: string;
  /** The subject of the page, in a sentence or two. */
  lead: ReactNode;
  /** A line above the title: where the reader is. */
  above?: ReactNode;
  /** Below the lead: buttons, a search box. */
  children?: ReactNode;
  /** A drawing beside the words where there is room; decoration. */
  scene?: 'about' | 'lend';
}

const Root = styled.div<{ $split: boolean }>`
  display: grid;
  gap: ${space[8]} clamp(${space[8]}, 5vw, ${space[16]});
  align-items: center;
  padding-block: ${space[4]} ${space[8]};
  ${media.tablet} {
    grid-template-columns: ${({ $split }) => ($split ? 'minmax(0, 6fr) minmax(0, 5fr)' : 'minmax(0, 1fr)')};
    padding-block: ${space[8]} ${space[12]};
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${space[4]};
  min-width: 0;
  h1 {
    max-width: 22ch;
  }
`;
const Below = styled.div`
  margin-block-start: ${space[3]};
  ${media.print} {
    display: none;
  }
`;

const Scene = styled.img`
  width: 100%;
  max-width: 30rem;
  height: auto;
  margin-inline: auto;
  ${media.print} {
    display: none;
  }
`;

/** How an information page opens: its name, large, and what it is about. */
export function PageIntro({ title, lead, above, children, scene }: PageIntroProps) {
  return (
    <Root $split={scene !== undefined}>
      <Words>
        {above}
        <Heading level={1} look="display">
          {title}
        </Heading>
        <Text $size="lead" $tone="muted" $measure>
          {lead}
        </Text>
        {children ? <Below>{children}</Below> : null}
      </Words>
      {scene === undefined ? null : (
        <Scene src={`/images/scenes/${scene}.svg`} alt="" width={800} height={600} />
      )}
    </Root>
  );
}
