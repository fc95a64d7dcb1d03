import { useLingui } from '@lingui/react';
import { Download, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/values/addresses';
import { translateMessage } from '../../ui/form/translateMessage';
import { LinkButton } from '../../ui/LinkButton';
import { MoreMenu } from '../../ui/MoreMenu';
import { Skeleton } from '../../ui/Skeleton';
import type { OwnToolRow } from '../api/lendingApi';
import { FormProblem } from '../form/FormProblem';
import { OwnerCalendar } from './calendar/OwnerCalendar';
import { ManageToolsScreen } from './ManageToolsScreen';
import { ownStatuses, readOwnFilter } from './manageFilter';
import { useDownload } from './useDownload';
import { useOutOfService } from './useOutOfService';
import { useOwnToolActions } from './useOwnToolActions';
import { useOwnTools } from './useOwnTools';

const ImportTools = lazy(async () => ({
  default: (await import('./import/ImportTools')).ImportTools,
}));

/** The list, the calendar of what each tool is booked and blocked for, or the tools of a file. */
export function ManageOwnTools() {
  const [params] = useSearchParams();
  const view = params.get('view');
  if (view === 'calendar') return <OwnerCalendar />;
  if (view !== 'import') return <OwnToolList />;
  return (
    <Suspense fallback={<Skeleton $height="24rem" $shape="lines" />}>
      <ImportTools />
    </Suspense>
  );
}

/** The list, with further actions of the service: pause, publish, copy, and download all as a table. */
function OwnToolList() {
  const { i18n } = useLingui();
  const { bookings, ...list } = useOwnTools();
  const { problem, ...actions } = useOwnToolActions();
  const outOfService = useOutOfService(bookings);
  const changeState = (own: OwnToolRow) => {
    if (own.state === 'PUBLISHED' && outOfService.asks('pause', own.tool)) return;
    actions.changeState(own);
  };
  const download = useDownload();

  return (
    <ManageToolsScreen
      {...list}
      statuses={ownStatuses}
      readFilter={readOwnFilter}
      actions={{ ...actions, changeState }}
      asksBeforeDeleting={(tool) => outOfService.asks('delete', tool)}
      problem={
        <>
          {problem && (
            <FormProblem
              messages={problem.reasons.map(
                (reason) => `${problem.name}: ${translateMessage(reason, i18n)}`,
              )}
            />
          )}
          {outOfService.dialog}
          {download.reasons.length > 0 && <FormProblem messages={download.reasons} />}
        </>
      }
      headAction={
        <>
          <LinkButton variant="secondary" to={`${addresses.manageTools}?view=calendar`}>
            {i18n.t('Calendar')}
          </LinkButton>
          <MoreMenu
            name="of tools"
            label={i18n.t('More for your tools')}
            items={[
              {
                label: i18n.t('Add from a file'),
                icon: <Upload aria-hidden="true" />,
                to: `${addresses.manageTools}?view=import`,
              },
              {
                label: i18n.t('Download as CSV'),
                icon: <Download aria-hidden="true" />,
                disabled: list.tools.length === 0 || download.loading,
                onSelect: download.start,
              },
            ]}
          />
        </>
      }
    />
  );
}
