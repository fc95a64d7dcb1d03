import { useLingui } from '@lingui/react';
import { Text } from '../../ui/Text';
import type { CaseQuery } from '../api/cases.generated';
import { useSettleRefundMutation } from '../api/casesApi';
import { ReasonForm } from '../parts/ReasonForm';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { Part } from './parts';

interface Props {
  id: string;
  refund: NonNullable<NonNullable<CaseQuery['case']>['refund']>;
}

/** The failed refunds of a booking, and the two ways to settle them. */
export function RefundForms({ id, refund: { cents, isUnderWay, failure } }: Props) {
  const { i18n } = useLingui();
  const { money } = useOfficeFormats();
  const [settle] = useSettleRefundMutation();
  return (
    <>
      <Part title={i18n.t('Vi skylder låneren {amount}', { amount: money(cents) })}>
        <Text>
          {isUnderWay
            ? i18n.t('Pengene er bestilt igen. Vi venter på svar fra betalingsudbyderen.')
            : i18n.t('Lånerens bank tog ikke imod en tilbagebetaling.')}
        </Text>
        {failure !== null && (
          <Text>{i18n.t('Betalingsudbyderen afviste at sende igen: {failure}', { failure })}</Text>
        )}
      </Part>
      {!isUnderWay && (
        <>
          <Part title={i18n.t('Send pengene igen')}>
            <ReasonForm
              hint={i18n.t(
                'Til samme kort som før. Det hjælper ikke, hvis kortet er lukket. Den gemmes med dit navn.',
              )}
              button={i18n.t('Send pengene igen')}
              onSend={(reason) => settle({ id, way: 'AGAIN', reason })}
            />
          </Part>
          <Part title={i18n.t('Pengene er betalt')}>
            <ReasonForm
              hint={i18n.t(
                'Kun når pengene er overført til lånerens bankkonto, eller lånerens bank har givet dem ved en tabt indsigelse. Skriv dag og reference. Den gemmes med dit navn.',
              )}
              button={i18n.t('Pengene er betalt')}
              variant="secondary"
              onSend={(reason) => settle({ id, way: 'PAID', reason })}
            />
          </Part>
        </>
      )}
    </>
  );
}
