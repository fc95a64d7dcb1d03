import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import styled, { css } from 'styled-components';
import { to } from '../../../domain/values/addresses';
import type { ScreenLanguage } from '../../../domain/values/language';
import { media, theme } from '../../theme/theme';
import { Badge } from '../../ui/Badge';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { Plan } from './plans';

const { border, color, fontSize, fontWeight, icon, lineHeight, radius, shadow, space } = theme;

export type Billing = 'monthly' | 'yearly';

export interface PlanCardProps {
  plan: Plan;
  billing: Billing;
}

const Root = styled.li<{ $highlighted: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space[5]};
  padding: ${space[6]} ${space[5]};
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.panel};
  break-inside: avoid;
  ${media.tablet} {
    padding: ${space[8]};
  }
  ${media.desktop} {
    /* The parts of the three cards stand on common lines. */
    grid-row: span 4;
    grid-template-rows: subgrid;
  }
  ${({ $highlighted }) =>
    $highlighted &&
    css`
      border-color: ${color.primary};
      box-shadow: 0 0 0 ${border.line} ${color.primary}, ${shadow.lifted};
    `}
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: ${space[8]};
`;
const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
  color: ${color.muted};
  strong {
    color: ${color.ink};
    font-size: ${fontSize.display};
    font-weight: ${fontWeight.bold};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    line-height: ${lineHeight.tight};
  }
`;
const Trial = styled.p`
  color: ${color.success};
  font-weight: ${fontWeight.semibold};
`;
const Features = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  li {
    display: flex;
    gap: ${space[3]};
  }
  svg {
    flex: none;
    width: ${icon.medium};
    height: 1.55em;
    color: ${color.success};
  }
`;
const Action = styled.div`
  margin-block-start: ${space[3]};
`;

/** `$9.99`, in Danish `9,99 $`, from US cents (§9). Edge: an amount without cents has no decimals. */
function formatDollars(cents: number, language: ScreenLanguage): string {
  const amount = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  return language === 'da' ? `${amount.replace('.', ',')}\u00a0$` : `$${amount}`;
}

/** One plan with its price for the chosen billing (§9). */
export function PlanCard({ plan, billing }: PlanCardProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { name } = plan;
  const cents = billing === 'yearly' ? plan.pricePerYearCents : plan.pricePerMonthCents;
  return (
    <Root $highlighted={plan.highlighted}>
      <div>
        <Top>
          <Heading level={2} look="sub">
            {name}
          </Heading>
          {plan.highlighted ? <Badge $tone="primary">{i18n.t('Recommended')}</Badge> : null}
        </Top>
        <Text $tone="muted">{i18n.t(plan.description)}</Text>
      </div>
      <div>
        <Price>
          <strong>{formatDollars(cents, language)}</strong>
          <span>{billing === 'yearly' ? i18n.t('per year') : i18n.t('per month')}</span>
        </Price>
        {plan.freeTrialDays === null ? null : (
          <Trial>
            {i18n.t('{freeTrialDays}-day free trial', { freeTrialDays: plan.freeTrialDays })}
          </Trial>
        )}
      </div>
      <Features>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" />
            <span>{i18n.t(feature)}</span>
          </li>
        ))}
      </Features>
      <Action>
        <LinkButton to={to.signUp()} variant={plan.highlighted ? 'primary' : 'secondary'} fullWidth>
          {plan.freeTrialDays === null
            ? i18n.t('Choose {name}', { name })
            : i18n.t('Try {name} for free', { name })}
        </LinkButton>
      </Action>
    </Root>
  );
}
