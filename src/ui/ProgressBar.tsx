import styled, { css, keyframes } from 'styled-components';
import { media, theme } from '../theme/theme';

const { color, radius, size } = theme;

interface ProgressBarProps {
  /** The label of the progress. */
  label: string;
  /** 0 to 100; left out when the duration is unknown. */
  value?: number | undefined;
}

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;
const Track = styled.div`
  overflow: hidden;
  height: ${size.track};
  background: ${color.sunken};
  border-radius: ${radius.round};
  ${media.forcedColours} {
    border: ${theme.border.line} solid CanvasText;
  }
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
  ${media.forcedColours} {
    background: Highlight;
  }
`;

/** A progress bar; without a value it only shows that something is under way. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value)}
    >
      <Bar
        $running={value === undefined}
        {...(value !== undefined && { style: { transform: `scaleX(${value / 100})` } })}
      />
    </Track>
  );
}
