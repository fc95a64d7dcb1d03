import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { unitRentalCents } from '../../../domain/payments/quote';
import { formatKroner, formatMoney } from '../../../domain/values/money';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { Category } from '../api/catalogueApi';
import { FormSection } from '../form/FormSection';
import { PriceField } from '../form/PriceField';
import type { ToolFormValues } from '../form/toolForm';
import { readPrice } from '../form/typedNumbers';
import { type ToolFormMarks, useToolFormMarks } from '../form/useToolFormMarks';
import { useSimilarPrices } from './useSimilarPrices';

const exampleDays = 3;

/* Keeps its place while it is empty: when it appeared between press and release, it moved the button from the pointer. */
const Line = styled(Text)`
  min-block-size: 1lh;
`;

/** The price per day, with what similar tools cost and what three days earn. */
export function PriceStep({
  marks,
  categories,
}: {
  marks: ToolFormMarks;
  categories: readonly Category[] | null;
}) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const mark = useToolFormMarks(marks);
  const { values } = useFormikContext<ToolFormValues>();
  const similar = useSimilarPrices(values.name, values.categories, categories);
  const cents = readPrice(values.pricePerDay);
  const earned =
    cents === null
      ? null
      : unitRentalCents({ pricePerDayCents: cents, pricePerWeekCents: null }, exampleDays);
  const isOnePrice = similar?.lowCents === similar?.highCents;
  return (
    <FormSection
      heading={i18n.t('Price')}
      text={i18n.t('You can change it at any time. Skuret takes nothing of it.')}
    >
      <Stack $gap={4}>
        <PriceField {...mark('pricePerDay')} />
        <Line $tone="muted">
          {similar &&
            (isOnePrice
              ? i18n.t('Similar tools cost about {price} a day.', {
                  price: formatMoney(similar.lowCents, language),
                })
              : i18n.t('Similar tools cost {low}–{high} a day.', {
                  low: formatKroner(similar.lowCents, language),
                  high: formatMoney(similar.highCents, language),
                }))}
        </Line>
        <Line role="status" $weight="semibold">
          {earned === null
            ? ''
            : i18n.t('Three days earn you {amount}', { amount: formatMoney(earned, language) })}
        </Line>
      </Stack>
    </FormSection>
  );
}
