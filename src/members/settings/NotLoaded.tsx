import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';

interface Props {
  query: { currentData?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Of what comes, about, so that little moves when it does. */
  height: string;
  /** The failed content, as a sentence in the language of the screen. */
  failedText: string;
}

/** Stands for what a query has not brought yet; after a failure it offers to try again. */
export function NotLoaded({ query, height, failedText }: Props) {
  if (query.currentData !== undefined) return null;
  return query.isError && !query.isFetching ? (
    <LoadFailed onRetry={() => void query.refetch()}>{failedText}</LoadFailed>
  ) : (
    <Skeleton $height={height} $shape="box" />
  );
}
