import { css } from 'styled-components';
import { theme } from '../theme/theme';

const { color, fontWeight, icon, radius, space, target } = theme;

/** A line of a menu: an icon, a text, and where there is one, a number at the end. */
export const menuLine = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${target.medium};
  padding-inline: ${space[3]};
  border-radius: ${radius.input};
  font-weight: ${fontWeight.medium};
  text-align: start;
  text-decoration: none;
  & > svg {
    flex: none;
    width: ${icon.medium};
    height: ${icon.medium};
    color: ${color.muted};
  }
  & > [data-words] {
    flex: 1;
  }
  &:hover,
  &[aria-current='page'] {
    background: ${color.primarySoft};
    color: ${color.primary};
    & > svg {
      color: inherit;
    }
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${theme.border.strong});
  }
`;
