import { useLingui } from '@lingui/react';
import { useParams } from 'react-router-dom';
import { Badge } from '../../ui/Badge';
import { Callout } from '../../ui/Callout';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import type { CaseQuery } from '../api/cases.generated';
import { useCaseQuery } from '../api/casesApi';
import { kindNames } from '../parts/kinds';
import { NotHere } from '../parts/NotHere';
import { Problem } from '../parts/Problem';
import { useNow } from '../parts/useNow';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { AppealPart } from './AppealPart';
import { BookingParts } from './BookingParts';
import { CaseActions } from './CaseActions';
import { CloseForm, SuspendedBookingForms } from './CloseForm';
import { AnswerForm } from './ContactPart';
import { deedNames } from './caseNames';
import { DecisionForm } from './DecisionForm';
import { HideForm } from './HideForm';
import { OtherParts } from './OtherParts';
import { ProposalPart } from './ProposalPart';
import { Entries, Part, Written } from './parts';
import { RefundForms } from './RefundForms';
import { useName } from './useName';

type OfficeCase = NonNullable<CaseQuery['case']>;

function CaseHead({ found }: { found: OfficeCase }) {
  const { i18n } = useLingui();
  const { age, moment } = useOfficeFormats();
  const now = useNow();
  const { id, kind, takenBy, openedAt, dueAt, isOverdue, closedAt, closedBy, closedReason } = found;
  return (
    <Stack $gap={3}>
      <TextLink look="standalone" to="/">
        {i18n.t('Til køen')}
      </TextLink>
      <Heading level={1}>{i18n.t('{kind} {id}', { kind: i18n.t(kindNames[kind]), id })}</Heading>
      <Row $gap={2}>
        <Badge title={moment(openedAt)}>{i18n.t('kom {age}', { age: age(openedAt, now) })}</Badge>
        {closedAt === null && (
          <Badge $tone={isOverdue ? 'danger' : 'info'} title={moment(dueAt)}>
            {i18n.t('frist {age}', { age: age(dueAt, now) })}
          </Badge>
        )}
        <Badge $tone={takenBy ? 'primary' : 'neutral'}>{takenBy?.name ?? i18n.t('ledig')}</Badge>
      </Row>
      {closedAt !== null && (
        <Callout tone="success" role="status">
          <Text>
            {closedBy
              ? i18n.t('Lukket af {name} {when}.', { name: closedBy.name, when: moment(closedAt) })
              : i18n.t('Sluttede {when} uden os.', { when: moment(closedAt) })}
          </Text>
          {closedReason !== null && closedReason !== '-' && (
            <Written>{i18n.t('„{text}“', { text: closedReason })}</Written>
          )}
        </Callout>
      )}
    </Stack>
  );
}

function Deeds({ deeds }: Pick<OfficeCase, 'deeds'>) {
  const { i18n } = useLingui();
  const { moment } = useOfficeFormats();
  const nameOf = useName();
  if (deeds.length === 0) return null;
  return (
    <Part title={i18n.t('Det har vi gjort')}>
      <Entries>
        {deeds.map(({ id, staff, action, reason, at }) => (
          <li key={id}>
            <Text $size="small" $tone="muted">
              {moment(at)}
            </Text>
            <Text>
              {staff ?? i18n.t('Driften')} {nameOf(deedNames, action)}
            </Text>
            {reason !== '-' && (
              <Written $tone="muted">{i18n.t('„{text}“', { text: reason })}</Written>
            )}
          </li>
        ))}
      </Entries>
    </Part>
  );
}

/** Links to the members who have to do with the case. */
function Members({ found: { id, members } }: { found: OfficeCase }) {
  const { i18n } = useLingui();
  if (members.length === 0) return null;
  return (
    <Row as="nav" $gap={4} aria-label={i18n.t('Medlemmer i sagen')}>
      {members.map((member) => (
        <TextLink key={member.id} look="standalone" to={`/case/${id}/member/${member.id}`}>
          {i18n.t('Medlem: {name}', { name: member.name })}
        </TextLink>
      ))}
    </Row>
  );
}

/** Goodwill is confirmed beside the other goodwill that the member got. */
function GoodwillLink() {
  const { i18n } = useLingui();
  return (
    <Part title={i18n.t('Kulancen venter på en anden person')}>
      <Text>
        {i18n.t(
          'Den er over grænsen for én person. En anden leder bekræfter den, eller den trækkes tilbage.',
        )}
      </Text>
      <TextLink look="standalone" to="/money">
        {i18n.t('Se kulancen under Penge')}
      </TextLink>
    </Part>
  );
}

/** The possible actions in an open case. */
function CaseWork({ found }: { found: OfficeCase }) {
  const { i18n } = useLingui();
  const { moment } = useOfficeFormats();
  const { id, booking, proposal, decidable } = found;
  return (
    <>
      <CaseActions found={found} />
      {proposal && <ProposalPart id={id} proposal={proposal} />}
      {!proposal && decidable?.from && (
        <Callout role="note">
          {i18n.t('De to kan stadig blive enige. Du kan afgøre det fra {when}.', {
            when: moment(decidable.from),
          })}
        </Callout>
      )}
      {!proposal && decidable && decidable.from === null && (
        <DecisionForm key={id} found={found} decidable={decidable} />
      )}
      {found.report?.isHideable && <HideForm id={id} />}
      {found.kind === 'CONTACT' && <AnswerForm id={id} />}
      {found.kind === 'SUSPENDED_BOOKING' && <SuspendedBookingForms id={id} />}
      {found.refund && <RefundForms id={id} refund={found.refund} />}
      {found.kind === 'GOODWILL' && <GoodwillLink />}
      {!booking && found.kind !== 'APPEAL' && found.kind !== 'GOODWILL' && (
        <CloseForm
          id={id}
          isReport={found.kind === 'REPORT'}
          isSecond={found.kind === 'CONTACT' || found.report?.isHideable === true}
        />
      )}
    </>
  );
}

/** One case: what it is about, what can be done, and what was done. */
export function CasePage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useCaseQuery(id, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: 30_000,
    skipPollingIfUnfocused: true,
  });
  if (currentData === null && !isFetching) return <NotHere />;
  const title = currentData
    ? i18n.t('{kind} {id}', { kind: i18n.t(kindNames[currentData.kind]), id })
    : i18n.t('Sag {id}', { id });
  return (
    <PageContainer title={title}>
      <Stack $gap={5}>
        {error && <Problem error={error} onRetry={refetch} />}
        {!currentData && !error && <Skeleton $height="30rem" $shape="lines" />}
        {currentData && (
          <>
            <CaseHead found={currentData} />
            <Callout role="note">
              {i18n.t('Det, du ser her, kan medlemmerne se, at du har set.')}
            </Callout>
            {currentData.namesYou && (
              <Callout tone="warning" role="note">
                {i18n.t('Sagen handler om et medlem med din e-mail, så en anden skal tage den.')}
              </Callout>
            )}
            <Members found={currentData} />
            {currentData.closedAt === null && !currentData.namesYou && (
              <CaseWork found={currentData} />
            )}
            {currentData.appeal && <AppealPart id={id} measure={currentData.appeal} />}
            {currentData.booking && <BookingParts booking={currentData.booking} />}
            <OtherParts found={currentData} />
            <Deeds deeds={currentData.deeds} />
          </>
        )}
      </Stack>
    </PageContainer>
  );
}
