import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A thin line between two parts. */
export const Divider = styled.hr`
  border: 0;
  border-top: ${theme.border.line} solid ${theme.color.line};
  width: 100%;
`;
