import { useLingui } from '@lingui/react';
import { CalendarX, Clock, DoorOpen, ShieldCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo } from 'react';
import styled from 'styled-components';
import { formatKroner, formatMoney } from '../../../domain/values/money';
import { useDifferences } from '../../platform/store/useDifferences';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import type { ToolDetail } from '../api/toolApi';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  li {
    display: flex;
    gap: ${theme.space[3]};
  }
  svg {
    flex: none;
    width: ${theme.icon.medium};
    height: 1.55em;
    color: ${theme.color.primary};
  }
`;

function Policy({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <li>
      {icon}
      <div>
        <Text $weight="semibold">{title}</Text>
        <Text $tone="muted" $size="small">
          {children}
        </Text>
      </div>
    </li>
  );
}

/** The terms of a rental (§9). The deposit is named only where there is one. */
export const PoliciesBox = memo(function PoliciesBox({ tool }: { tool: ToolDetail }) {
  const { i18n } = useLingui();
  const written = useWrittenLang();
  const { depositCents, pickupHours } = tool;
  const language = useScreenLanguage('da');
  const { hasGivenTexts } = useDifferences();
  return (
    <Card as="section" aria-labelledby="tool-policies">
      <Stack $gap={4}>
        <Heading level={2} look="small" id="tool-policies">
          {i18n.t('Godt at vide')}
        </Heading>
        <List>
          {pickupHours && !hasGivenTexts ? (
            <Policy icon={<DoorOpen aria-hidden="true" />} title={i18n.t('Afhentningstider')}>
              <span lang={written}>{pickupHours}</span>
            </Policy>
          ) : null}
          <Policy icon={<ShieldCheck aria-hidden="true" />} title={i18n.t('Basisforsikring')}>
            {i18n.t(
              hasGivenTexts
                ? /*i18n*/ 'Dækker skader op til 5000 kr.'
                : /*i18n*/ 'Dækker skader for op til 5.000 kr.',
            )}
          </Policy>
          <Policy icon={<CalendarX aria-hidden="true" />} title={i18n.t('Gratis afbestilling')}>
            {i18n.t(
              hasGivenTexts
                ? /*i18n*/ 'Afbestil gratis indtil 24 timer før afhentning.'
                : /*i18n*/ 'Afbestil gratis indtil to dage før den første dag.',
            )}
          </Policy>
          <Policy icon={<Clock aria-hidden="true" />} title={i18n.t('Sen aflevering')}>
            {i18n.t(
              hasGivenTexts
                ? /*i18n*/ 'Afleverer du for sent, betaler du for en ekstra dag.'
                : /*i18n*/ 'Afleverer du for sent, betaler du for hver ekstra dag, der begynder.',
            )}
          </Policy>
          {depositCents > 0 ? (
            <Policy icon={<Wallet aria-hidden="true" />} title={i18n.t('Depositum')}>
              {hasGivenTexts
                ? i18n.t('{depositCents} kr., som du får tilbage.', {
                    depositCents: formatKroner(depositCents, language),
                  })
                : i18n.t('{deposit}, som du får tilbage.', {
                    deposit: formatMoney(depositCents, language),
                  })}
            </Policy>
          ) : null}
        </List>
      </Stack>
    </Card>
  );
});
