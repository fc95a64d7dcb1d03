import { useLingui } from '@lingui/react';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageContainer } from '../../ui/PageContainer';
import { Stack } from '../../ui/Stack';
import { PersonSkeleton } from '../parts/PersonSkeleton';

/** A profile that has not loaded. With `onRetry` the page says so itself once it has failed. */
export function ProfilePending({ loading, onRetry }: { loading: boolean; onRetry?: () => void }) {
  const { i18n } = useLingui();
  return (
    <PageContainer title={i18n.t('Profile')}>
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
