import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, fontWeight, radius, space, target } = theme;

/** Hidden on narrow screens, where the menu has the same links. */
export const WideOnly = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${media.belowTablet} {
    display: none;
  }
`;

/** A text link in the header. */
export const HeaderLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.medium};
  padding-inline: ${space[3]};
  border-radius: ${radius.input};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  white-space: nowrap;
  ${media.belowDesktop} {
    padding-inline: ${space[1]};
  }
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current='page'] {
    color: ${color.primary};
    text-decoration: underline;
    text-decoration-thickness: ${border.strong};
    text-underline-offset: 0.4em;
  }
`;
