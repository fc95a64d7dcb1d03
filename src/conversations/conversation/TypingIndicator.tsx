import { useLingui } from '@lingui/react';
import styled, { keyframes } from 'styled-components';
import { media, theme } from '../../theme/theme';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const { border, color, motion, radius, size, space } = theme;

const breathe = keyframes`
  0%, 70%, 100% { opacity: 0.3; }
  35% { opacity: 1; }
`;
const Bubble = styled.div`
  display: flex;
  align-items: center;
  width: fit-content;
  gap: ${space[1]};
  margin-block-start: ${space[3]};
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.panel};
  border-end-start-radius: ${radius.small};
`;
const Dot = styled.span`
  width: ${size.radioDot};
  height: ${size.radioDot};
  background: ${color.muted};
  border-radius: ${radius.round};
  animation: ${breathe} ${motion.pulse};
  &:nth-of-type(2) {
    animation-delay: 0.2s;
  }
  &:nth-of-type(3) {
    animation-delay: 0.4s;
  }
  ${media.reducedMotion} {
    animation: none;
  }
  ${media.forcedColours} {
    background: CanvasText;
  }
`;

/** Says that the other member is typing (§2). */
export function TypingIndicator({ name }: { name: string }) {
  const { i18n } = useLingui();
  return (
    <Bubble>
      <Dot aria-hidden="true" />
      <Dot aria-hidden="true" />
      <Dot aria-hidden="true" />
      <VisuallyHidden as="p">{i18n.t('{name} is typing', { name })}</VisuallyHidden>
    </Bubble>
  );
}
