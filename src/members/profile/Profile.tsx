import { useLingui } from '@lingui/react';
import { skipToken } from '@reduxjs/toolkit/query';
import styled from 'styled-components';
import type { ShownReview } from '../../../domain/members/reviews';
import { AboutYou } from '../../letter/account/AboutYou';
import { useAddressState } from '../../platform/store/useAddressState';
import { useDifferences } from '../../platform/store/useDifferences';
import { media } from '../../theme/theme';
import { useMyTools } from '../../tools/hooks/useMyTools';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { StickyBar } from '../../ui/StickyBar';
import { useProfileReviewsQuery } from '../api/peopleApi';
import { useOwnProfileQuery } from '../api/profileApi';
import { useViewer } from '../hooks/useViewer';
import { AnswerReview } from '../parts/AnswerReview';
import { NoReviews } from '../parts/NoReviews';
import { PersonSkeleton } from '../parts/PersonSkeleton';
import { PersonStats } from '../parts/PersonStats';
import { ProfileTabs, readProfileTab } from '../parts/ProfileTabs';
import { ReportButton } from '../parts/ReportButton';
import { ReviewList } from '../parts/ReviewList';
import { EditableAbout } from './EditableAbout';
import { OwnTools } from './OwnTools';
import { ProfileHeader } from './ProfileHeader';

/** The actions of a reviewed member: answer the review once, or report it to Skuret. */
function OwnReviewActions({ review }: { review: ShownReview }) {
  const { id, createdByUser } = review;
  const { name } = createdByUser;
  return (
    <Row $gap={2}>
      {review.answer ? null : <AnswerReview reviewId={id} author={name} />}
      <ReportButton id={id} name={name} />
    </Row>
  );
}

/** Without a box of its own, so that the bar sticks to the whole screen. */
const PhoneOnly = styled.div`
  display: contents;
  ${media.tablet} {
    display: none;
  }
`;

/** The signed-in member's own profile (§2). */
export function Profile() {
  const { i18n } = useLingui();
  const { user, loading } = useViewer();
  const { hasAccounts } = useDifferences();
  const { currentData: own } = useOwnProfileQuery(undefined, { skip: !user });
  const { tools, isFetching: toolsLoading } = useMyTools();
  const { currentData: reviews } = useProfileReviewsQuery(user?.id ?? skipToken);
  const [{ tab }, change] = useAddressState(readProfileTab);

  if (!user) {
    return (
      <PageContainer title={i18n.t('Profile')}>
        {loading && <PersonSkeleton label={i18n.t('Loading your profile')} />}
        {!loading && (
          <Stack $gap={5}>
            <Heading level={1}>{i18n.t('Profile')}</Heading>
            <LoadFailed onRetry={() => window.location.reload()}>
              {i18n.t('We could not load your profile.')}
            </LoadFailed>
          </Stack>
        )}
      </PageContainer>
    );
  }

  return (
    <>
      <PageTitle>{user.name}</PageTitle>
      <PageContainer>
        <Stack $gap={8}>
          <ProfileHeader user={user} own={own} tools={tools ?? []} />
          <PersonStats
            rating={user.ratingAverage}
            reviewCount={user.reviewCount}
            toolCount={tools?.length ?? user.toolCount}
          />
          {hasAccounts ? (
            <EditableAbout key={user.id} user={user} own={own} />
          ) : (
            <AboutYou about={user.about} />
          )}
          <ProfileTabs
            tab={tab}
            onTab={(next) => change({ tab: next })}
            toolCount={tools?.length}
            reviewCount={reviews?.length}
            tools={<OwnTools tools={tools} loading={toolsLoading} />}
            reviews={
              reviews &&
              (reviews.length > 0 ? (
                <ReviewList
                  reviews={reviews}
                  about={user.name}
                  language={hasAccounts ? 'da' : 'en'}
                  renderActions={
                    hasAccounts ? (review) => <OwnReviewActions review={review} /> : undefined
                  }
                />
              ) : (
                <NoReviews text={i18n.t('Lend a tool, and get your first review.')} />
              ))
            }
          />
        </Stack>
      </PageContainer>
      {/* Only in the letter (§2): members do not write to themselves. */}
      {!hasAccounts && (
        <PhoneOnly>
          <StickyBar label={i18n.t('Contact')}>
            {/* Without an action, as given (§2), and it says so. */}
            <Button fullWidth aria-disabled>
              {i18n.t('Contact')}
            </Button>
          </StickyBar>
        </PhoneOnly>
      )}
    </>
  );
}
