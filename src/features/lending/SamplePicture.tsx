import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import type { PictureFieldProps } from './PictureField';

const PictureField = lazy(async () => ({
  default: (await import(/* webpackChunkName: "samplePicture" */ './PictureField')).PictureField,
}));

/** The single picture of the sample's form, in a separate chunk: live has photographs instead. */
export function SamplePicture(props: PictureFieldProps) {
  return (
    <Suspense fallback={<Skeleton $height="14rem" $shape="box" />}>
      <PictureField {...props} />
    </Suspense>
  );
}
