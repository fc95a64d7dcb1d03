import { useLingui } from '@lingui/react';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { DateRangePicker } from '../../ui/DateRangePicker';
import type { BookedRange, RangeLimits } from '../../ui/dateRange';
import { FieldError } from '../../ui/FieldFrame';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { QuantitySelect } from '../parts/QuantitySelect';
import type { RentalChoice } from '../parts/rentalChoice';

interface Props {
  today: string;
  /** Days that are taken by others. */
  taken: readonly BookedRange[];
  /** The owner's rules. */
  limits: RangeLimits | undefined;
  /** How many there are, where no more can be asked for. */
  most: number | undefined;
  choice: RentalChoice;
  /** Whether more than one is available (§5). */
  withQuantity: boolean;
  disabled: boolean;
  onChoose: (changes: Partial<RentalChoice>) => void;
  /** What is wrong with the days. */
  error?: string | undefined;
  /** True when the day that is wrong has to get the focus. */
  goThere: RefObject<boolean>;
}

const Few = styled.div`
  max-width: 10rem;
`;

/** The dates and the quantity. No date before today, no end before the start (§5). */
export function BookingDates(props: Props) {
  const { today, taken, limits, most, choice, withQuantity, disabled, onChoose, error, goThere } =
    props;
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const section = useRef<HTMLElement>(null);
  // While the form is being sent, the disabled buttons cannot take the focus.
  useEffect(() => {
    if (!goThere.current || !error || disabled) return;
    goThere.current = false;
    section.current?.querySelectorAll('button')[choice.start === null ? 0 : 1]?.focus();
  });
  return (
    <Stack as="section" ref={section} $gap={4} aria-labelledby="booking-dates">
      <Heading level={2} look="sub" id="booking-dates">
        {i18n.t('Rental dates')}
      </Heading>
      <DateRangePicker
        language={language}
        startLabel={i18n.t('Start date')}
        endLabel={i18n.t('End date')}
        today={today}
        taken={taken}
        limits={limits}
        value={{ start: choice.start, end: choice.end }}
        disabled={disabled}
        onChange={({ start, end }) => onChoose({ start, end })}
      />
      {error ? <FieldError>{error}</FieldError> : null}
      {withQuantity ? (
        <Few>
          <QuantitySelect
            language={language}
            value={choice.quantity}
            most={most}
            disabled={disabled}
            onChange={(quantity) => onChoose({ quantity })}
          />
        </Few>
      ) : null}
    </Stack>
  );
}
