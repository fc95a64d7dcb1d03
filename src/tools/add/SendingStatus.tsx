import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { ProgressBar } from '../../ui/ProgressBar';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';

/** In milliseconds: after this time sending counts as slow. */
const slowAfterMs = 4000;

interface Props {
  /** The size of the picture that is sent with the texts, in bytes; null without a picture. */
  pictureBytes: number | null;
  /** The number of photographs that must be uploaded before the texts are sent. */
  photosLeft?: number;
}

/** Says that the tool is being sent, and on a slow connection that it still is. */
export function SendingStatus({ pictureBytes, photosLeft = 0 }: Props) {
  const { i18n } = useLingui();
  const [slow, setSlow] = useScreenState('sending slow', false);
  useEffect(() => {
    setSlow(false);
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
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
