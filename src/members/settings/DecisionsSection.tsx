import { useLingui } from '@lingui/react';
import { to } from '../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useMeasuresQuery } from '../api/measuresApi';
import { measureTexts } from '../parts/measureTexts';
import { SettingsSection } from './SettingsSection';

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
                {measureTexts(measure, language).title}
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
