import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '../../ui/TextField';
import { useGiveGoodwillMutation } from '../api/moneyApi';
import { Pair } from '../case/parts';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { AmountForm } from './AmountForm';

/** Gives a member money. `?member=` names one. */
export function GoodwillForm({ aloneCents }: { aloneCents: number }) {
  const { i18n } = useLingui();
  const { money } = useOfficeFormats();
  const [params] = useSearchParams();
  const [give] = useGiveGoodwillMutation();
  const [typed, setTyped] = useState({
    member: params.get('member') ?? '',
    booking: params.get('booking') ?? '',
  });
  return (
    <AmountForm
      title={i18n.t('Giv kulance')}
      about={i18n.t(
        'Skuret betaler. Alene giver du et medlem op til {most} på 30 dage. Over 5.000 kr. skal en anden leder bekræfte.',
        { most: money(aloneCents) },
      )}
      reasonHint={i18n.t('Medlemmet læser den.')}
      button={i18n.t('Giv pengene')}
      onSend={(given) => give({ ...typed, ...given })}
      onDone={() => setTyped({ member: '', booking: '' })}
    >
      <Pair>
        <TextField
          label={i18n.t('Medlem')}
          hint={i18n.t('Nummer eller e-mail')}
          required
          value={typed.member}
          onChange={({ target }) => setTyped({ ...typed, member: target.value })}
        />
        <TextField
          label={i18n.t('Booking')}
          hint={i18n.t('Tom, hvis den ikke handler om en booking. Ellers som SK-20453.')}
          value={typed.booking}
          onChange={({ target }) => setTyped({ ...typed, booking: target.value })}
        />
      </Pair>
    </AmountForm>
  );
}
