import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import type { LivePartsProps } from './LiveParts';

const LiveParts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "liveListing" */ './LiveParts')).LiveParts,
}));

/** What live's form asks beyond the sample's, in a chunk of its own: photographs, terms and visibility. */
export function LiveSections(props: LivePartsProps) {
  return (
    <Suspense
      fallback={<Skeleton $height={props.part === 'photos' ? '14rem' : '26rem'} $shape="box" />}
    >
      <LiveParts {...props} />
    </Suspense>
  );
}
