import styled, { createGlobalStyle } from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, radius, space } = theme;

/** Global print styles. Render it while a `Paper` is on the screen. */
export const PrintedPage = createGlobalStyle`
  @page {
    size: A4;
    margin: 1.8cm;
  }
  ${media.print} {
    /* What fills the window would fill a second sheet. */
    body, body div:has(> #content), #content {
      display: block;
      min-height: 0 !important;
      padding: 0;
    }
  }
`;

/** A document to keep, such as a receipt: a card on the screen, and only itself in print. */
export const Paper = styled.div`
  padding: ${space[5]};
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  ${media.tablet} {
    padding: ${space[8]};
  }
  ${media.print} {
    padding: 0;
    border: 0;
  }
`;
