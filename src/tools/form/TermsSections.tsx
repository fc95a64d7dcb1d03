import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import { rentalRuleBounds } from '../../../domain/bookings/rentalRules';
import { coverLimits } from '../../../domain/payments/coverClaims';
import type { ToolState } from '../../../domain/tools/tool';
import { formFieldNames, toolFields } from '../../../domain/tools/toolFields';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';
import { useIdentityCheckQuery } from '../../members/api/identityApi';
import { FormikTextField } from '../../ui/form/FormikFields';
import type { FieldError } from '../../ui/form/firstProblem';
import { translateMessage } from '../../ui/form/translateMessage';
import { Grid } from '../../ui/Grid';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Stack } from '../../ui/Stack';
import { Switch } from '../../ui/Switch';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { Fold } from './Fold';
import { FormSection } from './FormSection';
import { TypedNumberField } from './TypedNumberField';
import type { ToolFormValues } from './toolForm';
import { dayRules, type TermName, termLabels } from './toolFormRules';
import { readAmount, readPrice } from './typedNumbers';

function priceNow(values: ToolFormValues, i18n: I18n, language: ScreenLanguage): string {
  const weekCents = readPrice(values.pricePerWeek);
  const depositCents = readAmount(values.deposit) ?? 0;
  const week = weekCents === null ? null : formatMoney(weekCents, language);
  const deposit = formatMoney(depositCents, language);
  if (depositCents === 0) {
    return week === null
      ? i18n.t('No price for a week, no deposit')
      : i18n.t('{week} a week, no deposit', { week });
  }
  return week === null
    ? i18n.t('No price for a week, {deposit} deposit', { deposit })
    : i18n.t('{week} a week, {deposit} deposit', { week, deposit });
}

function valueNow({ declaredValue }: ToolFormValues, i18n: I18n, language: ScreenLanguage): string {
  const cents = readPrice(declaredValue);
  if (cents !== null) return formatMoney(cents, language);
  return i18n.t('No value: the insurance pays up to {undeclared}', {
    undeclared: formatMoney(coverLimits.undeclaredCents, language),
  });
}

function rulesNow(values: ToolFormValues, i18n: I18n): string {
  const { units, shortestDays, longestDays, noticeDays, instantBooking } = values;
  const notice =
    noticeDays === '1'
      ? i18n.t('1 days of notice')
      : i18n.t('{noticeDays} days of notice', { noticeDays });
  return [
    units === '1' ? i18n.t('1 unit') : i18n.t('{units} units', { units }),
    i18n.t('{shortestDays} to {longestDays} days', { shortestDays, longestDays }),
    ...(noticeDays === '0' ? [] : [notice]),
    ...(instantBooking ? [i18n.t('instant booking')] : []),
  ].join(', ');
}

const dayHints = {
  shortestDays: /*i18n*/ 'The shortest loan you accept.',
  longestDays: /*i18n*/ 'The longest loan you accept.',
  noticeDays: /*i18n*/ 'How long before pick-up you need the request.',
  bufferDays: /*i18n*/ 'How long you need between two loans.',
  horizonDays: /*i18n*/ 'How far ahead borrowers can book.',
} as const;

interface TermsProps {
  /** The errors in the red box. */
  errors: readonly FieldError[];
  boxId: string;
}

/** Whether borrowers need a checked identity; only where the service checks identities. */
function CheckedBorrowers() {
  const { i18n } = useLingui();
  const { values, setFieldValue } = useFormikContext<ToolFormValues>();
  const { currentData: identity } = useIdentityCheckQuery();
  if (!identity) return null;
  return (
    <Switch
      label={i18n.t('Checked borrowers only')}
      hint={i18n.t('Only members with a checked identity can request this tool.')}
      name="checkedBorrowers"
      checked={values.checkedBorrowers}
      onChange={({ currentTarget }) =>
        void setFieldValue('checkedBorrowers', currentTarget.checked)
      }
    />
  );
}

/** The terms on which the tool is lent, folded. Every field has a default. */
export function TermsFolds({ errors, boxId }: TermsProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { values, setFieldValue } = useFormikContext<ToolFormValues>();
  const wrong = new Map(errors.map(({ field, message }) => [field, message]));
  const isWrong = (...names: readonly TermName[]) => names.some((name) => wrong.has(name));
  const mark = (name: TermName) => ({
    name,
    label: i18n.t(termLabels[name]),
    ...(isWrong(name) && {
      error: translateMessage(wrong.get(name) ?? '', i18n),
      'aria-invalid': true,
      'aria-describedby': boxId,
    }),
  });
  const kroner = { min: 0, step: 0.01, suffix: <span lang="da">kr.</span> };

  return (
    <>
      <Fold
        name="price terms"
        heading={i18n.t('Price per week and deposit')}
        now={priceNow(values, i18n, language)}
        isWrong={isWrong('pricePerWeek', 'deposit')}
      >
        <Grid $tabletColumns={2} $gap={5}>
          <TypedNumberField
            {...mark('pricePerWeek')}
            {...kroner}
            hint={i18n.t('For seven days. At most seven times the price per day.')}
          />
          <TypedNumberField
            {...mark('deposit')}
            {...kroner}
            hint={i18n.t('We release it after the loan, minus any cost of damage or delay.')}
          />
        </Grid>
      </Fold>
      <Fold
        name="tool value"
        heading={i18n.t('Tool value')}
        now={valueNow(values, i18n, language)}
        isWrong={isWrong('declaredValue')}
      >
        <TypedNumberField
          {...mark('declaredValue')}
          {...kroner}
          hint={i18n.t(
            'What one tool is worth today. If it is damaged, the insurance pays up to this value, but never more than {most} Without a value it pays up to {undeclared} Only you see the value.',
            {
              most: formatMoney(coverLimits.bookingCents, language),
              undeclared: formatMoney(coverLimits.undeclaredCents, language),
            },
          )}
        />
      </Fold>
      <Fold
        name="booking rules"
        heading={i18n.t('Booking rules')}
        now={rulesNow(values, i18n)}
        isWrong={isWrong('units', ...dayRules)}
      >
        <Stack $gap={5}>
          <Grid $tabletColumns={2} $gap={5}>
            {dayRules.map((rule) => (
              <TypedNumberField
                key={rule}
                {...mark(rule)}
                {...rentalRuleBounds[rule]}
                suffix={i18n.t('days')}
                hint={i18n.t(dayHints[rule])}
              />
            ))}
            <TypedNumberField
              {...mark('units')}
              min={1}
              max={5}
              hint={i18n.t('How many you have to lend.')}
            />
          </Grid>
          <Switch
            label={i18n.t('Instant booking')}
            hint={i18n.t('We accept paid requests for you, without asking first.')}
            name="instantBooking"
            checked={values.instantBooking}
            onChange={({ currentTarget }) =>
              void setFieldValue('instantBooking', currentTarget.checked)
            }
          />
          <CheckedBorrowers />
        </Stack>
      </Fold>
      {formFieldNames.map((name) => {
        const { hint, autoComplete } = toolFields[name].form;
        return (
          <Fold
            key={name}
            name={name}
            heading={i18n.t(termLabels[name])}
            now={i18n.t('None')}
            written={values[name].trim()}
            isWrong={isWrong(name)}
          >
            <FormikTextField {...mark(name)} hint={i18n.t(hint)} autoComplete={autoComplete} />
          </Fold>
        );
      })}
    </>
  );
}

/** The terms as a section of their own. */
export function TermsSection(props: TermsProps) {
  const { i18n } = useLingui();
  return (
    <FormSection heading={i18n.t('Loan terms')} text={i18n.t('Everything here is optional.')}>
      <div>
        <TermsFolds {...props} />
      </div>
    </FormSection>
  );
}

const stateWords: Record<ToolState, { label: string; text: string }> = {
  PUBLISHED: {
    label: /*i18n*/ 'Published',
    text: /*i18n*/ 'Everybody can find the tool as soon as you save.',
  },
  DRAFT: {
    label: /*i18n*/ 'Draft',
    text: /*i18n*/ 'Only you see the tool. You find it among your tools.',
  },
  PAUSED: {
    label: /*i18n*/ 'Paused',
    text: /*i18n*/ 'Only you can find the tool. Your bookings still stand.',
  },
};

interface VisibilityProps {
  /** The states to choose from. */
  states: readonly ToolState[];
}

function VisibilityChoice({ states }: VisibilityProps) {
  const { i18n } = useLingui();
  const { values, setFieldValue } = useFormikContext<ToolFormValues>();
  return (
    <Stack $gap={3} $align="start">
      <SegmentedControl
        label={i18n.t('Who can find it')}
        options={states.map((value) => ({ value, label: i18n.t(stateWords[value].label) }))}
        value={values.state}
        onChange={(state) => void setFieldValue('state', state)}
      />
      <Text $size="small" $tone="muted" role="status">
        {i18n.t(stateWords[values.state].text)}
      </Text>
    </Stack>
  );
}

/** The visibility of the tool. */
export function VisibilitySection(props: VisibilityProps) {
  const { i18n } = useLingui();
  return (
    <FormSection
      heading={i18n.t('Visibility')}
      text={i18n.t('Who can find the tool when you have saved.')}
    >
      <VisibilityChoice {...props} />
    </FormSection>
  );
}

/** The visibility of the tool, folded. */
export function VisibilityFold({ errors, ...props }: VisibilityProps & Pick<TermsProps, 'errors'>) {
  const { i18n } = useLingui();
  const { state } = useFormikContext<ToolFormValues>().values;
  return (
    <Fold
      name="visibility"
      heading={i18n.t('Visibility')}
      now={i18n.t(stateWords[state].label)}
      isWrong={errors.some(({ field }) => field === 'state')}
    >
      <VisibilityChoice {...props} />
    </Fold>
  );
}
