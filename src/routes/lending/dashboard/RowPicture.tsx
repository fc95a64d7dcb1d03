import styled from 'styled-components';
import { theme } from '../../../theme/theme';

/** The place of a tool's picture in a row. */
export const RowPicture = styled.div`
  width: ${theme.space[20]};
`;
