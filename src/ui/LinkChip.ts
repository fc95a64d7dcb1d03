import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { chipHover, chipLook } from './chipStyles';

/** A chip that is a link. */
export const LinkChip = styled(Link)`
  ${chipLook}
  ${chipHover}
`;
