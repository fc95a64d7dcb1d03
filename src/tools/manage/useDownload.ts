import { useLingui } from '@lingui/react';
import { toolsCsv } from '../../../domain/tools/toolsCsv';
import { downloadText } from '../../platform/browser/download';
import { failureMessages } from '../../platform/store/failureMessages';
import { useWholeOwnToolsMutation } from '../api/lendingApi';

const failed = /*i18n*/ 'Your tools could not be downloaded. Please try again.';

/** Downloads all own tools as a file, with the texts that the list leaves out. */
export function useDownload() {
  const { i18n } = useLingui();
  const [ask, { isLoading, error }] = useWholeOwnToolsMutation();
  const download = async () => {
    const { data } = await ask();
    if (data)
      downloadText(
        'skuret-tools.csv',
        'text/csv;charset=utf-8',
        toolsCsv(data, (text) => i18n.t(text)),
      );
  };
  return {
    loading: isLoading,
    /** Why the last download failed: a text as given, or the service's reasons. */
    reasons: error ? failureMessages(error, failed) : [],
    start: () => void download(),
  };
}
