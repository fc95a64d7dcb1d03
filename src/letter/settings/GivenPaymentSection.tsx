import { useLingui } from '@lingui/react';
import { CreditCard, Plus } from 'lucide-react';
import styled from 'styled-components';
import { SettingsSection } from '../../routes/account/settings/SettingsSection';
import { useSettingsToast } from '../../routes/account/settings/useSettingsToast';
import { theme } from '../../theme/theme';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/Row';
import { Text } from '../../ui/Text';

const { border, color, icon, radius, space } = theme;

const Method = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.input};
  & > svg {
    width: ${icon.large};
    height: ${icon.large};
    color: ${color.muted};
  }
  & > div {
    flex: 1;
    min-width: 10rem;
  }
`;

/** The same card for everybody, as on the booking page (§2). */
const methods = [{ name: /*i18n*/ 'Visa ending in 4242', expires: '12/2027' }] as const;

/** How the person pays. */
export function GivenPaymentSection() {
  const { i18n } = useLingui();
  const showToast = useSettingsToast();
  return (
    <SettingsSection id="payment" text={i18n.t('Used when you book a tool.')}>
      <ul>
        {methods.map(({ name, expires }) => (
          <Method key={name}>
            <CreditCard aria-hidden />
            <div>
              <Text $weight="semibold" $tabular>
                {i18n.t(name)}
              </Text>
              <Text $size="small" $tone="muted" $tabular>
                {i18n.t('Expires {expires}', { expires })}
              </Text>
            </div>
            <Badge $tone="primary">{i18n.t('Default')}</Badge>
          </Method>
        ))}
      </ul>
      <Row>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          onClick={() => showToast(/*i18n*/ 'More payment methods cannot be added yet.', 'info')}
        >
          {i18n.t('Add Payment Method')}
        </Button>
      </Row>
    </SettingsSection>
  );
}
