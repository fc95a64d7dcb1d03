import { useLingui } from '@lingui/react';
import { useParams } from 'react-router-dom';
import { addresses, to } from '../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { BackLink } from '../../ui/BackLink';
import { Callout } from '../../ui/Callout';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { LoadFailed } from '../../ui/LoadFailed';
import { NotFoundPage } from '../../ui/NotFoundPage';
import { PageContainer } from '../../ui/PageContainer';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { type Measure, useMeasuresQuery } from '../api/measuresApi';
import { AppealPart } from './AppealPart';
import { DecisionPart, Quoted } from './DecisionPart';
import { measureTexts } from './measureTexts';

const settings = `${addresses.settings}?part=account`;

function DecisionNotFound() {
  const { i18n } = useLingui();
  return (
    <NotFoundPage
      heading={i18n.t('There is no such decision')}
      text={i18n.t('None of our decisions about you has this address.')}
      action={<LinkButton to={settings}>{i18n.t('Go to your settings')}</LinkButton>}
    />
  );
}

/** A decision with its reason, its rule and its author. */
function Statement({ measure }: { measure: Measure }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { bookingId, facts, rule, ruleName, takenAt, liftedAt, liftedReason, isUpheld } = measure;
  const { title, effect } = measureTexts(measure, language);
  const dateOf = (at: string) => formatDate(getCopenhagenDate(new Date(at)), language);
  return (
    <>
      <Stack $gap={2}>
        <Heading level={1}>{title}</Heading>
        <Text $tone="muted">
          {i18n.t('Decision {id} of {date}', { id: measure.id, date: dateOf(takenAt) })}
        </Text>
      </Stack>
      {liftedAt != null && !isUpheld && (
        <Callout tone="success" role="note">
          <Text>{i18n.t('We lifted this decision on {date}.', { date: dateOf(liftedAt) })}</Text>
          <Quoted>{liftedReason}</Quoted>
        </Callout>
      )}
      <DecisionPart title={i18n.t('What it means')}>
        <Text>{effect}</Text>
        {bookingId != null && (
          <TextLink look="standalone" to={to.booking(bookingId)}>
            {i18n.t('See the booking')}
          </TextLink>
        )}
      </DecisionPart>
      <DecisionPart title={i18n.t('Why')}>
        <Quoted>{facts}</Quoted>
        <Text>
          {i18n.t('The rule in our terms:')}{' '}
          <TextLink to={`${addresses.terms}#${rule}`}>{ruleName}</TextLink>
        </Text>
        <Text $tone="muted">
          {i18n.t('A person at Skuret has decided this. No machine took part.')}
        </Text>
      </DecisionPart>
    </>
  );
}

/** `/decision/:id`: a decision of Skuret about the signed-in member, with its reasons and the appeal. */
export function DecisionPage() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { id = '' } = useParams();
  const { data, isError, isFetching, refetch } = useMeasuresQuery();
  const measure = data?.find((each) => each.id === id);
  if (data && !measure && !isFetching) return <DecisionNotFound />;
  const title = measure ? measureTexts(measure, language).title : i18n.t('Decision');
  return (
    <PageContainer $width="reading" title={title}>
      <Stack $gap={5}>
        <BackLink to={settings}>{i18n.t('Back to your settings')}</BackLink>
        {measure && <Statement measure={measure} />}
        {measure && <AppealPart measure={measure} />}
        {!measure && <Heading level={1}>{i18n.t('Decision')}</Heading>}
        {!measure && isError && !isFetching && (
          <LoadFailed onRetry={refetch}>{i18n.t('We could not load the decision.')}</LoadFailed>
        )}
        {!measure && !(isError && !isFetching) && <Skeleton $height="24rem" $shape="lines" />}
      </Stack>
    </PageContainer>
  );
}
