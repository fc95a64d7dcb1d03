import { useParams } from 'react-router-dom';
import { GivenConversation } from '../../letter/conversation/GivenConversation';
import { useDifferences } from '../../platform/store/useDifferences';
import { MemberConversation } from './MemberConversation';

/** `/conversation/{id}` (§2, §4). */
export function ConversationPage() {
  const { id = '' } = useParams();
  const { hasAccounts } = useDifferences();
  return hasAccounts ? (
    <MemberConversation key={id} id={id} />
  ) : (
    <GivenConversation key={id} id={id} />
  );
}
