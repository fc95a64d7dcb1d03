import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Drawing } from './Drawing';
import { Heading, type HeadingLevel } from './Heading';
import { Text } from './Text';

const { space, size } = theme;

export interface EmptyStateProps {
  heading: string;
  headingLevel?: HeadingLevel | undefined;
  text?: ReactNode;
  /** The address of a drawing; it is decoration. */
  picture?: string | undefined;
  /** The next action: a button or a link. */
  action?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[12]} ${space[4]};
  text-align: center;
  text-wrap: balance;
`;
const Picture = styled(Drawing)`
  width: ${size.emptyPicture};
  height: auto;
  margin-bottom: ${space[2]};
`;
const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-top: ${space[3]};
`;

/** Says that there is nothing here yet, or no match, and offers what to do next. */
export function EmptyState({ heading, headingLevel = 2, text, picture, action }: EmptyStateProps) {
  return (
    <Root>
      {picture === undefined ? null : <Picture src={picture} width={200} height={150} />}
      <Heading level={headingLevel} look="sub">
        {heading}
      </Heading>
      {text ? (
        <Text as="div" $tone="muted" $measure>
          {text}
        </Text>
      ) : null}
      {action ? <Action>{action}</Action> : null}
    </Root>
  );
}
