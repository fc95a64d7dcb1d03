import { useLingui } from '@lingui/react';
import { useNavigate, useParams } from 'react-router-dom';
import { to } from '../../../domain/addresses';
import type { User } from '../../../domain/user';
import { PersonSkeleton } from '../../features/people/PersonSkeleton';
import { readProfileTab } from '../../features/people/ProfileTabs';
import { useConversationWithQuery } from '../../store/api/conversationsApi';
import {
  type Member,
  useMemberQuery,
  useMemberReviewsQuery,
  useMemberToolsQuery,
} from '../../store/api/peopleApi';
import { selectToolOwnedBy, useToolQuery } from '../../store/api/toolApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { toastShown } from '../../store/slices/toastsSlice';
import { useAddressState } from '../../store/useAddressState';
import { useMyTools } from '../../store/useMyTools';
import { useOpenConversation } from '../../store/useOpenConversation';
import { useSource } from '../../store/useSource';
import { useViewer } from '../../store/useViewer';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Stack } from '../../ui/Stack';
import { MemberNotFound } from './public-profile/MemberNotFound';
import { MemberPage, type MemberPageProps } from './public-profile/MemberPage';
import { memberOf, reviewsOf } from './public-profile/publicProfile';

/** `onRetry` is given in live, where the page itself says that it could not be loaded. */
function Waiting({ loading, onRetry }: { loading: boolean; onRetry?: () => void }) {
  const { i18n } = useLingui();
  return (
    <PageContainer>
      <PageTitle>{i18n.t('Profile')}</PageTitle>
      {loading && <PersonSkeleton label={i18n.t('Loading the profile')} />}
      {!loading && onRetry && (
        <Stack $gap={5}>
          <Heading level={1}>{i18n.t('Profile')}</Heading>
          <LoadFailed onRetry={onRetry}>{i18n.t('We could not load this profile.')}</LoadFailed>
        </Stack>
      )}
    </PageContainer>
  );
}

function Shown(props: Omit<MemberPageProps, 'tab' | 'onTab'>) {
  const [{ tab }, change] = useAddressState(readProfileTab);
  return <MemberPage {...props} tab={tab} onTab={(next) => change({ tab: next })} />;
}

/** A member, with a button that opens the conversation with them. */
function KnownProfile({ member }: { member: Member }) {
  const source = useSource();
  const tools = useMemberToolsQuery(member.id);
  const reviews = useMemberReviewsQuery(member.id);
  // In live a click on the button starts the conversation.
  const conversation = useConversationWithQuery(member.id, { skip: source === 'live' });
  const { openConversation } = useOpenConversation();
  const { user } = useViewer();
  const navigate = useNavigate();
  const tell = useInfoToast();
  const { currentData: conversationId } = conversation;
  const unsure = source === 'sample' && conversationId === undefined;
  if (!tools.currentData || !reviews.currentData || unsure) {
    const loading = [tools, reviews, conversation].some(({ isFetching }) => isFetching);
    if (source === 'sample') return <Waiting loading={loading} />;
    const retry = () => {
      for (const query of [tools, reviews]) if (query.isError) void query.refetch();
    };
    return <Waiting loading={loading} onRetry={retry} />;
  }
  return (
    <Shown
      member={member}
      tools={tools.currentData}
      toolCount={tools.currentData.length}
      reviews={reviews.currentData}
      language={source === 'sample' ? 'en' : 'da'}
      viewerId={source === 'live' ? user?.id : undefined}
      onMessage={
        source === 'sample'
          ? () =>
              conversationId
                ? navigate(to.conversation(conversationId))
                : tell(noConversation, firstNameOf(member))
          : user?.id === member.id
            ? undefined
            : () => void openConversation(member.id)
      }
    />
  );
}

/** The signed-in person, as others see them. */
function OwnProfile({ user }: { user: User }) {
  const { tools, loading } = useMyTools();
  const tell = useInfoToast();
  if (!tools) return <Waiting loading={loading} />;
  return (
    <Shown
      member={memberOf(user)}
      tools={tools}
      toolCount={tools.length}
      reviews={[]}
      language="da"
      onMessage={() => tell(ownProfile)}
    />
  );
}

/** The owner of a tool that was opened before, with what the tool says of them: the sample has only its own members. */
function OwnerProfile({ id }: { id: string }) {
  const toolId = useAppSelector((state) => selectToolOwnedBy(state, id));
  const { data: tool } = useToolQuery(toolId ?? '', { skip: toolId === undefined });
  const tell = useInfoToast();
  if (!tool) return <MemberNotFound />;
  return (
    <Shown
      member={memberOf(tool.owner)}
      tools={[tool]}
      toolCount={undefined}
      reviews={reviewsOf(tool)}
      language="da"
      onMessage={() => tell(noConversation, firstNameOf(tool.owner))}
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

function firstNameOf({ name }: { name: string }): { firstName: string } {
  const [firstName = name] = name.split(' ');
  return { firstName };
}

/** `/profile/{id}` (§2): of a member, of the person themselves, or of the owner of a tool. */
export function PublicProfile() {
  const { id = '' } = useParams();
  const { user, loading } = useViewer();
  const source = useSource();
  const { currentData: member, isFetching, refetch } = useMemberQuery(id);

  if (source === 'live') {
    if (member) return <KnownProfile member={member} />;
    if (member === null) return <MemberNotFound />;
    return <Waiting loading={isFetching} onRetry={() => void refetch()} />;
  }
  const unsure = user === null && loading;
  if (member === undefined || unsure) return <Waiting loading={isFetching || unsure} />;
  // A service that was filled without the demo gives the ids of the sample members to other people.
  if (user?.id === id && user.name !== member?.name) return <OwnProfile user={user} />;
  return member === null ? <OwnerProfile id={id} /> : <KnownProfile member={member} />;
}
