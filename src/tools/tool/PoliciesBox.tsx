import { useLingui } from '@lingui/react';
import {
  Boxes,
  CalendarRange,
  CalendarX,
  Clock,
  DoorOpen,
  IdCard,
  MessageCircleQuestion,
  ShieldCheck,
  Wallet,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { memo } from 'react';
import styled from 'styled-components';
import { formatDays } from '../../../domain/values/daysInWords';
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

/** The owner's rules: how long, how early, how many, and who answers. */
function RentalTerms({ tool }: { tool: Pick<ToolDetail, 'rules' | 'maxAvailableCount'> }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { shortestDays, longestDays, noticeDays, instantBooking } = tool.rules;
  const longest = formatDays(longestDays, language);
  return (
    <>
      <Policy icon={<CalendarRange aria-hidden="true" />} title={i18n.t('Lejeperiode')}>
        {shortestDays > 1
          ? i18n.t('Mindst {shortest} og højst {longest}.', {
              shortest: formatDays(shortestDays, language),
              longest,
            })
          : i18n.t('Højst {longest}.', { longest })}{' '}
        {noticeDays > 0
          ? i18n.t('Book senest {notice} før den første dag.', {
              notice: formatDays(noticeDays, language),
            })
          : i18n.t('Du kan hente den samme dag.')}
      </Policy>
      {tool.maxAvailableCount > 1 ? (
        <Policy icon={<Boxes aria-hidden="true" />} title={i18n.t('Antal')}>
          {i18n.t('Ejeren har {count} af dem.', { count: tool.maxAvailableCount })}
        </Policy>
      ) : null}
      <Policy
        icon={
          instantBooking ? <Zap aria-hidden="true" /> : <MessageCircleQuestion aria-hidden="true" />
        }
        title={instantBooking ? i18n.t('Booking med det samme') : i18n.t('Forespørgsel')}
      >
        {instantBooking
          ? i18n.t('Dagene er dine, så snart du har betalt.')
          : i18n.t('Pengene bliver reserveret og først trukket, når ejeren har sagt ja.')}
      </Policy>
    </>
  );
}

/** The terms of a rental (§9). The deposit is named only where there is one. */
export const PoliciesBox = memo(function PoliciesBox({ tool }: { tool: ToolDetail }) {
  const { i18n } = useLingui();
  const written = useWrittenLang();
  const { depositCents, pickupHours, pricePerDayCents } = tool;
  const language = useScreenLanguage('da');
  const { hasGivenTexts } = useDifferences();
  return (
    <Card as="section" aria-labelledby="tool-policies">
      <Stack $gap={4}>
        <Heading level={2} look="small" id="tool-policies">
          {i18n.t('Godt at vide')}
        </Heading>
        <List>
          {hasGivenTexts ? null : <RentalTerms tool={tool} />}
          {pickupHours && !hasGivenTexts ? (
            <Policy icon={<DoorOpen aria-hidden="true" />} title={i18n.t('Afhentningstider')}>
              <span lang={written}>{pickupHours}</span>
            </Policy>
          ) : null}
          {tool.needsIdentity ? (
            <Policy icon={<IdCard aria-hidden="true" />} title={i18n.t('Kontrolleret identitet')}>
              {i18n.t('Du skal have din identitet kontrolleret, før du kan sende en forespørgsel.')}
            </Policy>
          ) : null}
          <Policy
            icon={<ShieldCheck aria-hidden="true" />}
            title={i18n.t(hasGivenTexts ? /*i18n*/ 'Basisforsikring' : /*i18n*/ 'Forsikring')}
          >
            {i18n.t(
              hasGivenTexts
                ? /*i18n*/ 'Dækker skader op til 5000\u00a0kr.'
                : /*i18n*/ 'Dækker skader for op til 5.000\u00a0kr.',
            )}
          </Policy>
          <Policy icon={<CalendarX aria-hidden="true" />} title={i18n.t('Gratis afbestilling')}>
            {i18n.t(
              hasGivenTexts
                ? /*i18n*/ 'Afbestil gratis indtil 24 timer før afhentning.'
                : /*i18n*/ 'Afbestil gratis indtil to dage før afhentning.',
            )}
          </Policy>
          <Policy icon={<Clock aria-hidden="true" />} title={i18n.t('Sen aflevering')}>
            {hasGivenTexts
              ? i18n.t('Afleverer du for sent, betaler du for en ekstra dag.')
              : i18n.t('Forsinket? {price} pr. påbegyndt dag.', {
                  price: formatMoney(pricePerDayCents, language),
                })}
          </Policy>
          {depositCents > 0 ? (
            <Policy icon={<Wallet aria-hidden="true" />} title={i18n.t('Depositum')}>
              {hasGivenTexts
                ? i18n.t('{depositCents}\u00a0kr., som du får tilbage.', {
                    depositCents: formatKroner(depositCents, language),
                  })
                : i18n.t(
                    '{deposit} Du får det tilbage. Vi trækker kun fra, hvad skader eller forsinkelse koster.',
                    {
                      deposit: formatMoney(depositCents, language),
                    },
                  )}
            </Policy>
          ) : null}
        </List>
      </Stack>
    </Card>
  );
});
