import { theme } from '../../theme/theme';
import { Row } from '../../ui/Row';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';

const { avatar } = theme;

/** The skeleton of a profile that is loading; assistive technology announces the label. */
export function PersonSkeleton({ label }: { label: string }) {
  return (
    <Stack $gap={8} aria-busy>
      <Status>{label}</Status>
      <Row $gap={6} $wrap={false}>
        <Skeleton $width={avatar.huge} $height={avatar.huge} $shape="round" />
        <Stack $gap={3}>
          <Skeleton $width="12rem" $height="2.25rem" />
          <Skeleton $width="9rem" />
        </Stack>
      </Row>
      <Skeleton $height="6rem" $shape="lines" />
      <Skeleton $height="8rem" $shape="lines" />
    </Stack>
  );
}
