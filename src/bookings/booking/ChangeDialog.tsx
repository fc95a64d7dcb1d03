import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { useId } from 'react';
import { formatMoney } from '../../../domain/values/money';
import { openExternalPage } from '../../platform/browser/openExternalPage';
import { failureMessages } from '../../platform/store/failureMessages';
import { useToday } from '../../platform/store/useClock';
import { TypedNumberField } from '../../tools/form/TypedNumberField';
import { readPrice } from '../../tools/form/typedNumbers';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { type DateRange, type DateRangeEnd, withChosen } from '../../ui/dateRange';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import { FormError } from '../../ui/form/FormError';
import { LoadFailed } from '../../ui/LoadFailed';
import { RangeCalendar } from '../../ui/RangeCalendar';
import { Row } from '../../ui/Row';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { useTurnedMonth } from '../../ui/useTurnedMonth';
import { useProposeChangeMutation, useQuoteChangeQuery } from '../api/bookingChangesApi';
import type { BookingDetails } from '../api/bookingsApi';
import { RentalPeriod } from '../parts/RentalPeriod';
import { ChangePayment } from './ChangePayment';
import { ChangeQuote } from './ChangeQuote';
import { useBookingWords } from './useBookingWords';

const failedText = /*i18n*/ 'That did not work. Please try again.';

interface Props {
  open: boolean;
  booking: BookingDetails;
  changeable: NonNullable<BookingDetails['changeable']>;
  onClose: () => void;
  onDone: () => void;
}

interface Values {
  price: string;
}

/** Chooses other terms: days in a calendar where the booking's own days are free, with their price at once. */
export function ChangeDialog(props: Props) {
  const price = String(props.booking.pricePerDayCents / 100);
  return (
    <AsyncFormik<Values> initialValues={{ price }} onSubmit={async () => undefined}>
      {({ values }) => <Choice {...props} price={values.price} />}
    </AsyncFormik>
  );
}

function Choice({ open, booking, changeable, onClose, onDone, price }: Props & Values) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const say = useBookingWords(booking);
  const today = useToday();
  const formId = useId();
  const { id, role, state } = booking;
  const isOut = state === 'PICKED_UP';
  const own: DateRange = { start: booking.startDate, end: booking.endDate };
  const [chosen, setChosen] = useScreenState<DateRange | null>('change days', null);
  const [choosing, setChoosing] = useScreenState<DateRangeEnd>('change choosing', 'end');
  const [, setMonth] = useTurnedMonth();
  const [wantedUnits, setUnits] = useScreenState<number | null>('change units', null);
  const [methodId, setMethodId] = useScreenState<string | null>('change method', null);
  const [problem, setProblem] = useScreenState<string | null>('change refused', null);
  const [propose, { isLoading }] = useProposeChangeMutation();
  const days = chosen ?? own;
  const units = wantedUnits ?? booking.units;
  const pricePerDayCents = changeable.price ? readPrice(price) : booking.pricePerDayCents;
  const isWhole = days.start !== null && days.end !== null && pricePerDayCents !== null;
  const isSame =
    days.start === own.start &&
    days.end === own.end &&
    units === booking.units &&
    pricePerDayCents === booking.pricePerDayCents;
  const asked = {
    id,
    startDate: days.start ?? booking.startDate,
    endDate: days.end ?? booking.endDate,
    units,
    pricePerDayCents: pricePerDayCents ?? booking.pricePerDayCents,
  };
  const { data, currentData, isError, isFetching, refetch } = useQuoteChangeQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const quoted = isWhole && !isSame ? currentData : undefined;
  const quote = quoted?.quote ?? null;
  const mustPay = role === 'BORROWER' && (quote?.moreCents ?? 0) > 0;

  function close() {
    setChosen(null);
    setUnits(null);
    setProblem(null);
    setChoosing('end');
    setMonth(null);
    onClose();
  }
  function onChoose(date: string) {
    setProblem(null);
    setChosen(withChosen(date, choosing, days, data?.takenDays));
    if (choosing === 'start') setChoosing('end');
  }
  async function onSend() {
    if (!quote) return;
    setProblem(null);
    const paying = mustPay && methodId !== null ? { paymentMethodId: methodId } : {};
    const { data: answered, error } = await propose({ ...asked, ...paying });
    if (answered?.stepUrl) {
      openExternalPage(answered.stepUrl);
      return;
    }
    const [refused] = answered ? answered.errors : failureMessages(error, failedText);
    if (refused !== undefined) {
      setProblem(refused);
      return;
    }
    close();
    onDone();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      lang={language}
      title={
        isOut
          ? role === 'OWNER'
            ? i18n.t('Propose another last day')
            : i18n.t('Extend')
          : i18n.t('Change the booking')
      }
      closeLabel={i18n.t('Close')}
      locked={isLoading}
      footer={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={close}>
            {i18n.t('Back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={isLoading}
            disabled={!quote || isSame || isFetching}
            onClick={() => void onSend()}
          >
            {mustPay && quote
              ? i18n.t('Reserve {amount} and propose it', {
                  amount: formatMoney(quote.moreCents, language),
                })
              : i18n.t('Propose it')}
          </Button>
        </>
      }
    >
      <Stack as={Form} id={formId} noValidate $gap={5}>
        <Text $tabular>
          {i18n.t('Now')}: <RentalPeriod start={booking.startDate} end={booking.endDate} />
        </Text>
        {changeable.start ? (
          <Row>
            <SegmentedControl<DateRangeEnd>
              label={i18n.t('Which day do you choose?')}
              options={[
                { value: 'start', label: i18n.t('First day') },
                { value: 'end', label: i18n.t('Last day') },
              ]}
              value={choosing}
              onChange={setChoosing}
            />
          </Row>
        ) : null}
        <RangeCalendar
          value={days}
          choosing={changeable.start ? choosing : 'end'}
          onChoose={onChoose}
          language={language}
          startLabel={i18n.t('First day')}
          endLabel={i18n.t('Last day')}
          months={1}
          today={today}
          taken={data?.takenDays}
        />
        {changeable.unitChoices.length > 0 ? (
          <Select
            label={i18n.t('Quantity')}
            options={changeable.unitChoices.map((count) => ({
              value: String(count),
              label: String(count),
            }))}
            value={String(units)}
            disabled={isLoading}
            onChange={({ target }) => setUnits(Number(target.value))}
          />
        ) : null}
        {changeable.price ? (
          <TypedNumberField
            name="price"
            label={i18n.t('Price per day')}
            hint={say(/*i18n*/ '{other} has to accept it.')}
            min={0.01}
            step={0.01}
            suffix={<span lang="da">kr.</span>}
          />
        ) : null}
        <div role="status" aria-busy={isFetching}>
          {isError && !isFetching ? (
            <LoadFailed onRetry={() => void refetch()}>
              {i18n.t('We could not load the price.')}
            </LoadFailed>
          ) : pricePerDayCents === null ? (
            <Text>{i18n.t('Please enter a price.')}</Text>
          ) : !isWhole ? (
            <Text>{i18n.t('Choose the last day too.')}</Text>
          ) : isSame ? (
            <Text $tone="muted">
              {isOut
                ? i18n.t('Choose another last day to see what it costs.')
                : i18n.t('Choose other days to see what they cost.')}
            </Text>
          ) : !quoted ? (
            <Skeleton $height="3rem" $shape="box" />
          ) : (
            <ChangeQuote
              quoted={quoted}
              role={role}
              startDate={asked.startDate}
              endDate={asked.endDate}
              onChoose={setChosen}
            />
          )}
        </div>
        {mustPay ? (
          <ChangePayment value={methodId} onChange={setMethodId} disabled={isLoading} />
        ) : null}
        <FormError message={problem} />
      </Stack>
    </Dialog>
  );
}
