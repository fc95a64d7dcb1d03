import { useLingui } from '@lingui/react';
import { ShieldAlert } from 'lucide-react';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenState } from '../../ui/useScreenState';
import { useMemberBlocking } from '../hooks/useMemberBlocking';
import { useReport } from '../hooks/useReport';
import type { ReportSubject } from './ReportDialog';

// Both dialogs are fetched when they are first opened.
const { Dialog: SafetyDialog } = lazyDialog(
  async () => (await import('./SafetyDialog')).SafetyDialog,
);
const { Dialog: ReportDialog } = lazyDialog(
  async () => (await import('./ReportDialog')).ReportDialog,
);

interface Props {
  member: { id: string; name: string };
  /** The other reportable content, such as a message. */
  more?: readonly ReportSubject[];
  look: 'icon' | 'words';
}

/** The button and the dialogs to block or report a member, on English screens. */
export function BlockOrReport({ member, more = [], look }: Props) {
  const { i18n } = useLingui();
  const [asked, ask] = useScreenState<'safety' | 'report' | null>(`about ${member.id}`, null);
  const { blocked, busy, change: changeBlock } = useMemberBlocking({ skip: asked !== 'safety' });
  const send = useReport();
  const { name } = member;
  const label = i18n.t('Block or report {name}', { name });
  const open = () => ask('safety');
  const change = async (to: 'blocked' | 'free') => {
    if (await changeBlock(member, to)) ask(null);
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
        onClose={() => ask(null)}
        onBlock={() => void change('blocked')}
        onUnblock={() => void change('free')}
        onReport={() => ask('report')}
      />
      <ReportDialog
        subjects={[
          { kind: 'MEMBER', id: member.id, label: i18n.t('{name} as a member', { name }) },
          ...more,
        ]}
        language="en"
        open={asked === 'report'}
        onClose={() => ask(null)}
        onReport={async (report) => {
          const problem = await send(report);
          if (problem === null) ask(null);
          return problem;
        }}
      />
    </>
  );
}
