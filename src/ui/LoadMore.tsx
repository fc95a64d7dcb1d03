import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Button } from './Button';

const { color, fontSize, space } = theme;

export interface LoadMoreProps {
  /** "Vis flere". */
  label: string;
  loading?: boolean | undefined;
  onLoadMore: () => void;
  /** How much is shown; said when it changes. */
  status?: string | undefined;
  /** False when all is shown: the button goes, the line stays. */
  hasMore: boolean;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[6]};
`;
const Status = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`;

/** The end of a list that goes on. */
export function LoadMore({ label, loading, onLoadMore, status, hasMore }: LoadMoreProps) {
  return (
    <Root>
      {status === undefined ? null : <Status role="status">{status}</Status>}
      {hasMore ? (
        <Button variant="secondary" loading={loading} onClick={onLoadMore}>
          {label}
        </Button>
      ) : null}
    </Root>
  );
}
