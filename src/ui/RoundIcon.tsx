import styled from 'styled-components';
import { theme } from '../theme/theme';

const { icon, radius, target } = theme;

/** A round ground for an icon that goes before a text. */
export const RoundIcon = styled.span<{ $size: 'small' | 'large'; $ground: string; $ink: string }>`
  display: grid;
  place-items: center;
  width: ${({ $size }) => target[$size]};
  height: ${({ $size }) => target[$size]};
  border-radius: ${radius.round};
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
  svg {
    width: ${({ $size }) => icon[$size]};
    height: ${({ $size }) => icon[$size]};
  }
`;
