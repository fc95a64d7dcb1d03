import { useLingui } from '@lingui/react';
import { Flag } from 'lucide-react';
import type { ScreenLanguage } from '../../../domain/values/language';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { useReport } from '../hooks/useReport';
import type { ReportSubject } from './ReportDialog';

// The dialog is fetched when it is first opened.
const { Dialog: ReportDialog } = lazyDialog(
  async () => (await import('./ReportDialog')).ReportDialog,
);

const words = {
  da: {
    TOOL: /*i18n*/ 'Meld værktøjet',
    MEMBER: /*i18n*/ 'Meld {name}',
    MESSAGE: /*i18n*/ 'Meld beskeden',
    REVIEW: /*i18n*/ 'Meld til Skuret',
    reviewBy: /*i18n*/ 'Meld det, {name} har skrevet, til Skuret',
  },
  en: {
    TOOL: /*i18n*/ 'Report the tool',
    MEMBER: /*i18n*/ 'Report {name}',
    MESSAGE: /*i18n*/ 'Report the message',
    REVIEW: /*i18n*/ 'Report to Skuret',
    reviewBy: /*i18n*/ 'Report what {name} has written to Skuret',
  },
} as const;

interface Props {
  kind: ReportSubject['kind'];
  id: string;
  /** The name of the member who is reported, or of the author. */
  name: string;
  /** The other reportable content of this button; the member then chooses. */
  others?: readonly ReportSubject[] | undefined;
  /** Of the screen as given. */
  language: ScreenLanguage;
}

/** An unobtrusive button that reports something to Skuret. */
export function ReportButton({ kind, id, name, others = [], language }: Props) {
  const { i18n } = useLingui();
  const send = useReport();
  const spoken = useScreenLanguage(language);
  const [open, setOpen] = useScreenState(`report ${kind} ${id} open`, false);
  const word = words[language];
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        lang={spoken}
        icon={<Flag aria-hidden="true" />}
        aria-label={kind === 'REVIEW' ? i18n.t(word.reviewBy, { name }) : undefined}
        onClick={() => setOpen(true)}
      >
        {i18n.t(word[kind], { name })}
      </Button>
      <ReportDialog
        subjects={[{ kind, id, label: name }, ...others]}
        language={language}
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
