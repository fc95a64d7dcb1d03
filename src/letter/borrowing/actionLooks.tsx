import { CircleX, PackageCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { BookingAction } from '../../../domain/bookings/bookingStatus';
import { media } from '../../theme/theme';
import type { ButtonProps } from '../../ui/Button';
import { Row } from '../../ui/Row';

/** The line of buttons below a booking. */
export const ActionLine = styled(Row)`
  ${media.belowTablet} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

export type OwnAction = Exclude<BookingAction, 'message'>;

export const looks: Record<
  OwnAction,
  { label: string; icon: ReactNode; variant: ButtonProps['variant'] }
> = {
  cancel: {
    label: /*i18n*/ 'Cancel Booking',
    icon: <CircleX aria-hidden="true" />,
    variant: 'secondary',
  },
  return: {
    label: /*i18n*/ 'Mark as Returned',
    icon: <PackageCheck aria-hidden="true" />,
    variant: 'primary',
  },
  review: { label: /*i18n*/ 'Leave Review', icon: <Star aria-hidden="true" />, variant: 'primary' },
};
