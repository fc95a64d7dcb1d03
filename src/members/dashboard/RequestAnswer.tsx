import { useLingui } from '@lingui/react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatDeadline } from '../../../domain/conversations/messageTime';
import { getFirstName } from '../../../domain/members/user';
import { formatRating } from '../../../domain/values/money';
import type { Booking } from '../../bookings/api/bookingsApi';
import { useTakeStep } from '../../bookings/hooks/useTakeStep';
import { useAppDispatch } from '../../platform/store/hooks';
import { type ToastEntry, toastShown } from '../../platform/store/slices/toastsSlice';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Row } from '../../ui/Row';
import { Stars } from '../../ui/Stars';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { useReviewStatesQuery } from '../api/bookingReviewsApi';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const failed = /*i18n*/ 'Det lykkedes ikke. Prøv igen.';

/** The buttons that answer a request in the list itself. */
export function RequestAnswer({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const dispatch = useAppDispatch();
  const takeStep = useTakeStep();
  const { id, borrower, due, possible } = booking;
  const { data: states } = useReviewStatesQuery();
  const borrowerRating = states?.[id]?.borrowerRating;
  const [busy, setBusy] = useState<'ACCEPT' | 'DECLINE' | null>(null);
  const [asking, setAsking] = useScreenState(`declining ${id}`, false);
  const name = getFirstName(borrower.name);

  const say = (text: string, tone: ToastEntry['tone']) =>
    dispatch(toastShown({ tone, text, values: { name }, lang: 'da' }));
  async function answer(step: 'ACCEPT' | 'DECLINE', done: string) {
    setBusy(step);
    const outcome = await takeStep(id, { step });
    setBusy(null);
    setAsking(false);
    if (outcome.kind === 'done') say(done, 'success');
    else say(outcome.kind === 'refused' ? outcome.text : failed, 'danger');
  }

  return (
    <Root>
      {borrowerRating === null ? (
        <Text as="span" $size="small" $tone="muted">
          {i18n.t('{name} er ny som låner', { name })}
        </Text>
      ) : null}
      {borrowerRating ? (
        <Row $gap={2}>
          <Stars
            look="single"
            value={borrowerRating.ratingAverage}
            text={formatRating(borrowerRating.ratingAverage, language)}
            label={i18n.t('{rating} af 5 stjerner', {
              rating: formatRating(borrowerRating.ratingAverage, language),
            })}
          />
          <Text as="span" $size="small" $tone="muted">
            {borrowerRating.reviewCount === 1
              ? i18n.t('som låner, fra 1 ejer')
              : i18n.t('som låner, i {count} bedømmelser', { count: borrowerRating.reviewCount })}
          </Text>
        </Row>
      ) : null}
      <Buttons>
        {possible.includes('ACCEPT') ? (
          <Button
            size="small"
            loading={busy === 'ACCEPT'}
            disabled={busy !== null && busy !== 'ACCEPT'}
            aria-label={i18n.t('Godkend forespørgslen fra {name}', { name: borrower.name })}
            onClick={() => void answer('ACCEPT', /*i18n*/ 'Du har sagt ja til {name}')}
          >
            {i18n.t('Godkend')}
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
      <ConfirmDialog
        open={asking}
        lang={language}
        title={i18n.t('Afvis forespørgslen?')}
        text={i18n.t(
          'Vi giver {name} besked. {name} betaler ikke noget, og dagene er stadig ledige.',
          {
            name,
          },
        )}
        confirmLabel={i18n.t('Afvis')}
        cancelLabel={i18n.t('Annuller')}
        busy={busy === 'DECLINE'}
        onConfirm={() => void answer('DECLINE', /*i18n*/ 'Forespørgslen er afvist')}
        onCancel={() => setAsking(false)}
      />
    </Root>
  );
}
