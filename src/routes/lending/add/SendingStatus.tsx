import { useEffect } from 'react';
import { ProgressBar } from '../../../ui/ProgressBar';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenState } from '../../../ui/useScreenState';

/** From when on sending counts as slow, in milliseconds. */
const patience = 4000;

interface Props {
  /** What goes out with the texts, in bytes; null without a picture. */
  pictureBytes: number | null;
  /** Photographs that have to arrive before the texts go out. */
  photosLeft: number;
}

/** Says that the tool is on its way, and on a slow line that it still is. */
export function SendingStatus({ pictureBytes, photosLeft }: Props) {
  const [slow, setSlow] = useScreenState('sending slow', false);
  useEffect(() => {
    setSlow(false);
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, [setSlow]);

  const sending =
    pictureBytes === null
      ? 'Sending your tool'
      : `Sending your tool with its picture, ${Math.ceil(pictureBytes / 1000)} kB`;
  const what = photosLeft > 0 ? 'Your photos are still on their way' : sending;
  return (
    <Stack $gap={2}>
      <Text $size="small" $tone="muted" role="status">
        {`${what}${slow ? '. Your connection is slow; please keep this page open.' : ' …'}`}
      </Text>
      <ProgressBar label="Sending your tool" />
    </Stack>
  );
}
