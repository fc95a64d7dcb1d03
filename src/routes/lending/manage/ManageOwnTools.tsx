import { Download } from 'lucide-react';
import { toolsCsv } from '../../../../domain/toolsCsv';
import { downloadText } from '../../../browser/downloadText';
import { FormProblem } from '../../../features/lending/FormProblem';
import { Button } from '../../../ui/Button';
import { ManageToolsScreen } from './ManageToolsScreen';
import { ownStatuses, readOwnFilter } from './manageFilter';
import { useOwnToolActions } from './useOwnToolActions';
import { useOwnTools } from './useOwnTools';

/** The list of live, with what the service offers beside: pause, publish, copy, and all of it as a table. */
export function ManageOwnTools() {
  const list = useOwnTools();
  const { problem, ...actions } = useOwnToolActions();
  const owned = list.tools.flatMap(({ own }) => own ?? []);

  return (
    <ManageToolsScreen
      {...list}
      statuses={ownStatuses}
      readFilter={readOwnFilter}
      live={actions}
      problem={
        problem && (
          <FormProblem messages={problem.reasons.map((reason) => `${problem.name}: ${reason}`)} />
        )
      }
      headAction={
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          disabled={owned.length === 0}
          onClick={() =>
            downloadText('skuret-tools.csv', 'text/csv;charset=utf-8', toolsCsv(owned))
          }
        >
          Download as CSV
        </Button>
      }
    />
  );
}
