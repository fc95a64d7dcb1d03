import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import type { LivePartsProps } from './LiveParts';

const LiveParts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "liveListing" */ './LiveParts')).LiveParts,
}));

/** The sections that only live's form has, in a separate chunk: photographs, terms and visibility. */
export function LiveSections(props: LivePartsProps) {
  return (
    <Suspense
      fallback={<Skeleton $height={props.part === 'photos' ? '14rem' : '26rem'} $shape="box" />}
    >
      <LiveParts {...props} />
    </Suspense>
  );
}
