import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { addresses } from '../../../domain/addresses';
import { ContactDetails } from '../../features/info/ContactDetails';
import { PageIntro } from '../../features/info/PageIntro';
import { RichText } from '../../features/info/RichText';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/TextLink';
import { ContactPanel } from './contact/ContactPanel';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[16]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  }
`;
const Paper = styled.div`
  ${media.print} {
    display: none;
  }
`;

/** Contact (§2): four fields to support, and the other ways to reach it. */
export function Contact() {
  const { i18n } = useLingui();
  return (
    <PageContainer>
      <PageTitle>{i18n.t('Contact')}</PageTitle>
      <PageIntro
        title={i18n.t('Contact us')}
        lead={
          <RichText
            text={i18n.t(
              'A person reads every message and answers within one working day. Many questions have an answer already in the <link>help centre</link>.',
            )}
            parts={{ link: (words) => <TextLink to={addresses.help}>{words}</TextLink> }}
          />
        }
      />
      <Columns>
        <Paper>
          <Card $padding="large">
            <ContactPanel />
          </Card>
        </Paper>
        <Stack $gap={5}>
          <Heading level={2} look="sub">
            {i18n.t('Other ways to reach us')}
          </Heading>
          <ContactDetails />
        </Stack>
      </Columns>
    </PageContainer>
  );
}
