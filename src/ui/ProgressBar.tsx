import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

const { color, depth, radius, size } = theme;

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** 0 to 100; left out where nobody knows how long it takes. */
  value?: number | undefined;
  /** `top` is the thin line at the upper edge of the window. */
  place?: 'inline' | 'top' | undefined;
}

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;
const Track = styled.div<{ $top: boolean }>`
  overflow: hidden;
  ${({ $top }) =>
    $top
      ? css`
          position: fixed;
          inset: 0 0 auto;
          z-index: ${depth.toast};
          height: ${size.barThin};
        `
      : css`
          height: ${size.track};
          background: ${color.sunken};
          border-radius: ${radius.round};
        `}
`;
const Bar = styled.div<{ $running: boolean }>`
  width: ${({ $running }) => ($running ? '40%' : '100%')};
  height: 100%;
  background: ${color.accent};
  border-radius: ${radius.round};
  transform-origin: left;
  transition: transform ${theme.motion.calm};
  ${({ $running }) =>
    $running &&
    css`
      animation: ${run} ${theme.motion.run};
      ${media.reducedMotion} {
        width: 100%;
        animation: none;
        opacity: 0.7;
      }
    `}
`;

/** How far something has come, or only that it is on its way. */
export function ProgressBar({ label, value, place = 'inline' }: ProgressBarProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value)}
      $top={place === 'top'}
    >
      <Bar
        $running={value === undefined}
        {...(value === undefined
          ? {}
          : { style: { transform: `scaleX(${Math.min(100, Math.max(0, value)) / 100})` } })}
      />
    </Track>
  );
}
