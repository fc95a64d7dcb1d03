import { useNavigate, useParams } from 'react-router-dom';
import { to } from '../../../domain/addresses';
import type { MemberProfile, User } from '../../../domain/user';
import { PersonSkeleton } from '../../features/people/PersonSkeleton';
import { selectToolOwnedBy, useToolQuery } from '../../store/api/catalogueApi';
import {
  useConversationWithQuery,
  useMemberProfileQuery,
  useMemberReviewsQuery,
  useMemberToolsQuery,
} from '../../store/api/peopleApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { toastShown } from '../../store/slices/toastsSlice';
import { useMyTools } from '../../store/useMyTools';
import { useViewer } from '../../store/useViewer';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { MemberPage } from './MemberPage';
import { MemberNotFound } from './public-profile/MemberNotFound';
import { profileOfMember, profileOfOwner, profileOfUser } from './public-profile/publicProfile';

function Waiting({ loading }: { loading: boolean }) {
  return (
    <PageContainer>
      <PageTitle>Profile</PageTitle>
      {loading && <PersonSkeleton label="Loading the profile" />}
    </PageContainer>
  );
}

/** A sample member, and the way to the conversation with them. */
function SampleProfile({ member }: { member: MemberProfile }) {
  const tools = useMemberToolsQuery(member.id);
  const reviews = useMemberReviewsQuery(member.id);
  const conversation = useConversationWithQuery(member.id);
  const navigate = useNavigate();
  const tell = useTell();
  if (!tools.currentData || !reviews.currentData || conversation.currentData === undefined) {
    const loading = [tools, reviews, conversation].some(({ isFetching }) => isFetching);
    return <Waiting loading={loading} />;
  }
  const { currentData: conversationId } = conversation;
  return (
    <MemberPage
      profile={profileOfMember(member, tools.currentData, reviews.currentData)}
      onMessage={() =>
        conversationId === null
          ? tell(noConversation(member.name))
          : navigate(to.conversation(conversationId))
      }
    />
  );
}

/** The signed-in person, as others would see them. */
function OwnProfile({ user }: { user: User }) {
  const { tools, loading } = useMyTools();
  const tell = useTell();
  if (!tools) return <Waiting loading={loading} />;
  return (
    <MemberPage
      profile={profileOfUser(user, tools)}
      onMessage={() => tell('This is your own profile. Others write to you from here.')}
    />
  );
}

/** The owner of a tool that was looked at, as far as the tool tells; the service has no query for a member. */
function OwnerProfile({ id }: { id: string }) {
  const toolId = useAppSelector((state) => selectToolOwnedBy(state, id));
  const { data: tool } = useToolQuery(toolId ?? '', { skip: toolId === undefined });
  const tell = useTell();
  if (!tool) return <MemberNotFound />;
  return (
    <MemberPage
      profile={profileOfOwner(tool)}
      onMessage={() => tell(noConversation(tool.owner.name))}
    />
  );
}

function useTell() {
  const dispatch = useAppDispatch();
  return (text: string) => dispatch(toastShown({ tone: 'info', text, lang: 'en' }));
}

function noConversation(name: string): string {
  return `You and ${name.split(' ')[0]} have no conversation yet. It begins when you book one of their tools.`;
}

/** `/profile/{id}` (§2): of a sample member, of the person themselves, or of the owner of a tool. */
export function PublicProfile() {
  const { id = '' } = useParams();
  const { user, loading } = useViewer();
  const { currentData: member, isFetching } = useMemberProfileQuery(id);

  const unsure = user === null && loading;
  if (member === undefined || unsure) return <Waiting loading={isFetching || unsure} />;
  // A service that was filled without the demo gives the ids of the sample members to other people.
  if (user?.id === id && user.name !== member?.name) return <OwnProfile user={user} />;
  return member === null ? <OwnerProfile id={id} /> : <SampleProfile member={member} />;
}
