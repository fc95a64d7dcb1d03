import { useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { formatMoney } from '../../../domain/money';
import { rentalRuleBounds } from '../../../domain/rentalRules';
import type { ToolState } from '../../../domain/tool';
import { theme } from '../../theme/theme';
import { Disclosure } from '../../ui/Disclosure';
import { FormikTextField } from '../../ui/form/FormikTextField';
import { Grid } from '../../ui/Grid';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Stack } from '../../ui/Stack';
import { Switch } from '../../ui/Switch';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import { FormSection } from './FormSection';
import { dayRules, type TermName, termLabels, termOf } from './liveToolForm';
import { TypedNumberField } from './TypedNumberField';
import type { ToolFormValues } from './toolForm';
import { readAmount, readPrice } from './typedNumbers';

const { color, fontSize, fontWeight, space } = theme;

const Summary = styled.span`
  display: grid;
  gap: ${space[1]};
  span:last-child {
    color: ${color.muted};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.regular};
    overflow-wrap: anywhere;
  }
`;

/** What is folded is no answer to a question, but fields. */
const Fields = styled.div`
  color: ${color.ink};
`;

interface FoldProps {
  name: string;
  heading: string;
  /** What it says now, for who does not open it. */
  now: string;
  /** Something in it is wrong. */
  isWrong: boolean;
  children: ReactNode;
}

function Fold({ name, heading, now, isWrong, children }: FoldProps) {
  const [, setOpen] = useScreenState(`${name} open`, false);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong, setOpen]);
  return (
    <Disclosure
      name={name}
      summary={
        <Summary>
          <span>{heading}</span>
          <span>{now}</span>
        </Summary>
      }
    >
      <Fields>{children}</Fields>
    </Disclosure>
  );
}

function priceNow({ pricePerWeek, deposit }: ToolFormValues): string {
  const week = readPrice(pricePerWeek);
  const cents = readAmount(deposit) ?? 0;
  return [
    week === null ? 'No price for a week' : `${formatMoney(week, 'en')} a week`,
    cents === 0 ? 'no deposit' : `${formatMoney(cents, 'en')} deposit`,
  ].join(', ');
}

function rulesNow(values: ToolFormValues): string {
  const { units, shortestDays, longestDays, noticeDays, instantBooking } = values;
  return [
    units === '1' ? '1 unit' : `${units} units`,
    `${shortestDays} to ${longestDays} days`,
    ...(noticeDays === '0' ? [] : [`${noticeDays} days of notice`]),
    ...(instantBooking ? ['instant booking'] : []),
  ].join(', ');
}

const dayHints = {
  shortestDays: 'Fewest days that somebody may rent it.',
  longestDays: 'Most days that somebody may rent it.',
  noticeDays: 'Days between the request and the first day, at least.',
  bufferDays: 'Days that it rests after it came back.',
  horizonDays: 'How far ahead the first day may be.',
} as const;

interface TermsProps {
  /** What the red box says. */
  messages: readonly string[];
  boxId: string;
}

/** On which terms the tool is lent. All of it may be left as it is. */
export function TermsSection({ messages, boxId }: TermsProps) {
  const { values, setFieldValue } = useFormikContext<ToolFormValues>();
  const wrong = new Set(messages.map(termOf));
  const isWrong = (...names: readonly TermName[]) => names.some((name) => wrong.has(name));
  const mark = (name: TermName) => ({
    name,
    label: termLabels[name],
    ...(isWrong(name) && { 'aria-invalid': true, 'aria-describedby': boxId }),
  });
  const kroner = { min: 0, step: 0.01, suffix: <span lang="da">kr.</span> };

  return (
    <FormSection
      heading="Rental Terms"
      text="All of this is optional: open what you want to change."
    >
      <div>
        <Fold
          name="price terms"
          heading="Price per week and deposit"
          now={priceNow(values)}
          isWrong={isWrong('pricePerWeek', 'deposit')}
        >
          <Grid $tabletColumns={2} $gap={5}>
            <TypedNumberField
              {...mark('pricePerWeek')}
              {...kroner}
              hint="For seven days, at most seven times the price per day."
            />
            <TypedNumberField
              {...mark('deposit')}
              {...kroner}
              hint="Given back when the tool is back in order."
            />
          </Grid>
        </Fold>
        <Fold
          name="booking rules"
          heading="Booking rules"
          now={rulesNow(values)}
          isWrong={isWrong('units', ...dayRules)}
        >
          <Stack $gap={5}>
            <Grid $tabletColumns={2} $gap={5}>
              {dayRules.map((rule) => (
                <TypedNumberField
                  key={rule}
                  {...mark(rule)}
                  {...rentalRuleBounds[rule]}
                  suffix="days"
                  hint={dayHints[rule]}
                />
              ))}
              <TypedNumberField
                {...mark('units')}
                min={1}
                max={5}
                hint="How many of it you lend at the same time."
              />
            </Grid>
            <Switch
              label="Instant booking"
              hint="A paid request is accepted without asking you first."
              name="instantBooking"
              checked={values.instantBooking}
              onChange={({ currentTarget }) =>
                void setFieldValue('instantBooking', currentTarget.checked)
              }
            />
          </Stack>
        </Fold>
        <Fold
          name="pick-up"
          heading="Pick-up address"
          now={values.pickupAddress.trim() || 'None'}
          isWrong={isWrong('pickupAddress')}
        >
          <FormikTextField
            {...mark('pickupAddress')}
            hint="Kept private: street and number are shown to nobody but you. The listing shows the location alone."
            autoComplete="street-address"
          />
        </Fold>
      </div>
    </FormSection>
  );
}

const stateWords: Record<ToolState, { label: string; text: string }> = {
  PUBLISHED: { label: 'Published', text: 'Everybody can find the tool as soon as this is saved.' },
  DRAFT: {
    label: 'Draft',
    text: 'Nobody but you sees it. It waits in Manage Tools until you publish it.',
  },
  PAUSED: { label: 'Paused', text: 'Nobody but you sees it. Its bookings go on.' },
};

/** Who can find the tool. `states` are those that it can have. */
export function VisibilitySection({ states }: { states: readonly ToolState[] }) {
  const { values, setFieldValue } = useFormikContext<ToolFormValues>();
  return (
    <FormSection heading="Visibility" text="Who can find the tool once this is saved.">
      <Stack $gap={3} $align="start">
        <SegmentedControl
          label="Who can find it"
          options={states.map((value) => ({ value, label: stateWords[value].label }))}
          value={values.state}
          onChange={(state) => void setFieldValue('state', state)}
        />
        <Text $size="small" $tone="muted" role="status">
          {stateWords[values.state].text}
        </Text>
      </Stack>
    </FormSection>
  );
}
