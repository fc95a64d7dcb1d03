import { useLingui } from '@lingui/react';
import { useToday } from '../../platform/store/useClock';
import { TypedNumberField } from '../../tools/form/TypedNumberField';
import type { DateRangeEnd } from '../../ui/dateRange';
import { FieldError } from '../../ui/FieldFrame';
import { RangeCalendar } from '../../ui/RangeCalendar';
import { Row } from '../../ui/Row';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Select } from '../../ui/Select';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import type { AmendmentProposal } from './useAmendmentProposal';
import { useBookingWords } from './useBookingWords';

interface Props {
  booking: BookingDetails;
  changeable: NonNullable<BookingDetails['changeable']>;
  proposal: AmendmentProposal;
}

/** The fields for the terms that the member may change. */
export function AmendmentFields({ booking, changeable, proposal }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const say = useBookingWords(booking);
  const today = useToday();
  const { choosing, units, problem } = proposal;
  const datesError = problem.field('startDate').error ?? problem.field('endDate').error;
  return (
    <>
      {changeable.start ? (
        <Row>
          <SegmentedControl<DateRangeEnd>
            label={i18n.t('Which day are you choosing?')}
            options={[
              { value: 'start', label: i18n.t('First day') },
              { value: 'end', label: i18n.t('Last day') },
            ]}
            value={choosing}
            onChange={proposal.setChoosing}
          />
        </Row>
      ) : null}
      <RangeCalendar
        value={proposal.days}
        choosing={changeable.start ? choosing : 'end'}
        onChoose={proposal.onChoose}
        language={language}
        startLabel={i18n.t('First day')}
        endLabel={i18n.t('Last day')}
        months={1}
        today={today}
        taken={proposal.takenDays}
      />
      {datesError ? <FieldError>{datesError}</FieldError> : null}
      {changeable.unitChoices.length > 0 ? (
        <Select
          {...problem.field('units')}
          label={i18n.t('Quantity')}
          options={changeable.unitChoices.map((count) => ({
            value: String(count),
            label: String(count),
          }))}
          value={String(units)}
          disabled={proposal.isSending}
          onChange={({ target }) => proposal.setUnits(Number(target.value))}
        />
      ) : null}
      {changeable.price ? (
        <TypedNumberField
          {...problem.field('pricePerDayCents')}
          label={i18n.t('Price per day')}
          hint={say(/*i18n*/ '{other} has to accept the price.')}
          min={0.01}
          step={0.01}
          suffix={<span lang="da">kr.</span>}
        />
      ) : null}
    </>
  );
}
