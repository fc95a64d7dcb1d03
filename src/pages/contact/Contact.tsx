import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Stack } from '../../ui/Stack';
import * as da from '../content/contact/da.mdx';
import * as en from '../content/contact/en.mdx';
import { ContactDetails } from '../parts/ContactDetails';
import { MessageForm } from '../parts/MessageForm';
import { PageIntro } from '../parts/PageIntro';
import { usePageText } from '../parts/usePageText';

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

const texts = { da, en };

/** Contact (§2): four fields to support, and the other ways to reach it. */
export function Contact() {
  const { i18n } = useLingui();
  const { title, body } = usePageText(texts, { p: Fragment });
  return (
    <PageContainer title={i18n.t('Contact')}>
      <PageIntro title={title} lead={body} />
      <Columns>
        <Paper>
          <Card $padding="large">
            <MessageForm
              label={title}
              sent={i18n.t("Message sent successfully! We'll get back to you soon.")}
            />
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
