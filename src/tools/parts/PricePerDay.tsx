import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import type { ScreenLanguage } from '../../../domain/values/language';
import { type Cents, formatKroner } from '../../../domain/values/money';
import { theme } from '../../theme/theme';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const { color, fontSize, fontWeight } = theme;

export interface PricePerDayProps {
  cents: Cents;
  language?: ScreenLanguage | undefined;
  /** `card` on a card; `large` for the main figure of a booking box. */
  size?: 'card' | 'large' | undefined;
}

const Line = styled.p`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.lineHeight.heading};
  white-space: nowrap;
  strong {
    color: ${color.ink};
    font-size: ${fontSize.lead};
    font-weight: ${fontWeight.bold};
  }
  &[data-size='large'] strong {
    font-size: ${fontSize.section};
    letter-spacing: -0.012em;
  }
`;

/** `75 kr./dag` (§9): the amount stands out, the unit is muted. As given, the unit is Danish on every screen. */
export function PricePerDay({ cents, language: given = 'da', size = 'card' }: PricePerDayProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage(given);
  const unitLanguage = useScreenLanguage('da');
  return (
    <Line data-size={size}>
      <strong>{formatKroner(cents, language)}</strong>
      {'\u00a0'}
      <span lang={unitLanguage === language ? undefined : unitLanguage}>{i18n.t('kr./dag')}</span>
    </Line>
  );
}
