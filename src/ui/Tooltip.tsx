import * as Ariakit from '@ariakit/react/tooltip';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

const { color, depth, fontSize, fontWeight, motion, radius, size, space } = theme;

export interface TooltipProps {
  /** What an icon means. It only repeats or adds: never the sole place of something a person needs. */
  text: string;
  /** The control it belongs to; it must have a name of its own. */
  children: ReactElement;
}

const Bubble = styled(Ariakit.Tooltip)`
  z-index: ${depth.popover};
  max-width: ${size.tooltip};
  padding: ${space[1]} ${space[3]};
  background: ${color.inverse};
  color: ${color.onInverse};
  border-radius: ${radius.small};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  opacity: 0;
  transition: opacity ${motion.quick};
  &[data-enter] {
    opacity: 1;
  }
`;

/** A word that shows on hover and on keyboard focus; Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Ariakit.TooltipProvider timeout={400} placement="bottom">
      <Ariakit.TooltipAnchor render={children} />
      <Bubble gutter={6} unmountOnHide>
        {text}
      </Bubble>
    </Ariakit.TooltipProvider>
  );
}
