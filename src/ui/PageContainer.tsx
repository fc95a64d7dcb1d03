import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';
import { PageTitle } from './PageTitle';

const { space, width } = theme;

const Column = styled.div<{ $width: 'content' | 'reading' }>`
  box-sizing: content-box;
  width: auto;
  max-width: ${({ $width }) => width[$width]};
  margin-inline: auto;
  padding-inline: ${space[4]};
  ${media.tablet} {
    padding-inline: ${space[8]};
  }
`;

interface PageContainerProps extends ComponentProps<'div'> {
  /** 1200 px for content, more where a screen has `data-wide`; 680 for reading. */
  $width?: 'content' | 'reading' | undefined;
  /** The document's title, for a screen that sets it nowhere else. */
  title?: string | undefined;
}

/** The column of a page: centred, with a side margin that grows with the screen. */
export function PageContainer({
  $width = 'content',
  title,
  children,
  ...rest
}: PageContainerProps) {
  return (
    <Column $width={$width} {...rest}>
      {title === undefined ? null : <PageTitle>{title}</PageTitle>}
      {children}
    </Column>
  );
}
