import { formatMessageTime } from '../../../domain/conversations/messageTime';
import { firstCharacters } from '../../../domain/values/characters';
import { BlockOrReport } from '../../members/parts/BlockOrReport';
import { useNow } from '../../platform/store/useClock';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { ShownMessage } from '../hooks/useConversationActions';

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
  const theirs = messages
    .filter(({ senderId, type }) => senderId === member.id && type === 'text')
    .slice(-most)
    .reverse();
  return (
    <BlockOrReport
      member={member}
      more={theirs.map(({ id, content, timestamp }) => ({
        kind: 'MESSAGE' as const,
        id,
        label: `${formatMessageTime(timestamp, now, language)}: ${firstCharacters(content, beginning)}`,
      }))}
      look="icon"
    />
  );
}
