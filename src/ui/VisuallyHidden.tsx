import styled from 'styled-components';
import { visuallyHiddenStyles } from './visuallyHiddenStyles';

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyles}
`;
