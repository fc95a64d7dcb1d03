import { useNavigate } from 'react-router-dom';
import type { User } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { useConversationsInfiniteQuery } from '../../conversations/api/conversationsApi';
import {
  type Member,
  useMemberQuery,
  useMemberReviewsQuery,
  useMemberToolsQuery,
} from '../../members/api/peopleApi';
import { useViewer } from '../../members/hooks/useViewer';
import { readProfileTab } from '../../members/parts/ProfileTabs';
import { MemberNotFound } from '../../members/publicProfile/MemberNotFound';
import { MemberPage, type MemberPageProps } from '../../members/publicProfile/MemberPage';
import { ProfilePending } from '../../members/publicProfile/ProfilePending';
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { useAddressState } from '../../platform/store/useAddressState';
import { selectToolOwnedBy, useToolQuery } from '../../tools/api/toolApi';
import { useMyTools } from '../../tools/hooks/useMyTools';
import { getMember, getReviews } from './publicProfile';

function Shown(props: Omit<MemberPageProps, 'tab' | 'onTab'>) {
  const [{ tab }, change] = useAddressState(readProfileTab);
  return <MemberPage {...props} tab={tab} onTab={(next) => change({ tab: next })} />;
}

/** A member of the fixed data, with a button that opens the conversation with them. */
function KnownProfile({ member }: { member: Member }) {
  const tools = useMemberToolsQuery(member.id);
  const reviews = useMemberReviewsQuery(member.id);
  const conversations = useConversationsInfiniteQuery(undefined);
  const navigate = useNavigate();
  const tell = useInfoToast();
  if (!tools.currentData || !reviews.currentData || !conversations.data) {
    const loading = [tools, reviews, conversations].some(({ isFetching }) => isFetching);
    return <ProfilePending loading={loading} />;
  }
  const conversation = conversations.data.pages
    .flat()
    .find(({ participants, viewerId }) =>
      participants.some(({ id }) => id === member.id && id !== viewerId),
    );
  return (
    <Shown
      member={member}
      tools={tools.currentData}
      toolCount={tools.currentData.length}
      reviews={reviews.currentData}
      language="en"
      onMessage={() =>
        conversation
          ? navigate(to.conversation(conversation.id))
          : tell(noConversation, getFirstName(member))
      }
    />
  );
}

/** The signed-in member, as others see them. */
function OwnProfile({ user }: { user: User }) {
  const { tools, isFetching } = useMyTools();
  const tell = useInfoToast();
  if (!tools) return <ProfilePending loading={isFetching} />;
  return (
    <Shown
      member={getMember(user)}
      tools={tools}
      toolCount={tools.length}
      reviews={[]}
      language="da"
      onMessage={() => tell(ownProfile)}
    />
  );
}

/** The owner of a tool that was opened before, with what the tool says of them: the fixed data have only their own members. */
function OwnerProfile({ id }: { id: string }) {
  const toolId = useAppSelector((state) => selectToolOwnedBy(state, id));
  const { data: tool } = useToolQuery(toolId ?? '', { skip: toolId === undefined });
  const tell = useInfoToast();
  if (!tool) return <MemberNotFound />;
  return (
    <Shown
      member={getMember(tool.owner)}
      tools={[tool]}
      toolCount={undefined}
      reviews={getReviews(tool)}
      language="da"
      onMessage={() => tell(noConversation, getFirstName(tool.owner))}
    />
  );
}

function useInfoToast() {
  const dispatch = useAppDispatch();
  return (text: string, values: Record<string, string> = {}) =>
    dispatch(toastShown({ tone: 'info', text, values, lang: 'en' }));
}

const ownProfile = /*i18n*/ 'This is your own profile. Others write to you from here.';
const noConversation =
  /*i18n*/ 'You and {firstName} have no conversation yet. It begins when you book one of their tools.';

function getFirstName({ name }: { name: string }): { firstName: string } {
  const [firstName = name] = name.split(' ');
  return { firstName };
}

/** `/profile/{id}` (§2): of a member of the fixed data, of the person themselves, or of the owner of a tool. */
export function GivenPublicProfile({ id }: { id: string }) {
  const { user, loading } = useViewer();
  const { currentData: member, isFetching } = useMemberQuery(id);
  const unsure = user === null && loading;
  if (member === undefined || unsure) return <ProfilePending loading={isFetching || unsure} />;
  // A service that was filled without the demo gives the ids of the fixed members to other people.
  if (user?.id === id && user.name !== member?.name) return <OwnProfile user={user} />;
  return member === null ? <OwnerProfile id={id} /> : <KnownProfile member={member} />;
}
