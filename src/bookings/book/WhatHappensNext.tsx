import { useLingui } from '@lingui/react';
import { CalendarX, Hourglass, Zap } from 'lucide-react';
import { cancellationOn } from '../../../domain/bookings/bookingEnds';
import type { CalendarDate } from '../../../domain/values/days';
import { Callout } from '../../ui/Callout';
import { Stack } from '../../ui/Stack';

interface Props {
  instant: boolean;
  hostName: string;
  today: CalendarDate;
  /** The first day; null until it is chosen. */
  start: CalendarDate | null;
}

/** What happens after the request is sent, when money is charged, and what a cancellation costs if it would cost. */
export function WhatHappensNext({ instant, hostName, today, start }: Props) {
  const { i18n } = useLingui();
  const isTooLate = start !== null && cancellationOn(today, start, false) === 'cancelledLate';
  return (
    <Stack $gap={3}>
      {instant ? (
        <Callout role="note" tone="success" icon={<Zap aria-hidden="true" />}>
          {i18n.t(
            'This tool is booked at once: the days are yours, and the money is charged now. {name} is told.',
            { name: hostName },
          )}
        </Callout>
      ) : (
        <Callout role="note" icon={<Hourglass aria-hidden="true" />}>
          {i18n.t(
            'The money is reserved now, and charged only when {name} says yes. {name} has 48 hours to answer, at most until the first day is over. Without an answer you pay nothing.',
            { name: hostName },
          )}
        </Callout>
      )}
      {isTooLate ? (
        <Callout role="note" tone="warning" icon={<CalendarX aria-hidden="true" />}>
          {i18n.t(
            'The first day is less than two days away: once it is booked, you cannot cancel for free. The price of one day and the fee on it are kept.',
          )}
        </Callout>
      ) : null}
    </Stack>
  );
}
