import { useLingui } from '@lingui/react';
import { CreditCard, Plus } from 'lucide-react';
import { SettingsLine } from '../../members/settings/SettingsList';
import { SettingsSection } from '../../members/settings/SettingsSection';
import { useSettingsToast } from '../../members/settings/useSettingsToast';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/Row';
import { Text } from '../../ui/Text';

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
          <SettingsLine key={name}>
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
          </SettingsLine>
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
