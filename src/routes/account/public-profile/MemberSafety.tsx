import { type Asked, BlockOrReport } from '../../../features/people/BlockOrReport';
import { useBlocking } from '../../../store/useBlocking';
import { useReport } from '../../../store/useReport';
import { useScreenState } from '../../../ui/useScreenState';

/** Lets a signed-in person block and report the member of the profile. */
export function MemberSafety({ member }: { member: { id: string; name: string } }) {
  const [asked, ask] = useScreenState<Asked>(`about ${member.id}`, null);
  const { blocked, busy, change } = useBlocking({ skip: asked !== 'safety' });
  const report = useReport();
  return (
    <BlockOrReport
      member={member}
      blocked={blocked}
      busy={busy}
      look="words"
      asked={asked}
      onAsk={ask}
      onChange={change}
      onReport={report}
    />
  );
}
