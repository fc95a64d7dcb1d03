import { useLingui } from '@lingui/react';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Text } from '../../ui/Text';
import type { BookingDetails } from '../api/bookingsApi';
import { AmendmentQuote } from './AmendmentQuote';
import type { AmendmentProposal } from './useAmendmentProposal';

/** The price of the chosen terms, or the missing choice. */
export function AmendmentPrice({
  booking: { role, state },
  proposal,
}: {
  booking: BookingDetails;
  proposal: AmendmentProposal;
}) {
  const { i18n } = useLingui();
  const { asked, quoted } = proposal;
  const { isError, isFetching, refetch } = proposal.query;
  const content = () => {
    if (isError && !isFetching) {
      return (
        <LoadFailed onRetry={() => void refetch()}>
          {i18n.t('We could not load the price.')}
        </LoadFailed>
      );
    }
    if (!proposal.hasPrice) return <Text>{i18n.t('Please enter a price.')}</Text>;
    if (!proposal.isWhole) return <Text>{i18n.t('Choose the return day too.')}</Text>;
    if (proposal.isSame) {
      return (
        <Text $tone="muted">
          {state === 'PICKED_UP'
            ? i18n.t('Choose a new return day to see what it costs.')
            : i18n.t('Choose other days to see the price.')}
        </Text>
      );
    }
    if (!quoted) return <Skeleton $height="3rem" $shape="box" />;
    return (
      <AmendmentQuote
        quoted={quoted}
        role={role}
        startDate={asked.startDate}
        endDate={asked.endDate}
        onChoose={proposal.setDays}
      />
    );
  };
  return (
    <div role="status" aria-busy={isFetching}>
      {content()}
    </div>
  );
}
