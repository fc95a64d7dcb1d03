import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import type { LivePartsProps } from './LiveParts';

const LiveParts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "liveListing" */ './LiveParts')).LiveParts,
}));

/** What live's form asks beyond the sample's, in a chunk of its own: it stands below the first fields. */
export function LiveSections(props: LivePartsProps) {
  return (
    <Suspense fallback={<Skeleton $height="26rem" $shape="box" />}>
      <LiveParts {...props} />
    </Suspense>
  );
}
