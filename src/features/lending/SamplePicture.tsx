import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import type { PictureFieldProps } from './PictureField';

const PictureField = lazy(async () => ({
  default: (await import(/* webpackChunkName: "samplePicture" */ './PictureField')).PictureField,
}));

/** The one picture of the sample's form, in a chunk of its own: live has photographs in its place. */
export function SamplePicture(props: PictureFieldProps) {
  return (
    <Suspense fallback={<Skeleton $height="14rem" $shape="box" />}>
      <PictureField {...props} />
    </Suspense>
  );
}
