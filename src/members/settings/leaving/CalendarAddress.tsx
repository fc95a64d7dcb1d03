import { useLingui } from '@lingui/react';
import { CalendarPlus, Check, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copenhagenDateOf, formatDate } from '../../../../domain/values/days';
import { copyText } from '../../../platform/browser/copyText';
import { failureMessages } from '../../../platform/store/failureMessages';
import { media, theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { type ButtonLook, buttonStyles } from '../../../ui/buttonStyles';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { FormError } from '../../../ui/form/FormError';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextField } from '../../../ui/TextField';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { useScreenState } from '../../../ui/useScreenState';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import {
  useCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRemoveCalendarFeedMutation,
} from '../../api/leavingApi';
import { NotLoaded } from '../NotLoaded';
import { useIdentityProof } from '../useIdentityProof';
import { useSettingsToast } from '../useSettingsToast';
import { Line } from './Line';

const CopyLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(8rem, auto);
  align-items: end;
  gap: ${theme.space[2]};
  ${media.belowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Subscribe = styled.a<ButtonLook>`
  ${buttonStyles}
`;

const failed = /*i18n*/ 'That did not work. Please try again.';
const copiedMilliseconds = 2_000;

/** The private address where calendar apps read the person's bookings: to create, copy, replace and remove. */
export function CalendarAddress() {
  const { i18n } = useLingui();
  const lang = useScreenLanguage('en');
  const query = useCalendarFeedQuery();
  const { currentData: feed, isSuccess } = query;
  const [make, making] = useMakeCalendarFeedMutation();
  const [remove, removing] = useRemoveCalendarFeedMutation();
  const [asking, setAsking] = useScreenState<'renew' | 'remove' | null>('asking calendar', null);
  const [problem, setProblem] = useScreenState<string | null>('calendar problem', null);
  const [outcome, setOutcome] = useScreenState<'copied' | 'failed' | null>('calendar copied', null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const withProof = useIdentityProof();
  const showToast = useSettingsToast();
  const busy = making.isLoading || removing.isLoading;
  useEffect(() => () => clearTimeout(timer.current), []);

  async function onMake() {
    setAsking(null);
    setProblem(null);
    const done = await withProof(() => make());
    if (done === null) return;
    const [refused] = done.error ? failureMessages(done.error, failed) : (done.data ?? []);
    if (refused !== undefined) return setProblem(i18n.t(refused));
    // The button that was pressed may be gone.
    frame.current?.focus();
    showToast(
      feed
        ? /*i18n*/ 'Your calendar has a new address. The old one no longer works.'
        : /*i18n*/ 'Your calendar has an address.',
    );
  }

  async function onRemove() {
    setAsking(null);
    setProblem(null);
    const { data, error } = await remove();
    const [refused] = error ? failureMessages(error, failed) : data;
    if (refused !== undefined) return setProblem(i18n.t(refused));
    frame.current?.focus();
    showToast(/*i18n*/ 'The address of your calendar no longer works.');
  }

  async function onCopy(address: string) {
    clearTimeout(timer.current);
    if (await copyText(address)) {
      setOutcome('copied');
      timer.current = setTimeout(() => setOutcome(null), copiedMilliseconds);
    } else {
      setOutcome('failed');
      field.current?.select();
    }
  }

  const path = feed?.address ?? null;
  const { origin, host } = window.location;
  return (
    <Stack $gap={4} ref={frame} tabIndex={-1}>
      <Line
        title={i18n.t('Your bookings in your calendar')}
        action={
          isSuccess && !feed ? (
            <Button
              variant="secondary"
              icon={<CalendarPlus aria-hidden />}
              loading={busy}
              onClick={() => void onMake()}
            >
              {i18n.t('Make an address')}
            </Button>
          ) : undefined
        }
      >
        {i18n.t(
          'A private address for your calendar app. Whoever has it reads your bookings, of both kinds: the tool, the days, the name of the other, and where it is fetched while you can see that. Share it with nobody.',
        )}
      </Line>
      <NotLoaded
        query={query}
        height="3rem"
        failedText={i18n.t('We could not load the address of your calendar.')}
      />
      {feed && (
        <>
          {path === null ? (
            <Text $tone="muted">
              {i18n.t('Your address works, but can no longer be shown. Make a new one to see it.')}
            </Text>
          ) : (
            <CopyLine>
              <TextField
                ref={field}
                label={i18n.t('Address of your calendar')}
                readOnly
                value={origin + path}
                onFocus={(event) => event.target.select()}
              />
              <Button
                variant="secondary"
                icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
                onClick={() => void onCopy(origin + path)}
              >
                {outcome === 'copied' ? i18n.t('Copied') : i18n.t('Copy address')}
              </Button>
            </CopyLine>
          )}
          <Text $size="small" $tone="muted">
            {i18n.t('Since {date}', {
              date: formatDate(copenhagenDateOf(new Date(feed.madeAt)), lang ?? 'en'),
            })}
          </Text>
          <VisuallyHidden role="status">
            {outcome === 'copied' ? i18n.t('The address is copied.') : ''}
          </VisuallyHidden>
          {outcome === 'failed' && (
            <FormError
              message={i18n.t(
                'It could not be copied. Select it in the field, and copy it yourself.',
              )}
            />
          )}
          <Row>
            {path !== null && (
              <Subscribe
                href={`webcal://${host}${path}`}
                $variant="secondary"
                $size="medium"
                $fullWidth={false}
              >
                <CalendarPlus aria-hidden />
                <span>{i18n.t('Open in your calendar app')}</span>
              </Subscribe>
            )}
            <Button variant="quiet" disabled={busy} onClick={() => setAsking('renew')}>
              {i18n.t('New address')}
            </Button>
            <Button variant="quiet" disabled={busy} onClick={() => setAsking('remove')}>
              {i18n.t('Remove address')}
            </Button>
          </Row>
        </>
      )}
      <FormError message={problem} />
      <ConfirmDialog
        open={asking === 'renew'}
        title={i18n.t('A new address?')}
        text={i18n.t('The present address stops working at once, in every calendar that reads it.')}
        confirmLabel={i18n.t('New address')}
        cancelLabel={i18n.t('Cancel')}
        tone="primary"
        lang={lang}
        onConfirm={() => void onMake()}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        title={i18n.t('Remove the address?')}
        text={i18n.t('Calendars that read it get nothing any more. You can make another one.')}
        confirmLabel={i18n.t('Remove address')}
        cancelLabel={i18n.t('Cancel')}
        lang={lang}
        onConfirm={() => void onRemove()}
        onCancel={() => setAsking(null)}
      />
    </Stack>
  );
}
