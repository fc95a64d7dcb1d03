import { useLingui } from '@lingui/react';
import { CalendarX2, type LucideIcon, MapPin, PiggyBank, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Grid } from '../../ui/Grid';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Section } from '../../ui/Section';
import { Text } from '../../ui/Text';

const { color, icon, space } = theme;

const List = styled(Grid)`
  margin-block-start: ${space[8]};
`;
const Benefit = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  svg {
    width: ${icon.large};
    height: ${icon.large};
    color: ${color.primary};
  }
`;

const benefits: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: PiggyBank,
    title: /*i18n*/ 'Spar penge',
    text: /*i18n*/ 'Betal for en dag i stedet for at købe noget, du bruger to gange.',
  },
  {
    Icon: MapPin,
    title: /*i18n*/ 'Lån tæt på',
    text: /*i18n*/ 'Værktøjet står hos folk i nærheden. Hent det på vejen hjem.',
  },
  {
    Icon: ShieldCheck,
    title: /*i18n*/ 'Vær forsikret',
    text: /*i18n*/ 'Grundforsikringen dækker skader for op til 5.000\u00a0kr.',
  },
  {
    Icon: CalendarX2,
    title: /*i18n*/ 'Fortryd gratis',
    text: /*i18n*/ 'Afbestil uden gebyr indtil 24 timer før afhentning.',
  },
];

/** Reasons to borrow and to lend, in the letter (§2). The figures are those of §9. */
export function Benefits() {
  const { i18n } = useLingui();
  return (
    <Section aria-labelledby="benefits">
      <PageContainer>
        <Heading level={2} id="benefits">
          {i18n.t('Derfor låner folk i Skuret')}
        </Heading>
        <List as="ul" $tabletColumns={2} $desktopColumns={4} $gap={8}>
          {benefits.map(({ Icon, title, text }) => (
            <Benefit key={title}>
              <Icon aria-hidden="true" />
              <Heading level={3}>{i18n.t(title)}</Heading>
              <Text $tone="muted">{i18n.t(text)}</Text>
            </Benefit>
          ))}
        </List>
      </PageContainer>
    </Section>
  );
}
