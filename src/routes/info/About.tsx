import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { to } from '../../../domain/addresses';
import { ContactDetails } from '../../features/info/ContactDetails';
import { LinkedHeading } from '../../features/info/LinkedHeading';
import { PageIntro } from '../../features/info/PageIntro';
import { Prose } from '../../features/info/Prose';
import { RichText } from '../../features/info/RichText';
import { Scene } from '../../features/info/Scene';
import { useSource } from '../../store/useSource';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Grid } from '../../ui/Grid';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { StatTile } from '../../ui/StatTile';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { LiveMessageForm } from './about/LiveMessageForm';
import { MessageForm } from './about/MessageForm';
import { Team } from './about/Team';
import { Values } from './about/Values';

const { space } = theme;

const Story = styled.div`
  display: grid;
  gap: ${space[10]};
  padding-block: ${space[4]} ${space[12]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${space[16]};
    align-items: start;
    padding-block: ${space[4]} ${space[16]};
  }
`;

const stats = [
  { label: /*i18n*/ 'Tools to borrow', value: '774' },
  { label: /*i18n*/ 'Years of lending', value: '4' },
  { label: /*i18n*/ 'Postcodes with a tool', value: '212' },
  { label: /*i18n*/ 'Come back on time', value: /*i18n*/ '97%' },
];

/** About (§2): stats, values, team, contact, and a form that does nothing in the sample. */
export function About() {
  const { i18n } = useLingui();
  const isLive = useSource() === 'live';
  return (
    <>
      <PageTitle>{i18n.t('About')}</PageTitle>
      <PageContainer>
        <PageIntro
          title={i18n.t('A shed for the whole neighbourhood')}
          lead={i18n.t(
            'Skuret is Danish for “the shed”. We think there should be one on every street, that it should be well stocked, and that you should not have to build it yourself.',
          )}
          aside={<Scene name="about" />}
        />
        <Story>
          <Prose>
            <p>
              {i18n.t(
                'It began with a tile cutter. In the spring of 2022 our founder Ida bought one for a single bathroom floor, used it for a weekend, and found that three neighbours on her stairs had done the same. Four machines, four floors, one staircase in Nørrebro.',
              )}
            </p>
            <p>
              {i18n.t(
                'So she put up a list in the hallway: what I have, what I need. It filled in a week. Skuret is that list, with a price on each line, insurance behind it and a way to pay that nobody has to talk about at the door.',
              )}
            </p>
            <p>
              <RichText
                text={i18n.t(
                  'Today people all over Denmark lend out what hangs in their sheds, cellars and boots. Some earn enough to pay for the next tool. Most simply like that it is used. Have a look at <link>what is near you</link>.',
                )}
                parts={{ link: (words) => <TextLink to={to.browse()}>{words}</TextLink> }}
              />
            </p>
          </Prose>
          {/* Figures of the specification (§2), which live has no data for. */}
          {!isLive && (
            <Grid $columns={2} $gap={4}>
              {stats.map(({ label, value }) => (
                <StatTile key={label} label={i18n.t(label)} value={i18n.t(value)} />
              ))}
            </Grid>
          )}
        </Story>
      </PageContainer>

      <Section $ground="sunken">
        <PageContainer>
          <Stack $gap={8}>
            <LinkedHeading id="values" level={2}>
              {i18n.t('What we hold on to')}
            </LinkedHeading>
            <Values />
          </Stack>
        </PageContainer>
      </Section>

      <Section>
        <PageContainer>
          <Stack $gap={16}>
            <Stack $gap={8}>
              <LinkedHeading id="team" level={2}>
                {i18n.t('Who we are')}
              </LinkedHeading>
              <Team />
            </Stack>
            <Grid $desktopColumns={2} $gap={12}>
              <Stack $gap={5}>
                <LinkedHeading id="contact" level={2}>
                  {i18n.t('Say hello')}
                </LinkedHeading>
                <Text $tone="muted" $measure>
                  {i18n.t(
                    'Questions, praise, a tool you wish somebody would list: we would like to hear it.',
                  )}
                </Text>
                <ContactDetails />
              </Stack>
              <Card $padding="large">{isLive ? <LiveMessageForm /> : <MessageForm />}</Card>
            </Grid>
          </Stack>
        </PageContainer>
      </Section>
    </>
  );
}
