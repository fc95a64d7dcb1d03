import styled from 'styled-components';

/** Where a form's red box appears; while there is none it takes no room. */
export const ErrorSlot = styled.div`
  &:empty {
    display: none;
  }
`;
