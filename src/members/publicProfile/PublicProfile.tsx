import { useParams } from 'react-router-dom';
import { useOpenConversation } from '../../conversations/hooks/useOpenConversation';
import { GivenPublicProfile } from '../../letter/account/GivenPublicProfile';
import { useAddressState } from '../../platform/store/useAddressState';
import { useDifferences } from '../../platform/store/useDifferences';
import {
  type Member,
  useMemberQuery,
  useMemberReviewsQuery,
  useMemberToolsQuery,
} from '../api/peopleApi';
import { useViewer } from '../hooks/useViewer';
import { readProfileTab } from '../parts/ProfileTabs';
import { MemberNotFound } from './MemberNotFound';
import { MemberPage } from './MemberPage';
import { ProfilePending } from './ProfilePending';

/** A member, with a button that opens the conversation with them. */
function KnownProfile({ member }: { member: Member }) {
  const [{ tab }, change] = useAddressState(readProfileTab);
  const tools = useMemberToolsQuery(member.id);
  const reviews = useMemberReviewsQuery(member.id);
  const { openConversation } = useOpenConversation();
  const { user } = useViewer();
  if (!tools.currentData || !reviews.currentData) {
    const retry = () => {
      for (const query of [tools, reviews]) if (query.isError) void query.refetch();
    };
    return <ProfilePending loading={tools.isFetching || reviews.isFetching} onRetry={retry} />;
  }
  return (
    <MemberPage
      member={member}
      tools={tools.currentData}
      toolCount={tools.currentData.length}
      reviews={reviews.currentData}
      language="da"
      viewerId={user?.id}
      onMessage={user?.id === member.id ? undefined : () => void openConversation(member.id)}
      tab={tab}
      onTab={(next) => change({ tab: next })}
    />
  );
}

function MemberProfile({ id }: { id: string }) {
  const { currentData: member, isFetching, refetch } = useMemberQuery(id);
  if (member) return <KnownProfile member={member} />;
  if (member === null) return <MemberNotFound />;
  return <ProfilePending loading={isFetching} onRetry={() => void refetch()} />;
}

/** `/profile/{id}` (§2): of a member. */
export function PublicProfile() {
  const { id = '' } = useParams();
  return useDifferences().hasAccounts ? <MemberProfile id={id} /> : <GivenPublicProfile id={id} />;
}
