import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import { formatShortPeriod } from '../../../domain/bookings/rentalPeriod';
import { formatMoney } from '../../../domain/values/money';
import type { QuoteState } from '../../payments/hooks/useQuote';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Stack } from '../../ui/Stack';
import { StickyBar } from '../../ui/StickyBar';
import { Text } from '../../ui/Text';
import { useInView } from '../../ui/useInView';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { RentalChoice } from '../parts/rentalChoice';

interface Props {
  choice: Pick<RentalChoice, 'start' | 'end'>;
  quoted: QuoteState;
  label: string;
  loading: boolean;
  /** The button of the form, which says the same: while it is in view, the bar is away. */
  submit: RefObject<HTMLElement | null>;
}

/** On a phone, the total and the button of the form at the bottom of the window. */
export function BookBar({ choice: { start, end }, quoted, label, loading, submit }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const inView = useInView(submit);
  return (
    <StickyBar label={i18n.t('Price and booking')} hidden={inView} bleeds>
      <Stack $gap={0}>
        {quoted.quote && quoted.problem === null ? (
          <Text as="strong" $tabular>
            {formatMoney(quoted.quote.totalCents, language)}
          </Text>
        ) : null}
        <Text as="span" $size="small" $tone="muted">
          {start !== null && end !== null
            ? formatShortPeriod(start, end, language)
            : i18n.t('Which days?')}
        </Text>
      </Stack>
      <SubmitButton variant="accent" loading={loading}>
        {label}
      </SubmitButton>
    </StickyBar>
  );
}
