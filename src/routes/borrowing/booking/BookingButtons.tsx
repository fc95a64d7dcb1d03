import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatMoney } from '../../../../domain/money';
import type { BookingDetails } from '../../../store/api/bookingsApi';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Button, type ButtonProps } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { lazyDialog } from '../../../ui/lazyDialog';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { useScreenState } from '../../../ui/useScreenState';
import { type Asked, isContestable, questionOf } from './askedSteps';
import type { BookingPresses } from './useBookingPress';
import { useBookingWords } from './useBookingWords';

// The form and its libraries load with the first problem.
const { Dialog: TextDialog } = lazyDialog(async () => (await import('./TextDialog')).TextDialog);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  ${media.belowTablet} {
    flex-direction: column;
  }
`;

interface Props {
  booking: BookingDetails;
  presses: BookingPresses;
}

type Open = Asked | 'fault' | 'problem';

/** What a reported fault leads to, as a text as given. */
function faultText(booking: BookingDetails): string {
  if (booking.state === 'PICKED_UP' || booking.borrowerHasIt) {
    return /*i18n*/ '{other} reads what you write, and can contest it for 24 hours. Otherwise everything that you paid comes back when the tool is back. Bring it back as soon as you can.';
  }
  return isContestable(booking)
    ? /*i18n*/ '{other} reads what you write, has confirmed the pick-up, and can contest it for 24 hours. Otherwise the booking is cancelled, and everything that you paid comes back.'
    : /*i18n*/ 'The booking is cancelled, and everything that you paid comes back. {other} reads what you write.';
}

/** What the viewer can do with a booking now, apart from the hand-over, with the dialogs that ask first. */
export function BookingButtons({ booking, presses }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const say = useBookingWords(booking);
  const [asked, setAsked] = useScreenState<Open | null>('booking asks', null);
  const [open, setOpen] = useScreenState('booking asking', false);
  const { press, busy, problem } = presses;
  const { possible, role, state, depositCents, claimMostCents, lateFeeCents, lateWaived } = booking;
  const money = (cents: number) => formatMoney(cents, language);
  const can = (name: BookingDetails['possible'][number]) => possible.includes(name);
  const isOwner = role === 'OWNER';
  const mayWaive = isOwner && state === 'PICKED_UP' && lateFeeCents > 0 && !lateWaived;
  const isOut = state === 'PICKED_UP' || booking.borrowerHasIt;

  function ask(what: Open) {
    setAsked(what);
    setOpen(true);
  }
  const button = (
    key: string,
    label: string,
    onClick: () => void,
    variant: ButtonProps['variant'] = 'secondary',
    loading = false,
  ): ReactNode => (
    <Button
      key={key}
      size="large"
      variant={variant}
      disabled={busy !== null && !loading}
      loading={loading}
      onClick={onClick}
    >
      {label}
    </Button>
  );

  const buttons = [
    can('ACCEPT') &&
      button(
        'accept',
        i18n.t('Accept'),
        () => void press({ step: 'accept' }),
        'primary',
        busy?.step === 'accept',
      ),
    can('DECLINE') && button('decline', i18n.t('Decline'), () => ask('decline')),
    can('CONFIRM_RETURN') &&
      button(
        'all well',
        i18n.t('All is well'),
        () => void press({ step: 'confirmReturn' }),
        'primary',
        busy?.step === 'confirmReturn',
      ),
    mayWaive && button('waive', i18n.t('Waive the late fee'), () => ask('waive')),
    can('REPORT_PROBLEM') &&
      button(
        'problem',
        state === 'PICKED_UP' ? i18n.t('It does not come back') : i18n.t('Report a problem'),
        () => ask('problem'),
      ),
    can('REPORT_FAULT') && button('fault', i18n.t('The tool has a fault'), () => ask('fault')),
    can('REPORT_NO_SHOW') &&
      button(
        'no-show',
        say(isOwner ? /*i18n*/ '{other} did not come' : /*i18n*/ '{other} is not there'),
        () => ask('noShow'),
      ),
    can('ASK_SUPPORT') &&
      button('ask support', i18n.t('Let Skuret decide'), () => ask('askSupport')),
    can('WITHDRAW') && button('withdraw', i18n.t('Withdraw the request'), () => ask('withdraw')),
    can('CANCEL') && button('cancel', i18n.t('Cancel Booking'), () => ask('cancel')),
  ].filter(Boolean);

  const question =
    asked === null || asked === 'fault' || asked === 'problem' ? null : questionOf(asked, booking);
  const text = {
    open,
    onClose: () => setOpen(false),
    busy: busy !== null,
    refused: problem,
  };
  const closeAfter = async (doing: ReturnType<typeof press>) => {
    const { kind } = await doing;
    // Without a response the page says so, with a button to send it again.
    if (kind !== 'refused') setOpen(false);
  };

  return (
    <>
      {buttons.length === 0 ? null : <Line>{buttons}</Line>}
      {question ? (
        <ConfirmDialog
          open={open}
          lang={language}
          title={say(question.title)}
          text={say(question.text)}
          confirmLabel={i18n.t(question.confirm)}
          cancelLabel={i18n.t(question.keep)}
          tone={question.tone}
          busy={busy !== null}
          onConfirm={() => void press(question.press).then(() => setOpen(false))}
          onCancel={() => setOpen(false)}
        />
      ) : null}
      {asked === 'fault' ? (
        <TextDialog
          {...text}
          title={i18n.t('The tool has a fault')}
          consequence={say(faultText(booking))}
          sendLabel={
            isOut || isContestable(booking) ? i18n.t('Report it') : i18n.t('Report and cancel')
          }
          onSend={(given) => closeAfter(press({ step: 'reportFault', text: given.text }))}
        />
      ) : null}
      {asked === 'problem' ? (
        <TextDialog
          {...text}
          title={i18n.t('Report a problem')}
          consequence={say(
            /*i18n*/ '{other} reads what you write, and accepts what you ask for or has Skuret decide. Until then the deposit stays where it is.',
          )}
          claimHint={i18n.t(
            'At most {most}: the deposit of {deposit}, and up to {cover} from the insurance. Skuret decides about the part above the deposit.',
            {
              most: money(claimMostCents),
              deposit: money(depositCents),
              cover: money(claimMostCents - depositCents),
            },
          )}
          sendLabel={i18n.t('Report it')}
          onSend={(given) => closeAfter(press({ step: 'reportProblem', ...given }))}
        />
      ) : null}
    </>
  );
}
