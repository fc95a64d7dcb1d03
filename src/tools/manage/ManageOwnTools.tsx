import { useLingui } from '@lingui/react';
import { CalendarDays, Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/values/addresses';
import { Button } from '../../ui/Button';
import { translateMessage } from '../../ui/form/translateMessage';
import { LinkButton } from '../../ui/LinkButton';
import type { OwnToolRow } from '../api/lendingApi';
import { FormProblem } from '../form/FormProblem';
import { OwnerCalendar } from './calendar/OwnerCalendar';
import { ManageToolsScreen } from './ManageToolsScreen';
import { ownStatuses, readOwnFilter } from './manageFilter';
import { useDownload } from './useDownload';
import { useOutOfService } from './useOutOfService';
import { useOwnToolActions } from './useOwnToolActions';
import { useOwnTools } from './useOwnTools';

/** The list, or the calendar of what each tool is booked and blocked for. */
export function ManageOwnTools() {
  const [params] = useSearchParams();
  if (params.get('view') !== 'calendar') return <OwnToolList />;
  return <OwnerCalendar />;
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
          <LinkButton
            variant="secondary"
            to={`${addresses.manageTools}?view=calendar`}
            icon={<CalendarDays aria-hidden="true" />}
          >
            {i18n.t('Calendar')}
          </LinkButton>
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            disabled={list.tools.length === 0}
            loading={download.loading}
            onClick={download.start}
          >
            {i18n.t('Download as CSV')}
          </Button>
        </>
      }
    />
  );
}
