import { useLingui } from '@lingui/react';
import styled, { keyframes } from 'styled-components';
import { media, theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { hookStyles } from '../../ui/hookStyles';

const { color, fontSize, motion, space } = theme;

const swing = keyframes`
  from { transform: rotate(6deg); }
`;

const Root = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  width: fit-content;
  min-width: ${space[20]};
  margin: 0;
  ${hookStyles}
  > :first-child {
    width: ${space[20]};
    transform-origin: 50% 0;
    animation: ${swing} ${motion.calm};
    ${media.reducedMotion} {
      animation: none;
    }
  }
  figcaption {
    color: ${color.muted};
    font-size: ${fontSize.small};
    text-align: center;
    white-space: nowrap;
  }
`;

/** A tool that is back, on its hook: it swings once. */
export function HungTool({ imageUrl }: { imageUrl: string }) {
  const { i18n } = useLingui();
  return (
    <Root>
      <ToolPicture tool={{ imageUrl, categories: [] }} corners="input" sizes="80px" />
      <figcaption>{i18n.t('Back on its hook')}</figcaption>
    </Root>
  );
}
