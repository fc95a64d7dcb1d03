import { useLingui } from '@lingui/react';
import { ShieldAlert } from 'lucide-react';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { lazyDialog } from '../../ui/lazyDialog';
import type { GivenReport, ReportSubject } from './ReportDialog';

// Both dialogs are fetched when they are first opened.
const { Dialog: SafetyDialog } = lazyDialog(
  async () => (await import('./SafetyDialog')).SafetyDialog,
);
const { Dialog: ReportDialog } = lazyDialog(
  async () => (await import('./ReportDialog')).ReportDialog,
);

export type Asked = 'safety' | 'report' | null;

interface Props {
  member: { id: string; name: string };
  /** Whom the person has blocked; undefined until that is known. */
  blocked: readonly { member: { id: string } }[] | undefined;
  busy: boolean;
  /** What can be reported besides the member, such as a message. */
  more?: readonly ReportSubject[];
  look: 'icon' | 'words';
  /** Which dialog is open. */
  asked: Asked;
  onAsk: (asked: Asked) => void;
  onChange: (member: { id: string; name: string }, to: 'blocked' | 'free') => Promise<boolean>;
  /** Resolves to the reason why the report was not saved, or to null. */
  onReport: (report: GivenReport) => Promise<string | null>;
}

/** The button and the dialogs to block or report a member, on English screens. */
export function BlockOrReport({
  member,
  blocked,
  busy,
  more = [],
  look,
  asked,
  onAsk,
  onChange,
  onReport,
}: Props) {
  const { i18n } = useLingui();
  const { name } = member;
  const label = i18n.t('Block or report {name}', { name });
  const open = () => onAsk('safety');
  const change = async (to: 'blocked' | 'free') => {
    if (await onChange(member, to)) onAsk(null);
  };
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={label} icon={<ShieldAlert aria-hidden="true" />} onClick={open} />
      ) : (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<ShieldAlert aria-hidden="true" />}
            onClick={open}
          >
            {label}
          </Button>
        </div>
      )}
      <SafetyDialog
        name={name}
        isBlocked={blocked?.some((each) => each.member.id === member.id)}
        busy={busy}
        open={asked === 'safety'}
        onClose={() => onAsk(null)}
        onBlock={() => void change('blocked')}
        onUnblock={() => void change('free')}
        onReport={() => onAsk('report')}
      />
      <ReportDialog
        subjects={[
          { kind: 'MEMBER', id: member.id, label: i18n.t('{name} as a member', { name }) },
          ...more,
        ]}
        language="en"
        open={asked === 'report'}
        onClose={() => onAsk(null)}
        onReport={async (report) => {
          const problem = await onReport(report);
          if (problem === null) onAsk(null);
          return problem;
        }}
      />
    </>
  );
}
