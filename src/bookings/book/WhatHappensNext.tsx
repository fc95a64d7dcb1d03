import { useLingui } from '@lingui/react';
import { CalendarX, Hourglass, Zap } from 'lucide-react';
import { cancellationOn } from '../../../domain/bookings/bookingEnds';
import { answerDue } from '../../../domain/bookings/bookingLife';
import { formatDeadline } from '../../../domain/conversations/messageTime';
import { getFirstName } from '../../../domain/members/user';
import type { CalendarDate } from '../../../domain/values/days';
import { useNow } from '../../platform/store/useClock';
import { Callout } from '../../ui/Callout';
import { Stack } from '../../ui/Stack';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

interface Props {
  instant: boolean;
  /** The name of the owner. */
  owner: string;
  today: CalendarDate;
  /** The first day; null while none is chosen. */
  start: CalendarDate | null;
}

/** Until when the owner can answer a request, and when it is charged. */
function AnswerNote({ owner, start }: Pick<Props, 'owner' | 'start'>) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const since = useNow();
  const name = getFirstName(owner);
  return (
    <Callout role="note" icon={<Hourglass aria-hidden="true" />}>
      {start === null
        ? i18n.t('You pay only if {name} says yes. Until then we hold the amount on your card.', {
            name,
          })
        : i18n.t(
            'You pay only if {name} says yes. Until then we hold the amount on your card. If {name} does not answer by {due}, we release it.',
            {
              name,
              due: formatDeadline(answerDue({ since, startDate: start }).toISOString(), language),
            },
          )}
    </Callout>
  );
}

/** The next steps after the request, the time of the charge, and the cost of a cancellation. */
export function WhatHappensNext({ instant, owner, today, start }: Props) {
  const { i18n } = useLingui();
  const isTooLate = start !== null && cancellationOn(today, start, false) === 'cancelledLate';
  return (
    <Stack $gap={3}>
      {instant ? (
        <Callout role="note" tone="success" icon={<Zap aria-hidden="true" />}>
          {i18n.t(
            'You do not have to wait for an answer: once you have paid, the days are yours. We will let {name} know.',
            { name: getFirstName(owner) },
          )}
        </Callout>
      ) : (
        <AnswerNote owner={owner} start={start} />
      )}
      {isTooLate ? (
        <Callout role="note" tone="warning" icon={<CalendarX aria-hidden="true" />}>
          {i18n.t(
            'Your first day is less than two days away, so you cannot cancel for free. If you cancel, you pay for one day and its service fee.',
          )}
        </Callout>
      ) : null}
    </Stack>
  );
}
