import { useLingui } from '@lingui/react';
import { Grid } from '../../../ui/Grid';
import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** The places of a booking that is on its way. */
export function BookingSkeleton() {
  const { i18n } = useLingui();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{i18n.t('Loading the booking')}</VisuallyHidden>
      <Stack $gap={6}>
        <Skeleton $height="2.5rem" $width="min(24rem, 80%)" />
        <Grid $desktopColumns={2} $gap={8}>
          <Skeleton $height="16rem" $shape="box" />
          <Skeleton $height="16rem" $shape="box" />
        </Grid>
      </Stack>
    </div>
  );
}
