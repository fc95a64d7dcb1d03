import { useLingui } from '@lingui/react';
import { Hourglass, Zap } from 'lucide-react';
import { Callout } from '../../ui/Callout';

interface Props {
  instant: boolean;
  hostName: string;
}

/** What happens after the request is sent, and when money is charged. */
export function WhatHappensNext({ instant, hostName }: Props) {
  const { i18n } = useLingui();
  return instant ? (
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
  );
}
