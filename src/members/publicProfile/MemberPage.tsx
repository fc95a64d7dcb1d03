import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ShownReview } from '../../../domain/members/reviews';
import { getFirstName } from '../../../domain/members/user';
import type { ToolListing } from '../../../domain/tools/tool';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { Member } from '../api/peopleApi';
import { BlockOrReport } from '../parts/BlockOrReport';
import { NoReviews } from '../parts/NoReviews';
import { PersonStats } from '../parts/PersonStats';
import { type ProfileTab, ProfileTabs } from '../parts/ProfileTabs';
import { ReportButton } from '../parts/ReportButton';
import { ReviewList } from '../parts/ReviewList';
import { MemberHeader } from './MemberHeader';
import { MemberTools } from './MemberTools';
import { TrustAndSafety } from './TrustAndSafety';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  align-items: start;
  gap: ${theme.space[8]};
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface MemberPageProps {
  member: Member;
  tools: readonly ToolListing[];
  /** Undefined when the member may have more tools than these. */
  toolCount: number | undefined;
  reviews: readonly ShownReview[];
  /** The language of the member's texts and reviews: samples are English, people write Danish (D1). */
  language: 'da' | 'en';
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** Undefined where no message can be sent to the member. */
  onMessage: (() => void) | undefined;
  /** The id of the signed-in viewer, who can block and report; left out in the letter. */
  viewerId?: string | undefined;
}

/** A member as everybody sees them (§2). */
export function MemberPage({
  member,
  tools,
  toolCount,
  reviews,
  language,
  tab,
  onTab,
  onMessage,
  viewerId,
}: MemberPageProps) {
  const { i18n } = useLingui();
  const { name, about, reviewCount } = member;
  const firstName = getFirstName(name);

  const shownReviews: ReactNode =
    reviews.length > 0 ? (
      <ReviewList
        reviews={reviews}
        about={name}
        language={language}
        renderActions={
          viewerId === undefined
            ? undefined
            : ({ id, createdByUser }) =>
                createdByUser.id === viewerId ? null : (
                  <ReportButton id={id} name={createdByUser.name} />
                )
        }
      />
    ) : (
      <NoReviews
        text={i18n.t('Be the first to borrow from {firstName} and write a review.', {
          firstName,
        })}
      />
    );
  return (
    <PageContainer title={name}>
      <Stack $gap={8}>
        <MemberHeader member={member} tools={tools} onMessage={onMessage} />
        <PersonStats {...member} rating={member.ratingAverage} toolCount={toolCount} />
        <Columns>
          <Stack $gap={8}>
            <section aria-labelledby="about">
              <Stack $gap={2}>
                <Heading level={2} look="sub" id="about">
                  {i18n.t('About {firstName}', { firstName })}
                </Heading>
                {about ? (
                  <Text $measure lang={language} dir="auto">
                    {about}
                  </Text>
                ) : (
                  <Text $tone="muted">
                    {i18n.t('{firstName} has not written anything here yet.', { firstName })}
                  </Text>
                )}
              </Stack>
            </section>
            <ProfileTabs
              tab={tab}
              onTab={onTab}
              toolCount={toolCount}
              reviewCount={reviewCount}
              tools={<MemberTools tools={tools} firstName={firstName} />}
              reviews={shownReviews}
            />
          </Stack>
          <Stack $gap={4}>
            <TrustAndSafety member={member} />
            {viewerId === undefined || viewerId === member.id ? null : (
              <BlockOrReport member={member} look="words" />
            )}
          </Stack>
        </Columns>
      </Stack>
    </PageContainer>
  );
}
