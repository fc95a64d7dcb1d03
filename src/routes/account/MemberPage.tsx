import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NoReviews } from '../../features/people/NoReviews';
import { PersonStats } from '../../features/people/PersonStats';
import { ProfileTabs, readProfileTab } from '../../features/people/ProfileTabs';
import { ReviewList } from '../../features/reviews/ReviewList';
import { useAddressState } from '../../store/useAddressState';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { MemberHeader } from './public-profile/MemberHeader';
import { MemberTools } from './public-profile/MemberTools';
import type { PublicProfileData } from './public-profile/publicProfile';
import { TrustAndSafety } from './public-profile/TrustAndSafety';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  align-items: start;
  gap: ${theme.space[8]};
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface Props {
  profile: PublicProfileData;
  onMessage: () => void;
}

/** A member as everybody sees them (§2). */
export function MemberPage({ profile, onMessage }: Props) {
  const [{ tab }, change] = useAddressState(readProfileTab);
  const { name, bio, language, reviews, reviewCount, tools, toolCount } = profile;
  const [firstName = name] = name.split(' ');

  const shownReviews: ReactNode =
    reviews.length > 0 ? (
      <ReviewList reviews={reviews} language={language} />
    ) : (
      <NoReviews text={`Be the first to borrow from ${firstName} and tell how it went.`} />
    );
  return (
    <PageContainer>
      <PageTitle>{name}</PageTitle>
      <Stack $gap={8}>
        <MemberHeader member={profile} onMessage={onMessage} />
        <PersonStats {...profile} />
        <Columns>
          <Stack $gap={8}>
            <section aria-labelledby="about">
              <Stack $gap={2}>
                <Heading level={2} look="sub" id="about">
                  About {firstName}
                </Heading>
                {bio ? (
                  <Text $measure lang={language}>
                    {bio}
                  </Text>
                ) : (
                  <Text $tone="muted">{firstName} has not written anything here yet.</Text>
                )}
              </Stack>
            </section>
            <ProfileTabs
              tab={tab}
              onTab={(next) => change({ tab: next })}
              toolCount={toolCount}
              reviewCount={reviewCount}
              tools={<MemberTools tools={tools} firstName={firstName} />}
              reviews={shownReviews}
            />
          </Stack>
          <TrustAndSafety />
        </Columns>
      </Stack>
    </PageContainer>
  );
}
