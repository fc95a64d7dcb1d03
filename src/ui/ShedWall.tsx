import styled, { css } from 'styled-components';
import { media } from '../theme/theme';

interface Props {
  /** `account` has room for a narrow part of it: nothing hangs where that is cut. */
  $scene?: 'hero' | 'account';
}

const evening = css<Props>`
  background-image: url('/images/scenes/${({ $scene = 'hero' }) => $scene}-dark.svg');
`;

/**
 * The wall of the shed as a background: by day in the light scheme, in the evening in the dark one. Its tools hang in
 * the right half. It has no size of its own. As a CSS background it is fetched only where it shows.
 */
export const ShedWall = styled.div.attrs({ 'aria-hidden': true })<Props>`
  background: url('/images/scenes/${({ $scene = 'hero' }) => $scene}.svg') 78% 100% / cover no-repeat;
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${evening}
    }
  }
  :root[data-theme='dark'] & {
    ${evening}
  }
  ${media.print} {
    display: none;
  }
`;
