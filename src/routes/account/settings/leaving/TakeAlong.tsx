import { useLingui } from '@lingui/react';
import { Download } from 'lucide-react';
import { downloadFile } from '../../../../browser/downloadFile';
import { useExportEverythingMutation } from '../../../../store/api/leavingApi';
import { whyFailed } from '../../../../store/whyFailed';
import { Button } from '../../../../ui/Button';
import { FormError } from '../../../../ui/form/FormError';
import { Stack } from '../../../../ui/Stack';
import { useScreenState } from '../../../../ui/useScreenState';
import { useTellHere } from '../useTellHere';
import { useItsYou } from '../whenItsYou';
import { Line } from './Line';

const failed = /*i18n*/ 'The file could not be made. Please try again.';

/** Everything that Skuret has about the person, as one file. */
export function TakeAlong() {
  const { i18n } = useLingui();
  const [ask, { isLoading }] = useExportEverythingMutation();
  const [problem, setProblem] = useScreenState<string | null>('export problem', null);
  const whenItsYou = useItsYou();
  const tell = useTellHere();

  async function onDownload() {
    setProblem(null);
    const outcome = await whenItsYou(() => ask());
    if (outcome === null) return;
    const { data, error } = outcome;
    const [refused] = error ? whyFailed(error, failed) : (data?.errors ?? []);
    if (!data?.address) return setProblem(i18n.t(refused ?? failed));
    downloadFile(data.address);
    tell(/*i18n*/ 'Your file is on its way: look among your downloads.', 'info');
  }

  return (
    <Stack $gap={3}>
      <Line
        title={i18n.t('Download everything')}
        action={
          <Button
            variant="secondary"
            icon={<Download aria-hidden />}
            loading={isLoading}
            onClick={() => void onDownload()}
          >
            {i18n.t('Download everything')}
          </Button>
        }
      >
        {i18n.t(
          'One ZIP file with all that Skuret has about you: your profile, tools, bookings, payments, messages and reviews as JSON, and your pictures.',
        )}
      </Line>
      <FormError message={problem} />
    </Stack>
  );
}
