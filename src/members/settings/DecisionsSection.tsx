import { useLingui } from '@lingui/react';
import { to } from '../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { type Measure, useMeasuresQuery } from '../api/measuresApi';
import { SettingsSection } from './SettingsSection';

/** Shorter than the titles of the mails, whose texts are too large for this part. */
const names: Record<Measure['kind'], string> = {
  WARNING: /*i18n*/ 'Warning',
  LIMIT: /*i18n*/ 'Limit of your account',
  SUSPENSION: /*i18n*/ 'Suspension of your account',
  CLOSING: /*i18n*/ 'Closing of your account',
  TOOL: /*i18n*/ 'Hidden tool',
  REVIEW: /*i18n*/ 'Hidden review',
  MESSAGE: /*i18n*/ 'Hidden message',
  DISPUTE: /*i18n*/ 'Dispute about a booking',
  NO_SHOW: /*i18n*/ 'Pick-up of a booking',
  COVER_CLAIM: /*i18n*/ 'Claim on the insurance',
};

/** The decisions of Skuret about the member, each with a link to its reasons. */
export function DecisionsSection() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { data, isError, refetch } = useMeasuresQuery();
  const dateOf = (at: string) => formatDate(getCopenhagenDate(new Date(at)), language);
  return (
    <SettingsSection
      id="decisions"
      text={i18n.t(
        'When we restrict your account or hide something of yours, the reasons are here.',
      )}
    >
      {isError && !data && (
        <LoadFailed onRetry={refetch}>{i18n.t('We could not load our decisions.')}</LoadFailed>
      )}
      {!isError && !data && <Skeleton $height="3rem" $shape="box" />}
      {data?.length === 0 && (
        <Text $tone="muted">{i18n.t('We have made no decisions about you.')}</Text>
      )}
      {data && data.length > 0 && (
        <Stack as="ul" $gap={3} aria-label={i18n.t('Our decisions about you')}>
          {data.map((measure) => (
            <li key={measure.id}>
              <TextLink look="standalone" to={to.decision(measure.id)}>
                {[i18n.t(names[measure.kind]), measure.toolName].filter(Boolean).join(': ')}
              </TextLink>
              <Text $size="small" $tone="muted">
                {dateOf(measure.takenAt)}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </SettingsSection>
  );
}
