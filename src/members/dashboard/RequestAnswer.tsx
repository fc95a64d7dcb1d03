import { useLingui } from '@lingui/react';
import { useState } from 'react';
import styled from 'styled-components';
import type { StepRequest } from '../../../domain/bookings/memberSteps';
import { formatDeadline } from '../../../domain/conversations/messageTime';
import { getFirstName } from '../../../domain/members/user';
import type { Booking } from '../../bookings/api/bookingsApi';
import { useTakeStep } from '../../bookings/hooks/useTakeStep';
import { useAppDispatch } from '../../platform/store/hooks';
import { type ToastEntry, toastShown } from '../../platform/store/slices/toastsSlice';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazyDialog';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';

const { Dialog: DeclineDialog } = lazyDialog(
  async () => (await import('../../bookings/parts/DeclineDialog')).DeclineDialog,
);

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  ${media.tablet} {
    justify-items: end;
    max-width: 11rem;
    text-align: end;
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

type Answer = Extract<StepRequest, { step: 'ACCEPT' | 'DECLINE' }>;

const failed = /*i18n*/ 'Vi kunne ikke sende dit svar. Prøv igen.';

/** The buttons that answer a request in the list itself. */
export function RequestAnswer({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const dispatch = useAppDispatch();
  const takeStep = useTakeStep();
  const { id, borrower, due, possible } = booking;
  const [busy, setBusy] = useState<'ACCEPT' | 'DECLINE' | null>(null);
  const [asking, setAsking] = useScreenState(`declining ${id}`, false);
  const name = getFirstName(borrower.name);

  const say = (text: string, tone: ToastEntry['tone']) =>
    dispatch(toastShown({ tone, text, values: { name }, lang: 'da' }));
  async function answer(request: Answer, done: string) {
    setBusy(request.step);
    const outcome = await takeStep(id, request);
    setBusy(null);
    setAsking(false);
    if (outcome.kind === 'done') say(done, 'success');
    else say(outcome.kind === 'refused' ? outcome.message : failed, 'danger');
  }

  return (
    <Root>
      <Buttons>
        {possible.includes('ACCEPT') ? (
          <Button
            size="small"
            loading={busy === 'ACCEPT'}
            disabled={busy !== null && busy !== 'ACCEPT'}
            aria-label={i18n.t('Sig ja til forespørgslen fra {name}', { name: borrower.name })}
            onClick={() => void answer({ step: 'ACCEPT' }, /*i18n*/ 'Du har sagt ja til {name}')}
          >
            {i18n.t('Sig ja')}
          </Button>
        ) : null}
        {possible.includes('DECLINE') ? (
          <Button
            size="small"
            variant="secondary"
            disabled={busy !== null}
            aria-label={i18n.t('Afvis forespørgslen fra {name}', { name: borrower.name })}
            onClick={() => setAsking(true)}
          >
            {i18n.t('Afvis')}
          </Button>
        ) : null}
      </Buttons>
      {due === null ? null : (
        <Text as="span" $size="small" $tone="muted">
          {i18n.t('Svar inden {due}', { due: formatDeadline(due, language) })}
        </Text>
      )}
      <DeclineDialog
        open={asking}
        given="da"
        name={name}
        busy={busy === 'DECLINE'}
        onDecline={(text) =>
          answer(
            { step: 'DECLINE', ...(text !== '' && { input: { text } }) },
            /*i18n*/ 'Forespørgslen er afvist',
          )
        }
        onClose={() => setAsking(false)}
      />
    </Root>
  );
}
