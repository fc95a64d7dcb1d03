import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

const { space, width } = theme;

interface PageContainerProps {
  /** 1200 px for content, more where a screen has `data-wide`; 680 for reading. */
  $width?: 'content' | 'reading' | undefined;
}

/** The column of a page: centred, with a side margin that grows with the screen. */
export const PageContainer = styled.div<PageContainerProps>`
  box-sizing: content-box;
  width: auto;
  max-width: ${({ $width = 'content' }) => width[$width]};
  margin-inline: auto;
  padding-inline: ${space[4]};
  ${media.tablet} {
    padding-inline: ${space[8]};
  }
`;
