import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/Badge';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { CaseQuery, MemberFieldsFragment } from '../api/cases.generated';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import {
  actorNames,
  amountNames,
  momentNames,
  paymentStateNames,
  purposeNames,
  stateNames,
  stepNames,
} from './caseNames';
import { Entries, Facts, Pair, Part, Photographs, Written } from './parts';
import { useName } from './useName';

export type CaseBooking = NonNullable<NonNullable<CaseQuery['case']>['booking']>;
interface Props {
  booking: CaseBooking;
}

function Person({ title, member }: { title: string; member: MemberFieldsFragment }) {
  const { i18n } = useLingui();
  const { moment } = useOfficeFormats();
  return (
    <Stack $gap={3}>
      <Heading level={3} look="tiny">
        {title}: {member.name}
      </Heading>
      <Facts
        facts={[
          [i18n.t('E-mail'), member.email],
          [i18n.t('E-mail bekræftet'), member.emailConfirmed ? i18n.t('ja') : i18n.t('nej')],
          [i18n.t('Medlem siden'), moment(member.joinedAt)],
          [i18n.t('Afsluttede bookinger'), member.completedBookings],
          [i18n.t('Bookinger med krav'), member.claims],
          [i18n.t('Tilbageført af banken'), member.chargebacks],
        ]}
      />
    </Stack>
  );
}

function Together({ together }: { together: CaseBooking['together'] }) {
  const { i18n } = useLingui();
  const { money } = useOfficeFormats();
  return (
    <Stack $gap={3}>
      <Heading level={3} look="tiny">
        {i18n.t('De to sammen, uden denne booking')}
      </Heading>
      <Facts
        facts={[
          [i18n.t('Bookinger'), together.bookings],
          [i18n.t('Afsluttede bookinger'), together.completed],
          [i18n.t('Leje i alt'), money(together.rentalCents)],
          [i18n.t('Bookinger med krav'), together.claims],
          [i18n.t('Betalt af forsikringen'), money(together.coverPaidCents)],
        ]}
      />
    </Stack>
  );
}

function Checklist({ booking }: Props) {
  const { i18n } = useLingui();
  const nameOf = useName();
  if (booking.checklist.length === 0) return null;
  return (
    <Entries>
      {booking.checklist.map(({ name, itemTicks }) => (
        <li key={name}>
          <Row $justify="space-between">
            <span>{name}</span>
            <Row $gap={2}>
              {itemTicks.length === 0 && <Badge $tone="warning">{i18n.t('ikke krydset af')}</Badge>}
              {itemTicks.map(({ moment, by }) => (
                <Badge key={`${moment} ${by}`}>
                  {nameOf(momentNames, moment)}: {nameOf(actorNames, by)}
                </Badge>
              ))}
            </Row>
          </Row>
        </li>
      ))}
    </Entries>
  );
}

function HandoverPhotographs({ booking, at }: Props & { at: 'pickUp' | 'return' }) {
  const { i18n } = useLingui();
  const { moment } = useOfficeFormats();
  const nameOf = useName();
  const title = nameOf(momentNames, at);
  const own = booking.photographs.filter((each) => each.moment === at);
  return (
    <Stack $gap={3}>
      <Heading level={3} look="tiny">
        {title}
      </Heading>
      {own.length === 0 ? (
        <Text $tone="muted">{i18n.t('Ingen billeder')}</Text>
      ) : (
        <Photographs>
          {own.map(({ id, url, by, at: time }) => {
            const caption = `${nameOf(actorNames, by)}, ${moment(time)}`;
            return (
              <li key={id}>
                <a href={url} target="_blank" rel="noreferrer">
                  <Picture src={url} alt={`${title}: ${caption}`} corners="input" />
                </a>
                <Text $size="small" $tone="muted">
                  {caption}
                </Text>
              </li>
            );
          })}
        </Photographs>
      )}
    </Stack>
  );
}

function Messages({ booking }: Props) {
  const { i18n } = useLingui();
  const { moment } = useOfficeFormats();
  if (booking.messages.length === 0) {
    return <Text $tone="muted">{i18n.t('De to har ikke skrevet sammen om værktøjet.')}</Text>;
  }
  return (
    <Entries>
      {booking.messages.map(({ id, by, text, pictures, hiddenReason, at }) => (
        <li key={id}>
          <Text $size="small" $tone="muted">
            {by === 'OWNER' ? booking.owner.name : booking.borrower.name}, {moment(at)}
            {hiddenReason !== null && ` (${i18n.t('skjult: {reason}', { reason: hiddenReason })})`}
          </Text>
          <Written>{text}</Written>
          {pictures.length > 0 && (
            <Photographs>
              {pictures.map((url) => (
                <li key={url}>
                  <Picture src={url} alt={i18n.t('Billede i en besked')} corners="input" />
                </li>
              ))}
            </Photographs>
          )}
        </li>
      ))}
    </Entries>
  );
}

function Timeline({ booking }: Props) {
  const { i18n } = useLingui();
  const { moment, money } = useOfficeFormats();
  const nameOf = useName();
  return (
    <Entries>
      {booking.steps.map(({ id, step, actor, note, amountCents, at }) => (
        <li key={id}>
          <Text $size="small" $tone="muted">
            {moment(at)}
          </Text>
          <Text>
            {nameOf(actorNames, actor)}: {nameOf(stepNames, step)}
            {amountCents !== null && ` (${money(amountCents)})`}
          </Text>
          {note !== null && <Written $tone="muted">{i18n.t('„{text}“', { text: note })}</Written>}
        </li>
      ))}
    </Entries>
  );
}

function Payments({ booking }: Props) {
  const { i18n } = useLingui();
  const nameOf = useName();
  const { money } = useOfficeFormats();
  return (
    <Entries>
      {booking.payments.map(
        ({ id, purpose, state, cents, capturedCents, refundedCents, failure }) => (
          <li key={id}>
            <Row $justify="space-between">
              <span>
                {nameOf(purposeNames, purpose)} {id}: {nameOf(paymentStateNames, state)}
                {failure !== null && `, ${failure}`}
              </span>
              <span>
                {i18n.t('{sum}, trukket {taken}, tilbage {back}', {
                  sum: money(cents),
                  taken: money(capturedCents),
                  back: money(refundedCents),
                })}
              </span>
            </Row>
          </li>
        ),
      )}
    </Entries>
  );
}

/** Everything about the booking of a case. */
export function BookingParts({ booking }: Props) {
  const { i18n } = useLingui();
  const { money, moment } = useOfficeFormats();
  const nameOf = useName();
  return (
    <>
      <Part title={i18n.t('Bookingen')}>
        <Facts
          facts={[
            [i18n.t('Nummer'), booking.number],
            [i18n.t('Værktøj'), booking.tool],
            [i18n.t('Dage'), `${booking.startDate} – ${booking.endDate}`],
            [i18n.t('Antal'), booking.units],
            [
              i18n.t('Tilstand'),
              i18n.t('{state} siden {when}', {
                state: nameOf(stateNames, booking.state),
                when: moment(booking.since),
              }),
            ],
            [i18n.t('Afleveret'), booking.returnedOn],
          ]}
        />
        {booking.claimText !== null && (
          <Text>{i18n.t('Udlåneren skriver: „{text}“', { text: booking.claimText })}</Text>
        )}
        {booking.contestText !== null && (
          <Text>{i18n.t('Den anden svarer: „{text}“', { text: booking.contestText })}</Text>
        )}
      </Part>
      <Part title={i18n.t('De to')}>
        <Pair>
          <Person title={i18n.t('Udlåner')} member={booking.owner} />
          <Person title={i18n.t('Låner')} member={booking.borrower} />
        </Pair>
        <Together together={booking.together} />
      </Part>
      <Part title={i18n.t('Penge')}>
        <Facts
          facts={booking.amounts.map(({ name, cents }) => [
            nameOf(amountNames, name),
            money(cents),
          ])}
        />
        <Payments booking={booking} />
      </Part>
      <Part title={i18n.t('Overdragelse')}>
        <Pair>
          <HandoverPhotographs booking={booking} at="pickUp" />
          <HandoverPhotographs booking={booking} at="return" />
        </Pair>
        <Checklist booking={booking} />
      </Part>
      <Part title={i18n.t('Beskeder')}>
        <Messages booking={booking} />
      </Part>
      <Part title={i18n.t('Forløb')}>
        <Timeline booking={booking} />
      </Part>
    </>
  );
}
