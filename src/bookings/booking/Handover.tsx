import { useLingui } from '@lingui/react';
import { Keyboard, QrCode as QrIcon } from 'lucide-react';
import styled from 'styled-components';
import { failureMessages } from '../../platform/store/failureMessages';
import { useAddressState } from '../../platform/store/useAddressState';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Divider } from '../../ui/Divider';
import { FormError } from '../../ui/form/FormError';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import { useHandoverCodeMutation } from '../api/bookingStepsApi';
import type { BookingDetails } from '../api/bookingsApi';
import { CodeForm } from './CodeForm';
import { HandoverTicked } from './HandoverTicked';
import { codeIn } from './handoverForm';
import { ShownCode } from './ShownCode';
import { type BookingPresses, hasCode } from './useBookingPress';
import { getOtherName, useBookingWords } from './useBookingWords';

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};
  ${media.belowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const words = {
  CONFIRM_PICKUP: {
    heading: /*i18n*/ 'Pick-up',
    text: /*i18n*/ 'Show {other} the code. When {other} scans it, the pick-up is confirmed for both of you.',
    confirm: /*i18n*/ 'Confirm the pick-up',
    alone: /*i18n*/ 'Or confirm without a code',
    BORROWER: /*i18n*/ 'I have the tool',
    OWNER: /*i18n*/ 'I have handed it over',
  },
  MARK_RETURNED: {
    heading: /*i18n*/ 'Return',
    text: /*i18n*/ 'Show {other} the code. When {other} scans it, the tool is returned.',
    confirm: /*i18n*/ 'Confirm the return',
    alone: /*i18n*/ 'Or confirm without a code',
    BORROWER: /*i18n*/ 'I returned it',
    OWNER: /*i18n*/ 'I have it back',
  },
} as const;

const noCode = /*i18n*/ 'We could not make a code. Please try again.';

const readCode = (params: URLSearchParams) => ({ code: codeIn(params) });

interface Props {
  booking: BookingDetails;
  step: 'CONFIRM_PICKUP' | 'MARK_RETURNED';
  presses: BookingPresses;
}

/** Confirms the hand-over: one member shows a code and the other types it, or they confirm without a code. */
export function Handover({ booking, step, presses }: Props) {
  const { i18n } = useLingui();
  const say = useBookingWords(booking);
  const [{ code: given }] = useAddressState(readCode);
  const [askCode, { isLoading }] = useHandoverCodeMutation();
  const [way, setWay] = useScreenState<'show' | 'type' | null>(`handover way ${step}`, null);
  const [shown, setShown] = useScreenState<string | null>(`handover code ${step}`, null);
  const [problem, setProblem] = useScreenState<string | null>(`handover problem ${step}`, null);
  const { id, role } = booking;
  const { press, busy, handoverProblem } = presses;
  const said = words[step];
  const chosen = way ?? (given === '' ? null : 'type');

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
          return outcome.kind === 'refused' ? outcome.text : null;
        }}
      />
    ) : null;

  async function onShow() {
    setProblem(null);
    const { data, error } = await askCode({ id });
    const [refused = null] = error ? failureMessages(error, noCode) : data.errors;
    setProblem(refused);
    setShown(data?.code ?? null);
    if (data?.code) setWay('show');
  }

  return (
    <Card as="section" aria-labelledby="booking-handover">
      <Stack $gap={5}>
        <Stack $gap={2}>
          <Heading level={2} look="small" id="booking-handover">
            {i18n.t(said.heading)}
          </Heading>
          <Text $tone="muted">{say(said.text)}</Text>
        </Stack>
        {isScanned ? typed : null}
        <Ways>
          <Button
            size="large"
            variant={chosen === 'type' ? 'secondary' : 'primary'}
            icon={<QrIcon aria-hidden="true" />}
            loading={isLoading}
            onClick={() => void onShow()}
          >
            {shown === null ? i18n.t('Show a code') : i18n.t('Show a new code')}
          </Button>
          <Button
            size="large"
            variant="secondary"
            icon={<Keyboard aria-hidden="true" />}
            aria-expanded={chosen === 'type'}
            onClick={() => setWay(chosen === 'type' ? null : 'type')}
          >
            {i18n.t('Type a code')}
          </Button>
        </Ways>
        <FormError message={problem} />
        {chosen === 'show' && shown !== null ? (
          <ShownCode bookingId={id} code={shown} otherName={getOtherName(booking)} />
        ) : null}
        {isScanned ? null : typed}
        <HandoverTicked booking={booking} step={step} />
        <Divider />
        <Stack $gap={3}>
          <Text $size="small" $tone="muted">
            {i18n.t(said.alone)}
          </Text>
          <Button
            size="large"
            variant="secondary"
            fullWidth
            loading={busy?.step === step && !hasCode(busy)}
            onClick={() => void press({ step })}
          >
            {say(said[role])}
          </Button>
          <FormError message={handoverProblem} />
        </Stack>
      </Stack>
    </Card>
  );
}
