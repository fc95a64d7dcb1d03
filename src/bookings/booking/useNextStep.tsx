import { useLingui } from '@lingui/react';
import { Check, CreditCard, Keyboard, MessageCircle, QrCode, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { getNextAction, type NextAction } from '../../../domain/bookings/nextAction';
import { to } from '../../../domain/values/addresses';
import { useOpenConversation } from '../../conversations/hooks/useOpenConversation';
import { useDifferences } from '../../platform/store/useDifferences';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import type { BookingDetails } from '../api/bookingsApi';
import { handoverWords } from './handoverWords';
import type { BookingPresses } from './useBookingPress';
import { getOtherMember, useBookingWords } from './useBookingWords';
import { getHandoverStep, type HandoverWays } from './useHandover';
import { useReviewOpen } from './useReviewOpen';

type Look = 'loud' | 'quiet';

/** Brings a part of the page into view and gives its heading the focus. */
function jumpTo(id: string) {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}

/** A button that writes to the other member. Null where the source has no conversation to open. */
export function useWriteButton(booking: BookingDetails): ((look: Look) => ReactNode) | null {
  const say = useBookingWords(booking);
  const { hasAccounts } = useDifferences();
  const { openConversation, busy } = useOpenConversation();
  const { conversationId, tool } = booking;
  if (conversationId === null && !hasAccounts) return null;
  const label = say(/*i18n*/ 'Write to {other}');
  return (look) => {
    const style = {
      size: 'large',
      variant: look === 'loud' ? 'primary' : 'secondary',
      icon: <MessageCircle aria-hidden="true" />,
    } as const;
    return conversationId === null ? (
      <Button
        {...style}
        loading={busy}
        onClick={() => void openConversation(getOtherMember(booking).id, tool.id)}
      >
        {label}
      </Button>
    ) : (
      <LinkButton to={to.conversation(conversationId)} {...style}>
        {label}
      </LinkButton>
    );
  };
}

interface NextStep {
  action: NextAction | null;
  /** The button of the action, for the card and for the bar. */
  button: ReactNode;
  /** Writes to the other member, where that is not the action itself. */
  write: ReactNode;
}

/** The one action that the member has next, as the page shows it. */
export function useNextStep(
  booking: BookingDetails,
  { press, busy }: BookingPresses,
  ways: HandoverWays,
  due: 'rental' | 'deposit' | null,
): NextStep {
  const { i18n } = useLingui();
  const write = useWriteButton(booking);
  const [, openReview] = useReviewOpen(booking.id);
  const action = getNextAction({ ...booking, owesDeposit: due === 'deposit' });
  const step = getHandoverStep(booking);

  const pressButton = (taken: 'ACCEPT' | 'CONFIRM_RETURN', label: string) => (
    <Button
      size="large"
      icon={<Check aria-hidden="true" />}
      disabled={busy !== null && busy.step !== taken}
      loading={busy?.step === taken}
      onClick={() => void press({ step: taken })}
    >
      {label}
    </Button>
  );
  const buttons: Record<NextAction, () => ReactNode> = {
    pay: () => (
      <Button
        size="large"
        icon={<CreditCard aria-hidden="true" />}
        onClick={() => jumpTo('booking-pay')}
      >
        {i18n.t('Choose how to pay')}
      </Button>
    ),
    write: () => write?.('loud'),
    accept: () => pressButton('ACCEPT', i18n.t('Accept')),
    confirmReturn: () => pressButton('CONFIRM_RETURN', i18n.t('All is well')),
    showCode: () => (
      <Button
        size="large"
        icon={<QrCode aria-hidden="true" />}
        loading={ways.isLoading}
        onClick={() => void ways.show()}
      >
        {ways.shown === null && step !== null
          ? i18n.t(handoverWords[step].show)
          : i18n.t('Show a new code')}
      </Button>
    ),
    enterCode: () => (
      <Button
        size="large"
        icon={<Keyboard aria-hidden="true" />}
        aria-expanded={ways.chosen === 'type'}
        onClick={() => ways.type(ways.chosen !== 'type')}
      >
        {i18n.t('Type a code')}
      </Button>
    ),
    review: () => (
      <Button size="large" icon={<Star aria-hidden="true" />} onClick={() => openReview(true)}>
        {i18n.t('Leave Review')}
      </Button>
    ),
  };
  return {
    action,
    button: action === null ? null : buttons[action](),
    write: action === null || action === 'write' ? null : (write?.('quiet') ?? null),
  };
}
