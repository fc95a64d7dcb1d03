import styled, { keyframes } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { VisuallyHidden } from './VisuallyHidden';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const sizes = { small: '1em', medium: theme.icon.large, large: theme.space[10] } as const;

export interface SpinnerProps {
  /** Said to assistive technology; leave out where the text beside it says it. */
  label?: string | undefined;
  size?: keyof typeof sizes | undefined;
}

const Ring = styled.span<{ $size: keyof typeof sizes }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  border: ${theme.border.strong} solid currentColor;
  border-right-color: transparent;
  border-radius: ${theme.radius.round};
  animation: ${turn} ${theme.motion.turn};
  ${media.reducedMotion} {
    opacity: 0.6;
  }
`;

/** A sign that something is on its way. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  if (label === undefined) return <Ring $size={size} aria-hidden="true" />;
  return (
    <span role="status">
      <Ring $size={size} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
