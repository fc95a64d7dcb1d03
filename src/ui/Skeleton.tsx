import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

const shapes = {
  text: theme.radius.small,
  box: theme.radius.card,
  round: theme.radius.round,
} as const;

export interface SkeletonProps {
  $width?: string | undefined;
  $height?: string | undefined;
  $ratio?: string | undefined;
  $shape?: keyof typeof shapes | undefined;
}

/** A placeholder for content that is loading. Put `aria-busy` and a label for assistive technology around it. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em', $ratio }) => ($ratio ? 'auto' : $height)};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  background: color-mix(in srgb, ${theme.color.line} 60%, transparent);
  border-radius: ${({ $shape = 'text' }) => shapes[$shape]};
  animation: ${pulse} ${theme.motion.pulse};
`;
