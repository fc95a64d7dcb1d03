import { useLingui } from '@lingui/react';
import { CircleAlert, WifiOff } from 'lucide-react';
import type { PendingPress } from '../../platform/store/slices/pressesSlice';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { useKeptPress, useKeptPresses } from '../hooks/useHandoverPress';

const pressed = {
  CONFIRM_PICKUP: /*i18n*/ 'Confirm the pick-up',
  MARK_RETURNED: /*i18n*/ 'Confirm the return',
  CONFIRM_RETURN: /*i18n*/ 'All is well',
} as const;

const waits = {
  sending: null,
  unsent: /*i18n*/ '“{pressed}” is not sent yet. We send it when you are online again.',
  unanswered:
    /*i18n*/ 'We do not know yet whether “{pressed}” arrived. We send it again when you are online. It counts only once.',
} as const satisfies Record<PendingPress['how'], string | null>;

/** A step of the hand-over that was pressed offline: it waits for a connection, or was refused once it was sent. */
export function KeptPress({ bookingId }: { bookingId: string }) {
  const { i18n } = useLingui();
  const kept = useKeptPress(bookingId);
  const { takeBack, sendNow } = useKeptPresses();
  if (!kept) return null;
  const { id, press, how, refusal } = kept;
  const values = { pressed: i18n.t(pressed[press.step]) };
  if (refusal !== null) {
    return (
      <Callout tone="danger" role="status" icon={<CircleAlert aria-hidden="true" />}>
        <Stack $gap={3} $align="start">
          <span>{i18n.t('We sent “{pressed}”, but it did not go through.', values)}</span>
          <span>{i18n.t(refusal)}</span>
          <Button variant="secondary" onClick={() => takeBack(id)}>
            {i18n.t('OK')}
          </Button>
        </Stack>
      </Callout>
    );
  }
  const text = waits[how];
  if (text === null) return null;
  return (
    <Callout tone="warning" role="status" icon={<WifiOff aria-hidden="true" />}>
      <Stack $gap={3} $align="start">
        <span>{i18n.t(text, values)}</span>
        <Row $gap={3}>
          <Button variant="secondary" onClick={() => void sendNow()}>
            {i18n.t('Try now')}
          </Button>
          <Button variant="quiet" onClick={() => takeBack(id)}>
            {how === 'unsent' ? i18n.t('Do not send it') : i18n.t('Do not send it again')}
          </Button>
        </Row>
      </Stack>
    </Callout>
  );
}
