import { useLingui } from '@lingui/react';
import { Flag } from 'lucide-react';
import { to } from '../../../domain/values/addresses';
import { useReport } from '../../members/hooks/useReport';
import { useViewer } from '../../members/hooks/useViewer';
import type { ReportSubject } from '../../members/parts/ReportDialog';
import { lazyDialog } from '../../ui/lazyDialog';
import { MoreMenu } from '../../ui/MoreMenu';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import type { ToolDetail } from '../api/toolApi';

const { Dialog: ReportDialog } = lazyDialog(
  async () => (await import('../../members/parts/ReportDialog')).ReportDialog,
);

/** The further actions of a tool's page: the one way to report the tool or one of its reviews. */
export function ToolMenu({ tool }: { tool: ToolDetail }) {
  const { i18n } = useLingui();
  const lang = useScreenLanguage('da');
  const { user } = useViewer();
  const send = useReport();
  const [open, setOpen] = useScreenState('reporting the tool', false);
  const wasOpened = useHasBeenTrue(open);
  if (user?.id === tool.owner.id) return null;
  const subjects: readonly [ReportSubject, ...ReportSubject[]] = [
    { kind: 'TOOL', id: tool.id, label: tool.name },
    ...tool.reviews
      .filter(({ createdByUser }) => createdByUser.id !== user?.id)
      .map(({ id, createdByUser }) => ({
        kind: 'REVIEW' as const,
        id,
        label: i18n.t('Bedømmelsen af {name}', { name: createdByUser.name }),
      })),
  ];
  const report = { label: i18n.t('Meld værktøjet'), icon: <Flag aria-hidden="true" /> };
  return (
    <>
      <MoreMenu
        name="of the tool"
        label={i18n.t('Flere muligheder')}
        variant="lined"
        lang={lang}
        items={[
          user
            ? { ...report, onSelect: () => setOpen(true) }
            : // A page of the service (server/api/http/addReportRoutes.ts), which needs no account.
              { ...report, to: `/report?about=${to.tool(tool.id)}`, isOutside: true },
        ]}
      />
      {wasOpened ? (
        <ReportDialog
          subjects={subjects}
          language="da"
          open={open}
          onClose={() => setOpen(false)}
          onReport={async (given) => {
            const problem = await send(given);
            if (problem === null) setOpen(false);
            return problem;
          }}
        />
      ) : null}
    </>
  );
}
