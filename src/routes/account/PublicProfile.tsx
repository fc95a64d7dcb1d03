import { Navigate, useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { addresses, to } from '../../../domain/addresses';
import { NoReviews } from '../../features/people/NoReviews';
import { PersonSkeleton } from '../../features/people/PersonSkeleton';
import { PersonStats } from '../../features/people/PersonStats';
import { ProfileTabs, readProfileTab } from '../../features/people/ProfileTabs';
import { ReviewList } from '../../features/reviews/ReviewList';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/slices/toastsSlice';
import { useAddressState } from '../../store/useAddressState';
import { useViewer } from '../../store/useViewer';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { MemberHeader } from './public-profile/MemberHeader';
import { MemberNotFound } from './public-profile/MemberNotFound';
import { MemberTools } from './public-profile/MemberTools';
import { TrustAndSafety } from './public-profile/TrustAndSafety';
import { usePublicProfile } from './public-profile/usePublicProfile';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  align-items: start;
  gap: ${theme.space[8]};
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A member as everybody sees them (§2). All of it is sample data. */
export function PublicProfile() {
  const { id = '' } = useParams();
  const { profile, loading } = usePublicProfile(id);
  const { user } = useViewer();
  const [{ tab }, change] = useAddressState(readProfileTab);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  if (profile === undefined) {
    return (
      <PageContainer>
        <PageTitle>Profile</PageTitle>
        {loading && <PersonSkeleton label="Loading the profile" />}
      </PageContainer>
    );
  }
  if (profile === null) {
    // Who signed up yesterday is no sample member, and has a profile all the same.
    return user?.id === id ? <Navigate to={addresses.profile} replace /> : <MemberNotFound />;
  }

  const { member, tools, reviews, rating, conversationId } = profile;
  const [firstName = member.name] = member.name.split(' ');
  const message = () => {
    if (conversationId !== null) {
      navigate(to.conversation(conversationId));
      return;
    }
    dispatch(
      toastShown({
        tone: 'info',
        text: `You and ${firstName} have no conversation yet. It begins when you book one of their tools.`,
        lang: 'en',
      }),
    );
  };

  return (
    <PageContainer>
      <PageTitle>{member.name}</PageTitle>
      <Stack $gap={8}>
        <MemberHeader member={member} onMessage={message} />
        <PersonStats
          rating={rating}
          reviewCount={reviews.length}
          toolCount={tools.length}
          response={{ rate: member.responseRate, time: member.responseTime }}
        />
        <Columns>
          <Stack $gap={8}>
            <section aria-labelledby="about">
              <Stack $gap={2}>
                <Heading level={2} look="sub" id="about">
                  About {firstName}
                </Heading>
                <Text $measure>{member.bio}</Text>
              </Stack>
            </section>
            <ProfileTabs
              tab={tab}
              onTab={(next) => change({ tab: next })}
              toolCount={tools.length}
              reviewCount={reviews.length}
              tools={<MemberTools tools={tools} firstName={firstName} />}
              reviews={
                reviews.length > 0 ? (
                  <ReviewList reviews={reviews} />
                ) : (
                  <NoReviews
                    text={`Be the first to borrow from ${firstName} and tell how it went.`}
                  />
                )
              }
            />
          </Stack>
          <TrustAndSafety />
        </Columns>
      </Stack>
    </PageContainer>
  );
}
