import { useLingui } from '@lingui/react';
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
  const { i18n } = useLingui();
  const [slow, setSlow] = useScreenState('sending slow', false);
  useEffect(() => {
    setSlow(false);
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, [setSlow]);

  const kilobytes = pictureBytes === null ? null : Math.ceil(pictureBytes / 1000);
  const tool =
    kilobytes === null
      ? i18n.t('Sending your tool')
      : i18n.t('Sending your tool with its picture, {kilobytes} kB', { kilobytes });
  const what = photosLeft > 0 ? i18n.t('Your photos are still on their way') : tool;
  return (
    <Stack $gap={2}>
      <Text $size="small" $tone="muted" role="status">
        {slow
          ? i18n.t('{what}. Your connection is slow; please keep this page open.', { what })
          : `${what} …`}
      </Text>
      <ProgressBar label={i18n.t('Sending your tool')} />
    </Stack>
  );
}
