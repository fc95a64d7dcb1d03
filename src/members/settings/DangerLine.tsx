import styled from 'styled-components';
import { media } from '../../theme/theme';
import { Row } from '../../ui/Row';

/** A step in the danger zone: what it does, and its button. */
export const DangerLine = styled(Row)`
  & > :first-child {
    flex: 1;
    min-width: 14rem;
  }
  ${media.belowPhone} {
    & > button {
      width: 100%;
    }
  }
`;
