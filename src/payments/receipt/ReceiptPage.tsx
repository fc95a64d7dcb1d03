import { useLingui } from '@lingui/react';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { memberAddresses } from '../../../domain/values/memberAddresses';
import { useViewer } from '../../members/hooks/useViewer';
import { printPage } from '../../platform/browser/printPage';
import { BackLink } from '../../ui/BackLink';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { LoadFailed } from '../../ui/LoadFailed';
import { NotFoundPage } from '../../ui/NotFoundPage';
import { PageContainer } from '../../ui/PageContainer';
import { Paper, PrintedPage } from '../../ui/Paper';
import { Row } from '../../ui/Row';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { useReceiptQuery } from '../api/receiptsApi';
import { ReceiptPaper } from './ReceiptPaper';
import { sideWords } from './sideWords';

/** Shown when the booking does not exist, or when the person is neither its borrower nor its owner. */
function ReceiptNotFound() {
  const { i18n } = useLingui();
  return (
    <NotFoundPage
      heading={i18n.t('Kvitteringen findes ikke')}
      text={i18n.t(
        'Vi kan ikke finde en af dine bookinger på dette link. Den hører måske til en anden konto.',
      )}
      action={<LinkButton to={memberAddresses.loans}>{i18n.t('Se dine lån')}</LinkButton>}
    />
  );
}

/** `/receipt/:id`: what a booking cost or brought, on a page made for print. */
export function ReceiptPage() {
  const { i18n } = useLingui();
  const { id: bookingId = '' } = useParams();
  const { user } = useViewer();
  const { currentData, isError, isFetching, refetch } = useReceiptQuery(
    { bookingId },
    { skip: user === null, refetchOnMountOrArgChange: true },
  );
  const receipt = currentData;
  if (receipt === null) return <ReceiptNotFound />;
  const words = sideWords[receipt?.role ?? 'BORROWER'];

  return (
    <PageContainer
      $width="reading"
      title={receipt ? `${i18n.t(words.title)} ${receipt.number}` : i18n.t('Kvittering')}
    >
      <PrintedPage />
      <Stack $gap={5}>
        <Row $justify="space-between" data-print="hide">
          <BackLink to={words.back}>{i18n.t('Tilbage til dit skur')}</BackLink>
          {receipt && (
            <Button variant="secondary" icon={<Printer aria-hidden />} onClick={printPage}>
              {i18n.t('Udskriv')}
            </Button>
          )}
        </Row>
        {receipt && <ReceiptPaper receipt={receipt} />}
        {!receipt && <Heading level={1}>{i18n.t('Kvittering')}</Heading>}
        {!receipt && isError && !isFetching && (
          <LoadFailed onRetry={() => void refetch()}>
            {i18n.t('Vi kunne ikke hente kvitteringen.')}
          </LoadFailed>
        )}
        {!receipt && !(isError && !isFetching) && (
          <Paper aria-busy>
            <Skeleton $height="24rem" $shape="lines" />
          </Paper>
        )}
      </Stack>
    </PageContainer>
  );
}
