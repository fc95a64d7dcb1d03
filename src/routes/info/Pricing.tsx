import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { oneOf } from '../../../domain/query';
import { plans } from '../../content/plans';
import { FaqList } from '../../features/info/FaqList';
import { LinkedHeading } from '../../features/info/LinkedHeading';
import { PageIntro } from '../../features/info/PageIntro';
import { useAddressState } from '../../store/useAddressState';
import { useSource } from '../../store/useSource';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Badge } from '../../ui/Badge';
import { Grid } from '../../ui/Grid';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Row } from '../../ui/Row';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { faqs } from './pricing/faqs';
import { type Billing, PlanCard } from './pricing/PlanCard';

const { space, width } = theme;

const Plans = styled.ul`
  display: grid;
  gap: ${space[5]};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Questions = styled.div`
  max-width: ${width.dialogWide};
`;

const billings = [
  { value: 'monthly', label: /*i18n*/ 'Monthly' },
  { value: 'yearly', label: /*i18n*/ 'Yearly' },
] as const;

const readBilling = (given: URLSearchParams): { billing: Billing } => ({
  billing: oneOf(['monthly', 'yearly'], given.get('billing')),
});

/** Pricing (§2, §9): three plans, monthly or yearly. The billing is in the address (D10). */
export function Pricing() {
  const { i18n } = useLingui();
  const source = useSource();
  const [{ billing }, change] = useAddressState(readBilling);

  return (
    <PageContainer>
      <PageTitle>{i18n.t('Pricing')}</PageTitle>
      <PageIntro
        title={i18n.t('Simple plans, fair prices')}
        lead={i18n.t(
          'Start for nothing and stay there if it suits you. The paid plans are for those who borrow often or run a trade.',
        )}
      >
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

      <Stack $gap={16}>
        <Stack $gap={5}>
          <Plans>
            {plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} billing={billing} />
            ))}
          </Plans>
          <Text $size="small" $tone="muted" $measure>
            {i18n.t(
              source === 'live'
                ? /*i18n*/ 'The price of a tool is set by its owner, per day, and is no part of a plan.'
                : /*i18n*/ 'Plan prices are in US dollars. The price of a tool is set by its owner, in kroner per day.',
            )}
          </Text>
        </Stack>

        <Grid $desktopColumns={2} $gap={10}>
          <Stack $gap={3}>
            <LinkedHeading id="questions" level={2}>
              {i18n.t('About the plans')}
            </LinkedHeading>
            <Text $tone="muted" $measure>
              {i18n.t('The small things that are good to know before you choose.')}
            </Text>
          </Stack>
          <Questions>
            <FaqList faqs={faqs(i18n)} />
          </Questions>
        </Grid>
      </Stack>
    </PageContainer>
  );
}
