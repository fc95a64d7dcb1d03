import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { needsInput } from '../../../domain/bookings/memberSteps';
import { formatMoney } from '../../../domain/values/money';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import type { BookingDetails } from '../api/bookingsApi';
import { type AskedStep, stepQuestions } from './stepQuestions';
import type { BookingPresses } from './useBookingPress';
import { useBookingWords } from './useBookingWords';

// The form and its libraries load with the first step that needs them.
const { Dialog: StepForm } = lazyDialog(async () => (await import('./StepForm')).StepForm);

/** The dialog that asks before a step: for a confirmation, or for what the step needs. `name` is unique on the screen. */
export function useStepDialog(
  name: string,
  booking: BookingDetails,
  { press, busy }: BookingPresses,
): { ask: (step: AskedStep) => void; dialog: ReactNode } {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const say = useBookingWords(booking);
  const [asked, setAsked] = useScreenState<AskedStep | null>(`booking step ${name} asks`, null);
  const [open, setOpen] = useScreenState(`booking step ${name} asking`, false);
  const close = () => setOpen(false);
  const ask = (step: AskedStep) => {
    setAsked(step);
    setOpen(true);
  };
  if (asked === null) return { ask, dialog: null };

  const question = stepQuestions[asked](booking, (cents) => formatMoney(cents, language));
  const { title, text, also, confirm, keep, tone, values, label, amount, request } = question;
  const needsText = needsInput(asked, 'text');
  if (!needsText && !amount) {
    return {
      ask,
      dialog: (
        <ConfirmDialog
          open={open}
          lang={language}
          title={say(title, values)}
          text={[text, also ?? '']
            .map((each) => say(each, values))
            .join(' ')
            .trim()}
          confirmLabel={i18n.t(confirm)}
          cancelLabel={i18n.t(keep ?? /*i18n*/ 'Back')}
          tone={tone}
          busy={busy !== null}
          onConfirm={() => void press(request({ text: '', claimCents: 0 })).then(close)}
          onCancel={close}
        />
      ),
    };
  }
  return {
    ask,
    dialog: (
      <StepForm
        key={asked}
        name={`${name} form`}
        open={open}
        onClose={close}
        title={say(title)}
        text={say(text)}
        label={needsText ? i18n.t(label ?? /*i18n*/ 'What is wrong?') : null}
        amount={amount ? { ...amount, hint: say(amount.hint, values) } : null}
        sendLabel={i18n.t(confirm)}
        tone={tone}
        busy={busy !== null}
        onSend={async (given) => {
          const outcome = await press(request(given));
          if (outcome.kind === 'refused') return outcome;
          // Without a response the page says so, with a button to send it again.
          close();
          return null;
        }}
      />
    ),
  };
}
