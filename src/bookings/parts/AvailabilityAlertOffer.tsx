import { useLingui } from '@lingui/react';
import { BellPlus, BellRing } from 'lucide-react';
import { formatPeriod } from '../../../domain/bookings/rentalPeriod';
import { to } from '../../../domain/values/addresses';
import type { CalendarDate } from '../../../domain/values/days';
import type { ScreenLanguage } from '../../../domain/values/language';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { LinkButton } from '../../ui/LinkButton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

interface Props {
  /** The language that the screen was given. */
  given: ScreenLanguage;
  days: { start: CalendarDate; end: CalendarDate };
  /** Null for a visitor: the button then leads to sign-in, and from there back to `address`. */
  alert: {
    waits: boolean;
    byMail: boolean;
    busy: boolean;
    onAdd: () => Promise<void>;
    onUndo: () => Promise<void>;
  } | null;
  address: string;
}

const words = {
  da: {
    ask: /*i18n*/ 'Giv mig besked, når dagene bliver ledige',
    what: /*i18n*/ 'Vi skriver én gang, når alle dagene er ledige. Den første, der booker, får dem.',
    byMail:
      /*i18n*/ 'Vi skriver her og på e-mail, når {period} er ledige. Den første, der booker, får dagene.',
    inApp:
      /*i18n*/ 'Vi skriver her, når {period} er ledige. Du har slået e-mail fra. Den første, der booker, får dagene.',
    undo: /*i18n*/ 'Fortryd',
  },
  en: {
    ask: /*i18n*/ 'Notify me when these days are free',
    what: /*i18n*/ 'We write once, when all the days are free. The first to book gets them.',
    byMail:
      /*i18n*/ 'We write here and by email when {period} are free. The first to book gets the days.',
    inApp:
      /*i18n*/ 'We write here when {period} are free. You have turned email off. The first to book gets the days.',
    undo: /*i18n*/ 'Undo',
  },
} as const;

/** For days that are booked: asks to be told when they become free, and cancels that. */
export function AvailabilityAlertOffer({ given, days, alert, address }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage(given);
  const said = words[given];
  const period = formatPeriod(days.start, days.end, language);

  const waiting = alert?.waits ? (
    <Callout tone="success" icon={<BellRing aria-hidden="true" />}>
      <Stack $gap={3} $align="start">
        <span>{i18n.t(alert.byMail ? said.byMail : said.inApp, { period })}</span>
        <Button
          variant="secondary"
          size="small"
          loading={alert.busy}
          onClick={() => void alert.onUndo()}
        >
          {i18n.t(said.undo)}
        </Button>
      </Stack>
    </Callout>
  ) : null;
  const icon = <BellPlus aria-hidden="true" />;
  return (
    <div>
      <div role="status">{waiting}</div>
      {waiting ? null : (
        <Stack $gap={2}>
          {alert === null ? (
            <LinkButton to={to.signIn(address)} variant="secondary" icon={icon} fullWidth>
              {i18n.t(said.ask)}
            </LinkButton>
          ) : (
            <Button
              variant="secondary"
              icon={icon}
              fullWidth
              loading={alert.busy}
              onClick={() => void alert.onAdd()}
            >
              {i18n.t(said.ask)}
            </Button>
          )}
          <Text $size="small" $tone="muted">
            {i18n.t(said.what)}
          </Text>
        </Stack>
      )}
    </div>
  );
}
