import { useLingui } from '@lingui/react';
import { Flag } from 'lucide-react';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenState } from '../../ui/useScreenState';
import { useReport } from '../hooks/useReport';

// The dialog is fetched when it is first opened.
const { Dialog: ReportDialog } = lazyDialog(
  async () => (await import('./ReportDialog')).ReportDialog,
);

interface Props {
  /** Of the review. */
  id: string;
  /** The name of its author. */
  name: string;
}

/** An unobtrusive button that reports a review to Skuret, on English screens. */
export function ReportButton({ id, name }: Props) {
  const { i18n } = useLingui();
  const send = useReport();
  const [open, setOpen] = useScreenState(`report ${id} open`, false);
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={<Flag aria-hidden="true" />}
        aria-label={i18n.t('Report what {name} has written to Skuret', { name })}
        onClick={() => setOpen(true)}
      >
        {i18n.t('Report to Skuret')}
      </Button>
      <ReportDialog
        subjects={[{ kind: 'REVIEW', id, label: name }]}
        language="en"
        open={open}
        onClose={() => setOpen(false)}
        onReport={async (report) => {
          const problem = await send(report);
          if (problem === null) setOpen(false);
          return problem;
        }}
      />
    </div>
  );
}
