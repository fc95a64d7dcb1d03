import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  ${media.belowPhone} {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;
const Last = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-inline-start: auto;
  ${media.belowPhone} {
    flex-direction: column-reverse;
    align-items: stretch;
    margin-inline-start: 0;
  }
`;

interface Props {
  /** A destructive button, apart from the others at the start of the line. */
  apart?: ReactNode;
  /** First the link back, then the submit button. */
  children: ReactNode;
}

/** The buttons below a form; on a phone they are stacked, with the submit button first. */
export function FormActions({ apart, children }: Props) {
  return (
    <Root>
      {apart}
      <Last>{children}</Last>
    </Root>
  );
}
