import { useLingui } from '@lingui/react';
import { CalendarX } from 'lucide-react';
import styled from 'styled-components';
import { cancellationOn } from '../../../domain/bookings/bookingEnds';
import { answerDue } from '../../../domain/bookings/bookingLife';
import { formatDeadline } from '../../../domain/conversations/messageTime';
import { getFirstName } from '../../../domain/members/user';
import type { CalendarDate } from '../../../domain/values/days';
import { useNow } from '../../platform/store/useClock';
import { theme } from '../../theme/theme';
import { Callout } from '../../ui/Callout';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const { color, fontSize, fontWeight, radius, space } = theme;

const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  counter-reset: step;
  font-size: ${fontSize.small};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    width: ${space[6]};
    height: ${space[6]};
    border-radius: ${radius.round};
    background: ${color.primarySoft};
    color: ${color.primary};
    font-weight: ${fontWeight.semibold};
    line-height: ${space[6]};
    text-align: center;
  }
`;

interface Props {
  instant: boolean;
  /** The name of the owner. */
  owner: string;
  today: CalendarDate;
  /** The first day; null while none is chosen. */
  start: CalendarDate | null;
}

/** The steps after a request or an instant booking: the answer, the charge, the pick-up. */
function useSteps({ instant, owner, start }: Props): readonly string[] {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const since = useNow();
  const name = getFirstName(owner);
  const meet = i18n.t('You see the address or agree on a place with {name}, and on a time.', {
    name,
  });
  if (instant) {
    return [
      i18n.t('You do not have to wait for an answer: you pay, and the days are yours.'),
      meet,
    ];
  }
  return [
    start === null
      ? i18n.t('{name} answers yes or no.', { name })
      : i18n.t('{name} answers yes or no by {due}. If not, we release the amount.', {
          name,
          due: formatDeadline(answerDue({ since, startDate: start }).toISOString(), language),
        }),
    i18n.t('You pay only if {name} says yes. Until then we hold the amount on your card.', {
      name,
    }),
    meet,
  ];
}

/** The next steps after the request, the time of the charge, and the cost of a cancellation. */
export function WhatHappensNext(props: Props) {
  const { today, start } = props;
  const { i18n } = useLingui();
  const steps = useSteps(props);
  const isTooLate = start !== null && cancellationOn(today, start, false) === 'cancelledLate';
  return (
    <Stack $gap={3}>
      <Heading level={3} look="tiny">
        {i18n.t('What happens next')}
      </Heading>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
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
