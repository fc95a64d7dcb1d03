import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { addresses, to } from '../../../domain/addresses';
import { CallToAction } from '../../features/info/CallToAction';
import { FaqList } from '../../features/info/FaqList';
import { LinkedHeading } from '../../features/info/LinkedHeading';
import { PageIntro } from '../../features/info/PageIntro';
import { RichText } from '../../features/info/RichText';
import { Scene } from '../../features/info/Scene';
import { useSource } from '../../store/useSource';
import { theme } from '../../theme/theme';
import { Grid } from '../../ui/Grid';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { Benefits } from './howItWorks/Benefits';
import { faqs } from './howItWorks/faqs';
import { Steps } from './howItWorks/Steps';

const Questions = styled.div`
  max-width: ${theme.width.dialogWide};
`;

/** How it works (§2): four steps, three benefits, four questions, and the ways to sign-up and browse. */
export function HowItWorks() {
  const { i18n } = useLingui();
  const source = useSource();
  return (
    <>
      <PageTitle>{i18n.t('How it works')}</PageTitle>
      <PageContainer>
        <PageIntro
          title={i18n.t('How it works')}
          lead={i18n.t(
            'Most tools are used a few hours a year and rest for the remaining thousands. On Skuret you borrow the one you need from someone nearby, and lend out yours while it hangs there.',
          )}
          aside={<Scene name="lend" />}
        >
          <Row>
            <LinkButton to={to.browse()} variant="accent" size="large">
              {i18n.t('Browse tools')}
            </LinkButton>
            <LinkButton to={to.signUp()} variant="secondary" size="large">
              {i18n.t('Create an account')}
            </LinkButton>
          </Row>
        </PageIntro>
        <Steps />
      </PageContainer>

      <Section $ground="sunken">
        <PageContainer>
          <Stack $gap={8}>
            <LinkedHeading id="benefits" level={2}>
              {i18n.t('Why people borrow instead of buying')}
            </LinkedHeading>
            <Benefits />
          </Stack>
        </PageContainer>
      </Section>

      <Section>
        <PageContainer>
          <Stack $gap={16}>
            <Grid $desktopColumns={2} $gap={10}>
              <Stack $gap={3}>
                <LinkedHeading id="questions" level={2}>
                  {i18n.t('Good questions')}
                </LinkedHeading>
                <Text $tone="muted" $measure>
                  <RichText
                    text={i18n.t(
                      'The four that almost everybody asks before the first booking. The rest are in the <link>help centre</link>.',
                    )}
                    parts={{ link: (words) => <TextLink to={addresses.help}>{words}</TextLink> }}
                  />
                </Text>
              </Stack>
              <Questions>
                <FaqList faqs={faqs(i18n, source)} />
              </Questions>
            </Grid>
            <CallToAction
              heading={i18n.t('Ready when your project is')}
              text={i18n.t(
                'An account is free and takes a minute. You can look around without one.',
              )}
            >
              <LinkButton to={to.signUp()} size="large">
                {i18n.t('Sign up')}
              </LinkButton>
              <LinkButton to={to.browse()} variant="secondary" size="large">
                {i18n.t('Find a tool')}
              </LinkButton>
            </CallToAction>
          </Stack>
        </PageContainer>
      </Section>
    </>
  );
}
