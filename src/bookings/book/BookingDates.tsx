import { useLingui } from '@lingui/react';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useDifferences } from '../../platform/store/useDifferences';
import type { ToolDetail } from '../../tools/api/toolApi';
import { DateRangePicker } from '../../ui/DateRangePicker';
import type { BookedRange } from '../../ui/dateRange';
import { FieldError } from '../../ui/FieldFrame';
import type { FormField } from '../../ui/form/useFormProblem';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { QuantitySelect } from '../parts/QuantitySelect';
import { getRangeLimits, type RentalChoice } from '../parts/rentalChoice';

interface Props {
  today: string;
  /** Days that are taken by others. */
  taken: readonly BookedRange[];
  tool: Pick<ToolDetail, 'rules' | 'maxAvailableCount'>;
  choice: RentalChoice;
  disabled: boolean;
  onChoose: (changes: Partial<RentalChoice>) => void;
  /** The error of the days. */
  error?: string | undefined;
  /** The name of the quantity, and its error. */
  units: FormField;
  /** The calendar's text for the chosen days. */
  note?: string | undefined;
  /** True when the day that is wrong has to get the focus. */
  goThere: RefObject<boolean>;
}

const Few = styled.div`
  max-width: 10rem;
`;

/** The dates and the quantity. No date before today, no end before the start (§5). */
export function BookingDates(props: Props) {
  const { today, taken, tool, choice, disabled, onChoose, error, units, note, goThere } = props;
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { hasPayments } = useDifferences();
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
        {i18n.t('Which days?')}
      </Heading>
      <DateRangePicker
        language={language}
        startLabel={i18n.t('Pick up')}
        endLabel={i18n.t('Return')}
        today={today}
        taken={taken}
        limits={hasPayments ? getRangeLimits(tool.rules, today) : undefined}
        value={{ start: choice.start, end: choice.end }}
        note={note}
        disabled={disabled}
        onChange={({ start, end }) => onChoose({ start, end })}
      />
      {error ? <FieldError>{error}</FieldError> : null}
      {tool.maxAvailableCount > 1 ? (
        <Few>
          <QuantitySelect
            language={language}
            value={choice.quantity}
            most={hasPayments ? tool.maxAvailableCount : undefined}
            disabled={disabled}
            field={units}
            onChange={(quantity) => onChoose({ quantity })}
          />
        </Few>
      ) : null}
    </Stack>
  );
}
