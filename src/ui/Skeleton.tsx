import styled, { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

const shapes = {
  text: theme.radius.small,
  box: theme.radius.card,
  round: theme.radius.round,
  lines: '0',
} as const;

const colour = `color-mix(in srgb, ${theme.color.line} 60%, transparent)`;

/* Every second line is shorter. */
const lines = css`
  background:
    linear-gradient(${colour} 0.75rem, transparent 0.75rem) 0 0 / 100% 4rem repeat-y,
    linear-gradient(transparent 2rem, ${colour} 2rem 2.75rem, transparent 2.75rem) 0 0 / 72% 4rem
      repeat-y;
`;

export interface SkeletonProps {
  $width?: string | undefined;
  $height?: string | undefined;
  $ratio?: string | undefined;
  /** `lines` is for what is mostly text; its height holds a line every 2rem. */
  $shape?: keyof typeof shapes | undefined;
}

/** A placeholder for content that is loading. Put `aria-busy` and a label for assistive technology around it. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em', $ratio }) => ($ratio ? 'auto' : $height)};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  background: ${colour};
  ${({ $shape }) => $shape === 'lines' && lines}
  border-radius: ${({ $shape = 'text' }) => shapes[$shape]};
  animation: ${pulse} ${theme.motion.pulse};
`;
