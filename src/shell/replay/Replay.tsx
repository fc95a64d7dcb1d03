import { useLingui } from '@lingui/react';
import { FileJson } from 'lucide-react';
import { useState } from 'react';
import { readVersion } from '../../platform/store/saveRecording';
import { useAddressState } from '../../platform/store/useAddressState';
import { Callout } from '../../ui/Callout';
import { FileDrop } from '../../ui/FileDrop';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import { loadEveryEndpoint } from '../everyEndpoint';
import { ReplayPlayer } from './ReplayPlayer';
import { largestMegabytes, type Rejection, readSession, type Session } from './readSession';

const rejections: Record<Rejection, string> = {
  large: /*i18n*/ 'The file is larger than {largestMegabytes} MB. A recording is much smaller.',
  damaged: /*i18n*/ 'The file cannot be read. It may be incomplete: save or export it again.',
  foreign: /*i18n*/ 'The file is not a recording of Skuret.',
  otherVersion:
    /*i18n*/ 'The file was recorded with another version of Skuret, which this one cannot show.',
};

/** A moment of a session: the file's name and the number of the action. */
const readPlace = (query: URLSearchParams) => ({
  file: query.get('file') ?? '',
  action: Math.max(Math.trunc(Number(query.get('action'))) || 0, 0),
});

async function openFile(file: File): Promise<Session | Rejection> {
  if (file.size > largestMegabytes * 1_000_000) return 'large';
  // The reducer needs the endpoints of all actions.
  await loadEveryEndpoint();
  return readSession(await file.text(), readVersion());
}

/** Replays a saved recording, or an export of DevTools, in a store of its own. Nothing is sent or kept. */
export function Replay() {
  const { i18n } = useLingui();
  const [{ file, action }, change] = useAddressState(readPlace);
  // Not in the store: the file is a foreign one.
  const [session, setSession] = useState<Session | null>(null);
  const [rejection, setRejection] = useScreenState<Rejection | null>('replay problem', null);
  const onFile = async (given: File) => {
    const opened = await openFile(given).catch(() => 'damaged' as const);
    if (typeof opened === 'string') return setRejection(opened);
    setRejection(null);
    setSession(opened);
    if (given.name !== file) change({ file: given.name, action: 0 });
  };
  return (
    <PageContainer $width="reading" title={i18n.t('Replay a recording')}>
      <Stack $gap={6}>
        <Heading level={1}>{i18n.t('Replay a recording')}</Heading>
        <Text>
          {i18n.t(
            'Open a file that was saved with “Save a recording” in the help centre, or exported from Redux DevTools. It stays in this window: nothing is sent, and nothing in your account changes.',
          )}
        </Text>
        {file && !session ? (
          <Callout>
            {i18n.t('This link leads to action {action} of the file {file}. Open that file.', {
              action,
              file,
            })}
          </Callout>
        ) : null}
        <FileDrop
          label={i18n.t('Recording')}
          chooseLabel={i18n.t('Choose a file')}
          dropText={i18n.t('or drop it here')}
          hint={i18n.t('A .json file of at most {largestMegabytes} MB', { largestMegabytes })}
          error={rejection ? i18n.t(rejections[rejection], { largestMegabytes }) : undefined}
          icon={<FileJson aria-hidden="true" strokeWidth={1.5} />}
          accept=".json,application/json"
          onFile={(given) => void onFile(given)}
        />
      </Stack>
      {session ? (
        <ReplayPlayer
          session={session}
          index={Math.min(action, session.moments.length - 1)}
          onIndex={(index) => change({ action: index }, 'paused')}
          onClose={() => setSession(null)}
        />
      ) : null}
    </PageContainer>
  );
}
