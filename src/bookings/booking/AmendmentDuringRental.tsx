import { useLingui } from '@lingui/react';
import { TriangleAlert } from 'lucide-react';
import { to } from '../../../domain/values/addresses';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import type { BookingDetails } from '../api/bookingsApi';
import { useBookingWords } from './useBookingWords';

interface Props {
  booking: BookingDetails;
  /** Opens the choice of other days; left out where there is none. */
  onChange?: () => void;
}

/** Tells the next borrower that the tool is late from the booking before, or back by now, and what they can do. */
export function AmendmentDuringRental({ booking, onChange }: Props) {
  const { i18n } = useLingui();
  const say = useBookingWords(booking);
  if (booking.lateBefore === 'BACK') {
    return (
      <Callout tone="info">
        {i18n.t(
          'The borrower before you returned the tool late, but it is back now. You can still cancel and get everything back.',
        )}
      </Callout>
    );
  }
  return (
    <Card as="section" aria-labelledby="booking-late">
      <Stack $gap={4}>
        <Callout tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          <Heading level={2} look="small" id="booking-late">
            {i18n.t('The tool has not been returned yet')}
          </Heading>
        </Callout>
        <Text $measure>
          {say(
            /*i18n*/ 'The borrower before you is late, so {other} may not have the tool when you come to pick it up. Choose other days, wait, or cancel and get everything back. Ask {other} for news.',
          )}
        </Text>
        <Row $gap={4}>
          {onChange ? (
            <Button size="large" variant="primary" onClick={onChange}>
              {i18n.t('Choose other days')}
            </Button>
          ) : null}
          <TextLink to={to.browse({ q: booking.tool.name })}>
            {i18n.t('Look for similar tools')}
          </TextLink>
        </Row>
      </Stack>
    </Card>
  );
}
