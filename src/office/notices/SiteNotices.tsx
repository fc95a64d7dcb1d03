import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorBox } from '../../ui/ErrorBox';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Table } from '../../ui/Table';
import { Text } from '../../ui/Text';
import type { SiteNoticesQuery } from '../api/siteNotices.generated';
import { useEndSiteNoticeMutation, useSiteNoticesQuery } from '../api/siteNoticesApi';
import { useMeQuery } from '../api/staffApi';
import { Problem } from '../parts/Problem';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { useOutcome } from '../parts/useOutcome';
import { SiteNoticeForm } from './SiteNoticeForm';
import { siteNoticeKinds } from './siteNoticeKinds';

interface Props {
  notices: SiteNoticesQuery['siteNotices'];
  mayEnd: boolean;
}

function NoticeTable({ notices, mayEnd }: Props) {
  const { i18n } = useLingui();
  const { moment, language } = useOfficeFormats();
  const { problem, show } = useOutcome();
  const [end, { isLoading }] = useEndSiteNoticeMutation();
  return (
    <>
      {problem !== null && <ErrorBox>{problem}</ErrorBox>}
      <Table
        caption={i18n.t('De seneste')}
        rows={notices}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'kind',
            header: i18n.t('Slags'),
            cell: ({ kind }) => i18n.t(siteNoticeKinds[kind].name),
          },
          {
            id: 'text',
            header: i18n.t('Tekst'),
            rowHeader: true,
            cell: ({ textDa, textEn }) => (language === 'da' ? textDa : textEn),
          },
          { id: 'from', header: i18n.t('Fra'), cell: ({ fromAt }) => moment(fromAt) },
          {
            id: 'until',
            header: i18n.t('Indtil'),
            cell: ({ untilAt, endedAt }) => moment(endedAt ?? untilAt),
          },
          { id: 'by', header: i18n.t('Af'), cell: ({ by }) => by },
          {
            id: 'end',
            header: i18n.t('Afslut'),
            bare: true,
            align: 'end',
            cell: ({ id, kind, isOver }) =>
              isOver || !mayEnd ? (
                <Badge>{isOver ? i18n.t('slut') : i18n.t('gælder')}</Badge>
              ) : (
                <Button
                  size="small"
                  variant="secondary"
                  disabled={isLoading}
                  aria-label={i18n.t('Afslut {what} {id}', {
                    what: i18n.t(siteNoticeKinds[kind].name),
                    id,
                  })}
                  onClick={() => void end(id).then(show)}
                >
                  {i18n.t('Afslut')}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}

/** Announcements to everybody, and maintenance. Leads write and end them. */
export function SiteNotices() {
  const { i18n } = useLingui();
  const { data: me } = useMeQuery();
  const { data, error, refetch } = useSiteNoticesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isLead = me?.role === 'LEAD';
  return (
    <PageContainer title={i18n.t('Til alle')}>
      <Stack $gap={5}>
        <Heading level={1}>{i18n.t('Til alle')}</Heading>
        {me && !isLead && (
          <Text $tone="muted">{i18n.t('Kun en leder skriver til alle og lukker Skuret.')}</Text>
        )}
        {isLead && <SiteNoticeForm />}
        {error && <Problem error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton $height="8rem" $shape="lines" />}
        {data?.length === 0 && (
          <EmptyState
            heading={i18n.t('Intet til alle')}
            text={i18n.t('Meddelelser og vedligehold vises her.')}
          />
        )}
        {data && data.length > 0 && <NoticeTable notices={data} mayEnd={isLead} />}
      </Stack>
    </PageContainer>
  );
}
