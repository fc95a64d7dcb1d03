import { Grid } from '../../../ui/Grid';
import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';

/** The place of the featured articles while they are on their way. */
export function PostsComing() {
  return (
    <Stack $gap={5} aria-busy="true">
      <Skeleton $width="14rem" $height="2rem" />
      <Grid $tabletColumns={2} $gap={5}>
        <Skeleton $height="28rem" $shape="box" />
        <Skeleton $height="28rem" $shape="box" />
      </Grid>
    </Stack>
  );
}
