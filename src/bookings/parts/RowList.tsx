import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';

/** Rows in one card, with a line between them. */
export const RowList = styled(Card)`
  /* A hovered row at an end keeps to the corners of the card. */
  overflow: clip;
  li + li {
    border-block-start: ${theme.border.line} solid ${theme.color.line};
  }
`;
