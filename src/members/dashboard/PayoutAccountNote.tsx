import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { formatDate } from '../../../domain/values/days';
import { formatMoney } from '../../../domain/values/money';
import { type PayoutAccount, usePayoutAccountQuery } from '../../payments/api/moneyApi';
import { Callout } from '../../ui/Callout';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const notes: Record<Exclude<PayoutAccount['state'], 'READY'>, string> = {
  MISSING: /*i18n*/ 'Vi kan først udbetale til dig, når du har tilføjet din bankkonto.',
  UNDER_REVIEW: /*i18n*/ 'Vi udbetaler, når vores betalingsudbyder har kontrolleret din bankkonto.',
  WANTED_SOON:
    /*i18n*/ 'Vores betalingsudbyder vil vide mere om dig, så dine udbetalinger ikke stopper.',
  RESTRICTED:
    /*i18n*/ 'Dine udbetalinger venter, til du har givet vores betalingsudbyder det, der mangler.',
  PAUSED: /*i18n*/ 'Vores betalingsudbyder har sat dine udbetalinger på pause.',
};

/** Above the payouts: why they wait, or soon will. Nothing for an account that can be paid out to. */
export function PayoutAccountNote() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { currentData: account } = usePayoutAccountQuery();
  if (!account || account.state === 'READY') return null;
  const { state, wantedBy, dueCents } = account;
  const isPaid = state === 'WANTED_SOON';
  const texts = [
    i18n.t(notes[state]),
    wantedBy != null &&
      i18n.t('Giv oplysningerne senest {date}.', { date: formatDate(wantedBy, language) }),
    dueCents > 0 &&
      !isPaid &&
      i18n.t('{sum} venter på dig.', { sum: formatMoney(dueCents, language) }),
  ];
  return (
    <Callout tone={isPaid || state === 'UNDER_REVIEW' ? 'info' : 'warning'} role="note">
      <span>{texts.filter(Boolean).join(' ')}</span>{' '}
      <TextLink to={`${addresses.settings}?part=payment`}>{i18n.t('Se din bankkonto')}</TextLink>
    </Callout>
  );
}
