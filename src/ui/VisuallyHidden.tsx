import styled from 'styled-components';
import { visuallyHiddenStyles } from './visuallyHiddenStyles';

/** Text for assistive technology alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyles}
`;
