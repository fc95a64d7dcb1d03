import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Skeleton } from './Skeleton';

const Row = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[3]};
`;
const Lines = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

/** The placeholder for a row of a list: a picture and two lines. */
export function SkeletonRow() {
  return (
    <Row>
      <Skeleton $ratio="4 / 3" $shape="box" />
      <Lines>
        <Skeleton $width="min(16rem, 80%)" />
        <Skeleton $width="min(10rem, 50%)" />
      </Lines>
    </Row>
  );
}
