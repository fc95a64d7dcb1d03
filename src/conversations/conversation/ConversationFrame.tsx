import styled from 'styled-components';
import { media, theme } from '../../theme/theme';

const { border, color, radius, space, width } = theme;

/** As high as the window below the site's header, but never so low that nothing fits. */
export const ConversationFrame = styled.div`
  --above: calc(${space[16]} + ${border.line});
  container: conversation / size;
  display: flex;
  flex-direction: column;
  height: max(26rem, calc(100dvh - var(--above) - var(--bottom-bar, 0rem)));
  max-width: ${width.dialogWide};
  margin-inline: auto;
  background: ${color.ground};
  ${media.belowTablet} {
    margin-block-start: calc(-1 * ${space[6]});
  }
  ${media.tablet} {
    --above: calc(${space[16]} + ${border.line} + 2 * ${space[6]});
    width: calc(100% - 2 * ${space[8]});
    overflow: hidden;
    border: ${border.line} solid ${color.line};
    border-radius: ${radius.card};
  }
  &[data-keyboard] {
    margin-block-start: calc(-1 * ${space[6]});
  }
`;
