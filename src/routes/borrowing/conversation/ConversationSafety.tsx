import { formatMessageTime } from '../../../../domain/messageTime';
import { type Asked, BlockOrReport } from '../../../features/people/BlockOrReport';
import { useBlocking } from '../../../store/useBlocking';
import { useNow } from '../../../store/useClock';
import type { ShownMessage } from '../../../store/useConversationActions';
import { useReport } from '../../../store/useReport';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { useScreenState } from '../../../ui/useScreenState';

/** How many of the latest messages can be reported, and how many characters of each are shown. */
const most = 20;
const beginning = 60;

interface Props {
  member: { id: string; name: string };
  messages: readonly ShownMessage[];
}

/** Blocks the other member of a conversation, and reports them or one of their messages. */
export function ConversationSafety({ member, messages }: Props) {
  const language = useScreenLanguage('en');
  const now = useNow();
  const [asked, ask] = useScreenState<Asked>(`about ${member.id}`, null);
  const { blocked, busy, change } = useBlocking({ skip: asked !== 'safety' });
  const report = useReport();
  const theirs = messages
    .filter(({ senderId, type }) => senderId === member.id && type === 'text')
    .slice(-most)
    .reverse();
  return (
    <BlockOrReport
      member={member}
      blocked={blocked}
      busy={busy}
      more={theirs.map(({ id, content, timestamp }) => ({
        kind: 'MESSAGE' as const,
        id,
        label: `${formatMessageTime(timestamp, now, language)}: ${content.slice(0, beginning)}`,
      }))}
      look="icon"
      asked={asked}
      onAsk={ask}
      onChange={change}
      onReport={report}
    />
  );
}
