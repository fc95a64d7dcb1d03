import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Drawing } from '../ui/Drawing';
import { Heading } from '../ui/Heading';

const Frame = styled.div`
  padding-block: ${theme.space[12]};
  text-align: center;
  img {
    margin-inline: auto;
  }
  p {
    text-wrap: balance;
    margin-block-start: ${theme.space[3]};
    color: ${theme.color.muted};
  }
`;

interface Props {
  picture: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A full-screen message with links or buttons below it. */
export function FullScreenMessage({ picture, title, text, children }: Props) {
  return (
    <Frame>
      <Drawing src={picture} width={320} height={240} />
      <Heading level={1}>{title}</Heading>
      <p>{text}</p>
      {children}
    </Frame>
  );
}
