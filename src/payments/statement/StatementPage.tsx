import { useLingui } from '@lingui/react';
import { Download, Printer } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { statementCsv, statementSide } from '../../../domain/payments/statement';
import { to } from '../../../domain/values/addresses';
import { memberAddresses } from '../../../domain/values/memberAddresses';
import { useViewer } from '../../members/hooks/useViewer';
import { downloadText } from '../../platform/browser/download';
import { printPage } from '../../platform/browser/printPage';
import { useToday } from '../../platform/store/useClock';
import { BackLink } from '../../ui/BackLink';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { EmptyState } from '../../ui/EmptyState';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageContainer } from '../../ui/PageContainer';
import { PrintedPage } from '../../ui/Paper';
import { Row } from '../../ui/Row';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useStatementQuery } from '../api/receiptsApi';
import { SideOfYear } from './SideOfYear';

/** The year in an address; null for none, or for one outside 2000 to 2999. */
function readYear(given: string | undefined): number | null {
  return given !== undefined && /^2\d{3}$/.test(given) ? Number(given) : null;
}

/** `/statement/:year`: what the person earned and paid in a year, to print and as a file. */
export function StatementPage() {
  const { i18n } = useLingui();
  const { year: given } = useParams();
  const navigate = useNavigate();
  const { user } = useViewer();
  const thisYear = Number(useToday().slice(0, 4));
  const year = readYear(given) ?? thisYear;
  const { currentData, data, isError, isFetching, refetch } = useStatementQuery(
    { year },
    { skip: user === null, refetchOnMountOrArgChange: true },
  );
  const lines = currentData?.statementLines;
  const failed = isError && !isFetching;
  // The years of the previous response stay while the next year loads.
  const years = [...new Set([thisYear, year, ...(data?.years ?? [])])].sort((a, b) => b - a);
  const title = i18n.t('Årsopgørelse {year}', { year: String(year) });

  const download = () => {
    if (!lines) return;
    downloadText(
      `skuret-${year}.csv`,
      'text/csv;charset=utf-8',
      statementCsv(lines, (text) => i18n.t(text)),
    );
  };

  return (
    <PageContainer title={title}>
      <PrintedPage />
      <Stack $gap={6}>
        <Stack $gap={2} $align="start">
          <div data-print="hide">
            <BackLink to={memberAddresses.money}>{i18n.t('Tilbage til dit skur')}</BackLink>
          </div>
          <Heading level={1}>{title}</Heading>
          {user && (
            <Text $tone="muted">
              {i18n.t('{name}: indtjening og betalinger gennem Skuret', { name: user.name })}
            </Text>
          )}
        </Stack>
        <Row $align="end" data-print="hide">
          <Select
            label={i18n.t('År')}
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            value={String(year)}
            onChange={({ target }) => navigate(to.statement(Number(target.value)))}
          />
          {lines && lines.length > 0 && (
            <>
              <Button variant="secondary" icon={<Download aria-hidden />} onClick={download}>
                {i18n.t('Hent CSV')}
              </Button>
              <Button variant="secondary" icon={<Printer aria-hidden />} onClick={printPage}>
                {i18n.t('Udskriv')}
              </Button>
            </>
          )}
        </Row>
        {failed && !lines && (
          <LoadFailed onRetry={() => void refetch()}>
            {i18n.t('Vi kunne ikke hente årsopgørelsen.')}
          </LoadFailed>
        )}
        {!failed && !lines && <Skeleton $height="16rem" $shape="lines" aria-busy />}
        {lines?.length === 0 && (
          <EmptyState
            heading={i18n.t('Ingen betalinger i {year}', { year: String(year) })}
            text={i18n.t('Når en booking er betalt, ser du her, hvad du har tjent og betalt.')}
            picture="/images/scenes/empty-bookings.svg"
          />
        )}
        {currentData && !currentData.isWhole && (
          <Callout tone="warning">
            {i18n.t('Du har flere poster, end vi kan vise her. Summerne gælder kun dem, du ser.')}
          </Callout>
        )}
        {lines && lines.length > 0 && (
          <>
            <SideOfYear side="OWNER" year={year} sums={statementSide(lines, 'OWNER')} />
            <SideOfYear side="BORROWER" year={year} sums={statementSide(lines, 'BORROWER')} />
            <Text $size="small" $tone="muted">
              {i18n.t(
                'Alle beløb er i danske kroner. Datoen er den dag, vi registrerede beløbet. Et depositum er kun med, hvis ejeren beholdt det.',
              )}
            </Text>
          </>
        )}
      </Stack>
    </PageContainer>
  );
}
