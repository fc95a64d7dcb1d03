import { useLingui } from '@lingui/react';
import { Download } from 'lucide-react';
import { downloadFile } from '../../../platform/browser/download';
import { failureMessages } from '../../../platform/store/failureMessages';
import { Button } from '../../../ui/Button';
import { FormError } from '../../../ui/form/FormError';
import { Stack } from '../../../ui/Stack';
import { useScreenState } from '../../../ui/useScreenState';
import { useExportEverythingMutation } from '../../api/leavingApi';
import { useIdentityProof } from '../useIdentityProof';
import { useSettingsToast } from '../useSettingsToast';
import { Line } from './Line';

const failed = /*i18n*/ 'We could not make the file. Please try again.';

/** Everything that Skuret has about the person, as one file. */
export function DataExport() {
  const { i18n } = useLingui();
  const [ask, { isLoading }] = useExportEverythingMutation();
  const [problem, setProblem] = useScreenState<string | null>('export problem', null);
  const withProof = useIdentityProof();
  const showToast = useSettingsToast();

  async function onDownload() {
    setProblem(null);
    const outcome = await withProof(() => ask());
    if (outcome === null) return;
    const { data, error } = outcome;
    const [refused] = error ? failureMessages(error, failed) : (data?.errors ?? []);
    if (!data?.address) return setProblem(i18n.t(refused ?? failed));
    downloadFile(data.address);
    showToast(
      /*i18n*/ 'We are downloading your file now. You find it among your downloads.',
      'info',
    );
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
          'One ZIP file with everything we have about you: profile, tools, bookings, payments, messages and reviews (JSON), and your photos.',
        )}
      </Line>
      <FormError message={problem} />
    </Stack>
  );
}
