import { useLingui } from '@lingui/react';
import { Download } from 'lucide-react';
import { FormProblem } from '../../../features/lending/FormProblem';
import { sayReason } from '../../../features/lending/sayReason';
import { Button } from '../../../ui/Button';
import { ManageToolsScreen } from './ManageToolsScreen';
import { ownStatuses, readOwnFilter } from './manageFilter';
import { useDownload } from './useDownload';
import { useOwnToolActions } from './useOwnToolActions';
import { useOwnTools } from './useOwnTools';

/** The list of live, with what the service offers beside: pause, publish, copy, and all of it as a table. */
export function ManageOwnTools() {
  const { i18n } = useLingui();
  const list = useOwnTools();
  const { problem, ...actions } = useOwnToolActions();
  const download = useDownload();

  return (
    <ManageToolsScreen
      {...list}
      statuses={ownStatuses}
      readFilter={readOwnFilter}
      live={actions}
      problem={
        <>
          {problem && (
            <FormProblem
              messages={problem.reasons.map(
                (reason) => `${problem.name}: ${sayReason(reason, i18n)}`,
              )}
            />
          )}
          {download.reasons.length > 0 && <FormProblem messages={download.reasons} />}
        </>
      }
      headAction={
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          disabled={list.tools.length === 0}
          loading={download.loading}
          onClick={download.start}
        >
          {i18n.t('Download as CSV')}
        </Button>
      }
    />
  );
}
