import { useLingui } from '@lingui/react';
import { CalendarPlus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { FormError } from '../../../ui/form/FormError';
import { Stack } from '../../../ui/Stack';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { NotLoaded } from '../NotLoaded';
import { CopyableAddress } from './CopyableAddress';
import { Line } from './Line';
import { useAddressCopy } from './useAddressCopy';
import { useCalendarAddress } from './useCalendarAddress';

/** The private address where calendar apps read the person's bookings: to create, copy, replace and remove. */
export function CalendarAddress() {
  const { i18n } = useLingui();
  const lang = useScreenLanguage('en');
  const frame = useRef<HTMLDivElement>(null);
  const address = useCalendarAddress(frame);
  const copy = useAddressCopy();
  const { query, asking, setAsking, isBusy, onMake, onRemove } = address;
  const { currentData: feed } = query;
  return (
    <Stack $gap={4} ref={frame} tabIndex={-1}>
      <Line
        title={i18n.t('Your bookings in your calendar')}
        action={
          query.isSuccess && !feed ? (
            <Button
              variant="secondary"
              icon={<CalendarPlus aria-hidden />}
              loading={isBusy}
              onClick={() => void onMake()}
            >
              {i18n.t('Make an address')}
            </Button>
          ) : undefined
        }
      >
        {i18n.t(
          'See what you borrow and lend in your calendar app. The private address shows tools, days, names and pick-up places. Do not share it.',
        )}
      </Line>
      <NotLoaded
        query={query}
        height="3rem"
        failedText={i18n.t('We could not load your calendar’s address.')}
      />
      {feed && (
        <CopyableAddress path={feed.address} madeAt={feed.madeAt} copy={copy}>
          <Button variant="quiet" disabled={isBusy} onClick={() => setAsking('renew')}>
            {i18n.t('New address')}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={() => setAsking('remove')}>
            {i18n.t('Remove address')}
          </Button>
        </CopyableAddress>
      )}
      <FormError message={address.problem} />
      <ConfirmDialog
        open={asking === 'renew'}
        title={i18n.t('Make a new address?')}
        text={i18n.t('The old address stops working in every calendar that uses it.')}
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
        text={i18n.t(
          'Calendars that use the address get no more bookings. You can make a new one.',
        )}
        confirmLabel={i18n.t('Remove address')}
        cancelLabel={i18n.t('Cancel')}
        lang={lang}
        onConfirm={() => void onRemove()}
        onCancel={() => setAsking(null)}
      />
    </Stack>
  );
}
