import { useLingui } from '@lingui/react';
import { CalendarCheck, type LucideIcon, Search, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { theme } from '../../theme/theme';
import { Grid } from '../../ui/Grid';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';

const { color, fontWeight, icon, radius, space } = theme;

const List = styled(Grid)`
  margin-block-start: ${space[8]};
`;
const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
`;
const Mark = styled.span`
  grid-row: span 2;
  display: grid;
  place-items: center;
  width: ${theme.avatar.large};
  height: ${theme.avatar.large};
  border-radius: ${radius.round};
  background: ${color.primarySoft};
  color: ${color.primary};
  svg {
    width: ${icon.large};
    height: ${icon.large};
  }
`;
const Ordinal = styled.span`
  color: ${color.accentText};
  font-weight: ${fontWeight.bold};
`;

const steps: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: Search,
    title: /*i18n*/ 'Find værktøjet',
    text: /*i18n*/ 'Søg efter det, du mangler, og se hvem der har det i nærheden.',
  },
  {
    Icon: CalendarCheck,
    title: /*i18n*/ 'Book og betal',
    text: /*i18n*/ 'Vælg dine dage, og betal trygt gennem Skuret.',
  },
  {
    Icon: Undo2,
    title: /*i18n*/ 'Brug og aflever',
    text: /*i18n*/ 'Hent værktøjet, få arbejdet gjort, og aflever det igen.',
  },
];

/** How it works in three steps (§2). */
export function Steps() {
  const { i18n } = useLingui();
  return (
    <Section aria-labelledby="steps">
      <PageContainer>
        <Row $justify="space-between" $align="baseline">
          <Heading level={2} id="steps">
            {i18n.t('Sådan virker det')}
          </Heading>
          <TextLink look="standalone" to={addresses.howItWorks}>
            {i18n.t('Læs mere om, hvordan du låner')}
          </TextLink>
        </Row>
        <List as="ol" $tabletColumns={3} $gap={8}>
          {steps.map(({ Icon, title, text }, index) => (
            <Step key={title}>
              <Mark>
                <Icon aria-hidden="true" />
              </Mark>
              <Heading level={3}>
                <Ordinal>{index + 1}.</Ordinal> {i18n.t(title)}
              </Heading>
              <Text $tone="muted">{i18n.t(text)}</Text>
            </Step>
          ))}
        </List>
      </PageContainer>
    </Section>
  );
}
