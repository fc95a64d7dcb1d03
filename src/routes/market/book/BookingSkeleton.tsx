import { useLingui } from '@lingui/react';
import { Grid } from '../../../ui/Grid';
import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** The placeholder of the booking page while the tool loads. */
export function BookingSkeleton() {
  const { i18n } = useLingui();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{i18n.t('Loading the tool')}</VisuallyHidden>
      <Grid $desktopColumns={2} $gap={8}>
        <Stack $gap={8}>
          <Skeleton $height="9rem" $shape="box" />
          <Skeleton $height="4.5rem" $shape="box" />
          <Skeleton $height="3.5rem" $shape="box" />
        </Stack>
        <Skeleton $height="18rem" $shape="box" />
      </Grid>
    </div>
  );
}
