import { useLingui } from '@lingui/react';
import { useCancelBookingMutation, useCloseCaseMutation } from '../api/casesApi';
import { ReasonForm } from '../parts/ReasonForm';
import { Part } from './parts';

interface Props {
  id: string;
  isReport: boolean;
  /** Whether the case has another form, whose button stands out. */
  isSecond: boolean;
}

/** Closes a case that needs no decision. */
export function CloseForm({ id, isReport, isSecond }: Props) {
  const { i18n } = useLingui();
  const [close] = useCloseCaseMutation();
  return (
    <Part title={i18n.t('Luk sagen')}>
      <ReasonForm
        hint={
          isReport
            ? i18n.t('Hvad blev der gjort? Den, der har meldt det, læser det.')
            : i18n.t('Hvad blev der gjort? Den gemmes med dit navn.')
        }
        button={i18n.t('Luk sagen')}
        variant={isSecond ? 'secondary' : 'primary'}
        onSend={(reason) => close({ id, reason })}
      />
    </Part>
  );
}

/** Keeps or cancels the booking of a suspended member. Both close the case. */
export function SuspendedBookingForms({ id }: { id: string }) {
  const { i18n } = useLingui();
  const [close] = useCloseCaseMutation();
  const [cancel] = useCancelBookingMutation();
  return (
    <>
      <Part title={i18n.t('Behold bookingen')}>
        <ReasonForm
          hint={i18n.t('Den gemmes med dit navn.')}
          button={i18n.t('Behold bookingen')}
          onSend={(reason) => close({ id, reason })}
        />
      </Part>
      <Part title={i18n.t('Aflys bookingen')}>
        <ReasonForm
          hint={i18n.t('Låneren får alt tilbage, og begge får besked. Den gemmes med dit navn.')}
          button={i18n.t('Aflys bookingen')}
          variant="danger"
          onSend={(reason) => cancel({ id, reason })}
        />
      </Part>
    </>
  );
}
