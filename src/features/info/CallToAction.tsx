import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';

const { color, radius, space } = theme;

export interface CallToActionProps {
  heading: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

const Root = styled.section`
  display: grid;
  gap: ${space[6]};
  align-items: center;
  padding: ${space[6]} ${space[5]};
  background: ${color.primarySoft};
  border-radius: ${radius.panel};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[10]} ${space[12]};
  }
  ${media.print} {
    display: none;
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space[2]};
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

/** The end of a page: what to do next. */
export function CallToAction({ heading, text, children }: CallToActionProps) {
  return (
    <Root>
      <Words>
        <Heading level={2} look="section">
          {heading}
        </Heading>
        <Text $tone="muted" $measure>
          {text}
        </Text>
      </Words>
      <Buttons>{children}</Buttons>
    </Root>
  );
}
