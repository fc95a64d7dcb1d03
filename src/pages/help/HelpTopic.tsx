import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { LinkedHeading } from '../parts/LinkedHeading';
import { Questions } from '../parts/Question';

export interface HelpTopicProps {
  /** The part of the address after `#`. */
  id: string;
  title: string;
  /** The questions. */
  children: ReactNode;
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
`;

/** The questions of one topic. */
export function HelpTopic({ id, title, children }: HelpTopicProps) {
  return (
    <Root aria-labelledby={id}>
      <LinkedHeading id={id} level={2} look="sub">
        {title}
      </LinkedHeading>
      <Questions>{children}</Questions>
    </Root>
  );
}
