import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { useId } from 'react';
import { formatMoney } from '../../../domain/values/money';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import { FormError } from '../../ui/form/FormError';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { RentalPeriod } from '../parts/RentalPeriod';
import { AmendmentFields } from './AmendmentFields';
import { AmendmentPayment } from './AmendmentPayment';
import { AmendmentPrice } from './AmendmentPrice';
import { useAmendmentProposal } from './useAmendmentProposal';

interface Props {
  open: boolean;
  booking: BookingDetails;
  changeable: NonNullable<BookingDetails['changeable']>;
  onClose: () => void;
  onDone: () => void;
}

interface Values {
  /** The price per day as typed. */
  pricePerDayCents: string;
}

/** The form of an amendment: a calendar in which the booking's own days are free, with the price of the chosen days. */
export function AmendmentDialog(props: Props) {
  const pricePerDayCents = String(props.booking.pricePerDayCents / 100);
  return (
    <AsyncFormik<Values> initialValues={{ pricePerDayCents }} onSubmit={async () => undefined}>
      {({ values }) => <AmendmentForm {...props} {...values} />}
    </AsyncFormik>
  );
}

function AmendmentForm({ open, pricePerDayCents, ...props }: Props & Values) {
  const { booking, changeable } = props;
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const formId = useId();
  const proposal = useAmendmentProposal({ ...props, pricePerDay: pricePerDayCents });
  const { quote, mustPay, isSending, problem, close } = proposal;

  return (
    <Dialog
      open={open}
      onClose={close}
      lang={language}
      title={
        booking.state === 'PICKED_UP'
          ? booking.role === 'OWNER'
            ? i18n.t('Propose a new return day')
            : i18n.t('Extend')
          : i18n.t('Change the booking')
      }
      closeLabel={i18n.t('Close')}
      locked={isSending}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            {i18n.t('Back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={isSending}
            disabled={!quote || proposal.isSame || proposal.query.isFetching}
            onClick={() => void proposal.onSend()}
          >
            {mustPay && quote
              ? i18n.t('Reserve {amount} and send the proposal', {
                  amount: formatMoney(quote.moreCents, language),
                })
              : i18n.t('Send the proposal')}
          </Button>
        </>
      }
    >
      <Stack as={Form} ref={problem.form} id={formId} noValidate $gap={5}>
        <Text $tabular>
          {i18n.t('Now')}: <RentalPeriod start={booking.startDate} end={booking.endDate} />
        </Text>
        <AmendmentFields booking={booking} changeable={changeable} proposal={proposal} />
        <AmendmentPrice booking={booking} proposal={proposal} />
        {mustPay ? (
          <AmendmentPayment
            value={proposal.methodId}
            onChange={proposal.setMethodId}
            disabled={isSending}
          />
        ) : null}
        <FormError slotId={problem.boxId} message={problem.message} />
      </Stack>
    </Dialog>
  );
}
