import { useLingui } from '@lingui/react';
import { useField } from 'formik';
import { FileJson, X } from 'lucide-react';
import { useRef } from 'react';
import {
  keptRecordingDays,
  mostAttachedBytes,
  type RecordingProblem,
  readRecording,
} from '../../../domain/recordings/readRecording';
import { Button } from '../../ui/Button';
import { FileDrop } from '../../ui/FileDrop';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import type { AttachedFile } from './contactForm';

type Problem = RecordingProblem | 'large';

const kilobytes = mostAttachedBytes / 1000;
const problems: Record<Problem, string> = {
  large:
    /*i18n*/ 'The recording is larger than {kilobytes} kB. Reload the page, and save it right after it happened.',
  damaged: /*i18n*/ 'The file cannot be read. It may be incomplete: save or export it again.',
  foreign: /*i18n*/ 'The file is not a recording of Skuret.',
};

async function readFile(file: File): Promise<AttachedFile | Problem> {
  if (file.size > mostAttachedBytes) return 'large';
  const text = await file.text().catch(() => '');
  const recording = readRecording(text);
  return typeof recording === 'string' ? recording : { name: file.name, text };
}

/** A recording that a member attaches to the message; the value `recording` of the form. */
export function RecordingField() {
  const { i18n } = useLingui();
  const [{ value }, , { setValue }] = useField<AttachedFile | null | undefined>('recording');
  const root = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useScreenState<Problem | null>('recording problem', null);
  const onFile = async (given: File) => {
    const read = await readFile(given);
    const isWrong = typeof read === 'string';
    setProblem(isWrong ? read : null);
    await setValue(isWrong ? null : read);
  };
  const onRemove = async () => {
    await setValue(null);
    root.current?.querySelector('input')?.focus();
  };
  return (
    <Stack $gap={2} ref={root}>
      <FileDrop
        label={i18n.t('Attach a recording (optional)')}
        chooseLabel={i18n.t('Choose a file')}
        dropText={i18n.t('or drop it here')}
        hint={i18n.t(
          'A file from “Save a recording” in the help centre, at most {kilobytes} kB. It shows us the pages, names and messages that you saw, but no passwords. We delete it after {days} days.',
          { kilobytes, days: keptRecordingDays },
        )}
        error={problem ? i18n.t(problems[problem], { kilobytes }) : undefined}
        icon={<FileJson aria-hidden="true" strokeWidth={1.5} />}
        accept=".json,application/json"
        onFile={(given) => void onFile(given)}
      />
      <Row $gap={3} role="status">
        {value ? (
          <>
            <Text $size="small">{i18n.t('{file} is attached.', { file: value.name })}</Text>
            <Button
              variant="secondary"
              size="small"
              icon={<X aria-hidden="true" />}
              onClick={() => void onRemove()}
            >
              {i18n.t('Remove the recording')}
            </Button>
          </>
        ) : null}
      </Row>
    </Stack>
  );
}
