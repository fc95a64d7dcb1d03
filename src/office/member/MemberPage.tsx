import { useLingui } from '@lingui/react';
import { useParams } from 'react-router-dom';
import { Callout } from '../../ui/Callout';
import { Disclosure } from '../../ui/Disclosure';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import type { CaseMemberQuery } from '../api/members.generated';
import {
  useCaseMemberQuery,
  useEndMemberSessionsMutation,
  useLiftMeasureMutation,
  useRemoveSecondFactorMutation,
} from '../api/membersApi';
import { lenderNames, stateNames } from '../case/caseNames';
import { Entries, Facts, Part, Written } from '../case/parts';
import { useName } from '../case/useName';
import { MeasureView } from '../parts/MeasureView';
import { reasonNames, subjectNames } from '../parts/measureNames';
import { NotHere } from '../parts/NotHere';
import { Problem } from '../parts/Problem';
import { ReasonForm } from '../parts/ReasonForm';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { MeasureForm } from './MeasureForm';

type Member = NonNullable<NonNullable<CaseMemberQuery['case']>['member']>;

const getTrader = ({ businessName, cvr, ...contact }: NonNullable<Member['trader']>) =>
  [businessName, `CVR ${cvr}`, contact.address, contact.email, contact.phone].join(', ');

function Profile({ member }: { member: Member }) {
  const { i18n } = useLingui();
  const { money, moment } = useOfficeFormats();
  const nameOf = useName();
  const yesOrNo = (is: boolean) => (is ? i18n.t('ja') : i18n.t('nej'));
  return (
    <Part title={i18n.t('Profil')}>
      <Facts
        facts={[
          [i18n.t('E-mail'), member.email],
          [i18n.t('E-mail bekræftet'), yesOrNo(member.emailConfirmed)],
          [i18n.t('Medlem siden'), moment(member.joinedAt)],
          [i18n.t('Slettet af medlemmet'), member.leavingAt && moment(member.leavingAt)],
          [i18n.t('Sted'), member.location],
          [
            i18n.t('Låner ud som'),
            member.lenderKind === null ? null : nameOf(lenderNames, member.lenderKind),
          ],
          [i18n.t('Virksomhed, ikke kontrolleret'), member.trader && getTrader(member.trader)],
          [i18n.t('Om'), member.about],
          [i18n.t('Værktøjer'), member.tools],
          [i18n.t('Skjulte værktøjer'), member.hiddenTools],
          [i18n.t('Skylder'), money(member.owesCents)],
          [i18n.t('Venter på lån i gang'), money(member.heldCents)],
          [i18n.t('Udbetales næste gang'), money(member.dueCents)],
        ]}
      />
    </Part>
  );
}

function Bookings({ counts }: { counts: Member['bookingCounts'] }) {
  const { i18n } = useLingui();
  const nameOf = useName();
  const sides = { OWNER: i18n.t('Låner ud'), BORROWER: i18n.t('Låner') };
  return (
    <Part title={i18n.t('Bookinger')}>
      {counts.length === 0 ? (
        <Text $tone="muted">{i18n.t('Ingen.')}</Text>
      ) : (
        <Facts
          facts={counts.map(({ side, state, count }) => [
            `${sides[side]}: ${nameOf(stateNames, state)}`,
            count,
          ])}
        />
      )}
    </Part>
  );
}

function Reports({ title, reports }: { title: string; reports: Member['reportsAbout'] }) {
  const { i18n } = useLingui();
  const { moment } = useOfficeFormats();
  const nameOf = useName();
  return (
    <Part title={title}>
      {reports.length === 0 && <Text $tone="muted">{i18n.t('Ingen.')}</Text>}
      <Entries>
        {reports.map(({ id, kind, reason, at, closedReason }) => (
          <li key={id}>
            <Text $size="small" $tone="muted">
              {moment(at)}
            </Text>
            <Text>
              {nameOf(subjectNames, kind)}: {nameOf(reasonNames, reason)}
            </Text>
            {closedReason !== null && (
              <Written $tone="muted">{i18n.t('„{text}“', { text: closedReason })}</Written>
            )}
          </li>
        ))}
      </Entries>
    </Part>
  );
}

function Measures({ id, measures }: { id: string; measures: Member['measures'] }) {
  const { i18n } = useLingui();
  const [lift] = useLiftMeasureMutation();
  return (
    <Part title={i18n.t('Afgørelser')}>
      {measures.length === 0 && <Text $tone="muted">{i18n.t('Ingen.')}</Text>}
      <Entries>
        {measures.map((measure) => (
          <li key={measure.id}>
            <Stack $gap={3}>
              <MeasureView measure={measure} />
              {measure.isLiftable && (
                <Disclosure plain name={`lift ${measure.id}`} summary={i18n.t('Ophæv')}>
                  <ReasonForm
                    hint={i18n.t('Medlemmet læser den i afgørelsen.')}
                    button={i18n.t('Ophæv afgørelsen')}
                    onSend={(reason) => lift({ id, measureId: measure.id, reason })}
                  />
                </Disclosure>
              )}
            </Stack>
          </li>
        ))}
      </Entries>
    </Part>
  );
}

/** Ends the sessions, and removes a lost second factor. */
function SignIn({ id, member, isOpen }: { id: string; member: Member; isOpen: boolean }) {
  const { i18n } = useLingui();
  const [end] = useEndMemberSessionsMutation();
  const [remove] = useRemoveSecondFactorMutation();
  const given = { id, memberId: member.id };
  return (
    <Part title={i18n.t('Login')}>
      <Facts
        facts={[
          [i18n.t('Åbne sessioner'), member.sessions],
          [i18n.t('Totrinslogin'), member.hasSecondFactor ? i18n.t('til') : i18n.t('fra')],
        ]}
      />
      {isOpen && member.sessions > 0 && (
        <Disclosure plain name="end sessions" summary={i18n.t('Log ud overalt')}>
          <ReasonForm
            hint={i18n.t('Den gemmes med dit navn.')}
            button={i18n.t('Log medlemmet ud overalt')}
            onSend={(reason) => end({ ...given, reason })}
          />
        </Disclosure>
      )}
      {isOpen && member.hasSecondFactor && (
        <Disclosure plain name="second factor" summary={i18n.t('Slå totrinslogin fra')}>
          <ReasonForm
            label={i18n.t('Hvordan har du kontrolleret, hvem det er?')}
            hint={i18n.t('Den, der spørger, kan være en anden. Det gemmes med dit navn.')}
            button={i18n.t('Slå totrinslogin fra')}
            variant="danger"
            onSend={(reason) => remove({ ...given, reason })}
          />
        </Disclosure>
      )}
    </Part>
  );
}

/** A member of a case: who they are, what was decided about them, and what can be done. */
export function MemberPage() {
  const { i18n } = useLingui();
  const { id = '', memberId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useCaseMemberQuery(
    { id, memberId },
    { refetchOnMountOrArgChange: true },
  );
  const member = currentData?.member;
  if (currentData !== undefined && !member && !isFetching) return <NotHere />;
  const isOpen = currentData?.closedAt === null;
  return (
    <PageContainer title={member?.name ?? i18n.t('Medlem')}>
      <Stack $gap={5}>
        <Stack $gap={3}>
          <TextLink look="standalone" to={`/case/${id}`}>
            {i18n.t('Til sag {id}', { id })}
          </TextLink>
          <Heading level={1}>{member?.name ?? i18n.t('Medlem')}</Heading>
        </Stack>
        {error && <Problem error={error} onRetry={refetch} />}
        {!member && !error && <Skeleton $height="30rem" $shape="lines" />}
        {member && (
          <>
            <Callout role="note">
              {i18n.t('Det, du ser her, kan medlemmet se, at du har set.')}
            </Callout>
            <Profile member={member} />
            <Measures id={id} measures={member.measures} />
            {isOpen && <MeasureForm id={id} memberId={member.id} />}
            <SignIn id={id} member={member} isOpen={isOpen} />
            <Bookings counts={member.bookingCounts} />
            <Reports title={i18n.t('Meldinger om medlemmet')} reports={member.reportsAbout} />
            <Reports title={i18n.t('Medlemmets meldinger')} reports={member.reportsBy} />
          </>
        )}
      </Stack>
    </PageContainer>
  );
}
