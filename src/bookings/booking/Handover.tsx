import { useLingui } from '@lingui/react';
import { Keyboard, QrCode as QrIcon } from 'lucide-react';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/form/FormError';
import { Heading } from '../../ui/Heading';
import { ButtonRow } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { BookingDetails } from '../api/bookingsApi';
import { CodeForm } from './CodeForm';
import { HandoverTicked } from './HandoverTicked';
import { handoverWords } from './handoverWords';
import { ShownCode } from './ShownCode';
import { type BookingPresses, hasCode } from './useBookingPress';
import { getOtherName, useBookingWords } from './useBookingWords';
import type { HandoverStep, HandoverWays } from './useHandover';
import { useStepDialog } from './useStepDialog';

interface Props {
  booking: BookingDetails;
  step: HandoverStep;
  presses: BookingPresses;
  ways: HandoverWays;
  /** The way for which the page has a button already. */
  loud: 'show' | 'type' | null;
}

/** Confirms the hand-over: one member shows a code and the other types it, or they confirm without a code. */
export function Handover({ booking, step, presses, ways, loud }: Props) {
  const { i18n } = useLingui();
  const say = useBookingWords(booking);
  const { ask, dialog } = useStepDialog('hand-over', booking, presses);
  const { id, role } = booking;
  const { press, busy, handoverProblem } = presses;
  const { chosen, given, shown, problem } = ways;
  const said = handoverWords[step];
  // The borrower shows the code and the owner types it, until the member chooses the other way.
  const isTyping = chosen === null ? role === 'OWNER' : chosen === 'type';

  // A member who has scanned the code has one thing to do, so the form comes first.
  const isScanned = given !== '' && chosen === 'type';
  const typed =
    chosen === 'type' ? (
      <CodeForm
        given={given}
        busy={busy?.step === step && hasCode(busy)}
        submitLabel={i18n.t(said.confirm)}
        onCode={async (code) => {
          const outcome = await press({ step, input: { code } });
          return outcome.kind === 'refused' ? outcome : null;
        }}
      />
    ) : null;

  return (
    <Stack as="section" aria-labelledby="booking-handover" $gap={4}>
      <Stack $gap={1}>
        <Heading level={3} look="tiny" id="booking-handover">
          {i18n.t(said.heading)}
        </Heading>
        <Text $tone="muted" $size="small">
          {say(isTyping ? said.typeText : said.showText)}
        </Text>
      </Stack>
      {isScanned ? typed : null}
      <FormError message={problem} />
      {chosen === 'show' && shown !== null ? (
        <ShownCode bookingId={id} code={shown} otherName={getOtherName(booking)} />
      ) : null}
      {isScanned ? null : typed}
      <HandoverTicked booking={booking} step={step} />
      <ButtonRow>
        {loud === 'show' ? null : (
          <Button
            variant="secondary"
            icon={<QrIcon aria-hidden="true" />}
            loading={ways.isLoading}
            onClick={() => void ways.show()}
          >
            {shown === null ? i18n.t(said.show) : i18n.t('Show a new code')}
          </Button>
        )}
        {loud === 'type' ? null : (
          <Button
            variant="secondary"
            icon={<Keyboard aria-hidden="true" />}
            aria-expanded={chosen === 'type'}
            onClick={() => ways.type(chosen !== 'type')}
          >
            {i18n.t('Type a code')}
          </Button>
        )}
      </ButtonRow>
      <Stack $gap={2} $align="start">
        <Text $size="small" $tone="muted">
          {i18n.t(said.alone)}
        </Text>
        <Button
          variant="secondary"
          loading={busy?.step === step && !hasCode(busy)}
          onClick={() => {
            // A slip would end the rental and notify the owner.
            if (step === 'MARK_RETURNED' && role === 'BORROWER') ask(step);
            else void press({ step });
          }}
        >
          {say(said[role])}
        </Button>
        <FormError message={handoverProblem} />
      </Stack>
      {dialog}
    </Stack>
  );
}
