import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, fontSize, fontWeight, icon, radius, space, target } = theme;

/** A link in the header that shows an icon only. */
export const CountedLink = styled(NavLink)`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${target.medium};
  height: ${target.medium};
  border-radius: ${radius.round};
  color: ${color.ink};
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &[aria-current='page'] {
    color: ${color.primary};
  }
  svg {
    width: ${icon.medium};
    height: ${icon.medium};
  }
`;
/** The count at the corner of the link. */
export const LinkCount = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 50%;
  min-width: ${space[5]};
  padding-inline: ${space[1]};
  border-radius: ${radius.round};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${space[5]};
  text-align: center;
  ${media.forcedColours} {
    border: ${border.line} solid CanvasText;
  }
`;
