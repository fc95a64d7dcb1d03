import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { useMailQuery, useMailsQuery } from '../api/healthApi';
import type { MailLanguage } from '../api/schemaTypes.generated';
import { Pair, Part, Written } from '../case/parts';
import { Problem } from '../parts/Problem';
import { useOfficeFormats } from '../parts/useOfficeLanguage';

const { border, color, radius } = theme;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 40rem;
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
`;

const languages: Record<MailLanguage, string> = { DA: /*i18n*/ 'Dansk', EN: /*i18n*/ 'Engelsk' };

function Mail({ name, language }: { name: string; language: MailLanguage }) {
  const { i18n } = useLingui();
  const { currentData: mail, error, refetch } = useMailQuery({ name, language });
  if (error) return <Problem error={error} onRetry={refetch} />;
  if (!mail) return <Skeleton $height="40rem" $shape="lines" />;
  return (
    <Pair>
      <Part title={mail.subject}>
        <Frame
          sandbox=""
          title={i18n.t('Mailen, som den ser ud')}
          src={`/office/mail-samples/${encodeURIComponent(name)}/${language.toLowerCase()}`}
        />
      </Part>
      <Part title={i18n.t('Som tekst')}>
        <Written lang={language.toLowerCase()}>{mail.plain}</Written>
      </Part>
    </Pair>
  );
}

/** Each kind of mail with sample data, as HTML and as text. */
export function Mails() {
  const { i18n } = useLingui();
  const [params, setParams] = useSearchParams();
  const spoken = useOfficeFormats().language === 'en' ? 'EN' : 'DA';
  const { data: mails, error, refetch } = useMailsQuery(spoken);
  const name = (mails?.find((each) => each.name === params.get('mail')) ?? mails?.[0])?.name;
  const language = params.get('language') === 'EN' ? 'EN' : 'DA';
  const change = (changes: Record<string, string>) =>
    setParams({ mail: name ?? '', language, ...changes });
  return (
    <PageContainer title={i18n.t('Mails')} data-wide>
      <Stack $gap={5}>
        <Heading level={1}>{i18n.t('Mails')}</Heading>
        {error && <Problem error={error} onRetry={refetch} />}
        {mails && name !== undefined && (
          <>
            <Row $gap={4} $align="end">
              <Select
                label={i18n.t('Mail')}
                value={name}
                onChange={({ target }) => change({ mail: target.value })}
                options={mails.map((each) => ({ value: each.name, label: each.label }))}
              />
              <Select
                label={i18n.t('Mailens sprog')}
                value={language}
                onChange={({ target }) => change({ language: target.value })}
                options={(['DA', 'EN'] as const).map((value) => ({
                  value,
                  label: i18n.t(languages[value]),
                }))}
              />
            </Row>
            <Mail name={name} language={language} />
          </>
        )}
        {!mails && !error && <Skeleton $height="40rem" $shape="lines" />}
      </Stack>
    </PageContainer>
  );
}
