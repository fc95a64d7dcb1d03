import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { oneOf } from '../../../domain/values/query';
import * as da from '../../pages/content/plans/da.mdx';
import * as en from '../../pages/content/plans/en.mdx';
import { blocks } from '../../pages/parts/blocks';
import { PageIntro } from '../../pages/parts/PageIntro';
import { usePageText } from '../../pages/parts/usePageText';
import { useAddressState } from '../../platform/store/useAddressState';
import { media, theme } from '../../theme/theme';
import { Badge } from '../../ui/Badge';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { type Billing, PlanCard } from './PlanCard';
import { plans } from './plans';

const PlanList = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const billings = [
  { value: 'monthly', label: /*i18n*/ 'Monthly' },
  { value: 'yearly', label: /*i18n*/ 'Yearly' },
] as const;

const readBilling = (given: URLSearchParams): { billing: Billing } => ({
  billing: oneOf(['monthly', 'yearly'], given.get('billing')),
});

/** The plans at the prices of the chosen billing, with a remark below. */
function Plans({ children }: { children: ReactNode }) {
  const [{ billing }] = useAddressState(readBilling);
  return (
    <Stack $gap={5}>
      <PlanList>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} billing={billing} />
        ))}
      </PlanList>
      <Text as="div" $size="small" $tone="muted" $measure>
        {children}
      </Text>
    </Stack>
  );
}

const texts = { da, en };
const components = { ...blocks, Plans };

/** Pricing in the letter (§2, §9): three plans, monthly or yearly. The billing is in the address (D10). */
export function GivenPricing() {
  const { i18n } = useLingui();
  const [{ billing }, change] = useAddressState(readBilling);
  const { title, lead, body } = usePageText(texts, components);
  return (
    <PageContainer title={i18n.t('Pricing')}>
      <PageIntro title={title} lead={lead}>
        <Row $gap={3}>
          <SegmentedControl
            label={i18n.t('Billing')}
            options={billings.map((option) => ({ ...option, label: i18n.t(option.label) }))}
            value={billing}
            onChange={(chosen) => change({ billing: chosen })}
          />
          <Badge $tone="success">{i18n.t('Save 20%')}</Badge>
        </Row>
      </PageIntro>
      <Stack $gap={16}>{body}</Stack>
    </PageContainer>
  );
}
