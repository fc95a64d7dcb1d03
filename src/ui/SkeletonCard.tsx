import { Card } from './Card';
import { Skeleton } from './Skeleton';
import { Stack } from './Stack';

/** A card while its content loads: a heading and so many lines, the last one shorter. */
export function SkeletonCard({ lines }: { lines: number }) {
  return (
    <Card>
      <Stack $gap={4}>
        <Skeleton $width="min(12rem, 60%)" $height="1.5rem" />
        <Stack $gap={2}>
          {Array.from({ length: lines }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and their order is fixed
            <Skeleton key={index} $width={index === lines - 1 ? '70%' : undefined} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
