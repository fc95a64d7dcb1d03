import { useLingui } from '@lingui/react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { getFirstName } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import type { Booking } from '../../bookings/api/bookingsApi';
import { theme } from '../../theme/theme';
import { TextLink } from '../../ui/TextLink';

const { border, color, fontWeight, radius, space, target } = theme;

const Place = styled.div`
  display: flex;
  flex: none;
  justify-content: center;
  padding: ${space[2]} ${space[3]};
  background: ${color.surface};
  outline: none;
  &:empty {
    padding: 0;
  }
`;
/* A label of cardboard, with its hole and the string to the tool. */
const Label = styled.button`
  position: relative;
  min-height: ${target.medium};
  margin-inline-start: ${space[8]};
  padding: ${space[2]} ${space[4]} ${space[2]} ${space[8]};
  background: ${color.accentSoft};
  border: ${border.line} solid ${color.accentText};
  border-radius: ${radius.panel} ${radius.small} ${radius.small} ${radius.panel};
  color: ${color.accentText};
  font-weight: ${fontWeight.semibold};
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 ${space[3]};
    width: ${space[2]};
    height: ${space[2]};
    margin-block: auto;
    background: ${color.surface};
    border: ${border.line} solid currentColor;
    border-radius: ${radius.round};
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto calc(100% - ${space[4]}) 50% auto;
    width: ${space[10]};
    height: ${space[4]};
    border: solid currentColor;
    border-width: 0 0 ${border.line};
    border-radius: 50%;
    transform: rotate(12deg);
  }
`;

interface Props {
  booking: Booking;
  /** In the language of the screen. */
  thanks: string;
  isSent: boolean;
  onSend: () => void;
}

/** Sends thanks after a return with one press; afterwards it leads to the review. */
export function ThanksLabel({ booking, thanks, isSent, onSend }: Props) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // The label goes away with its thanks: the focus stays where it was.
  useLayoutEffect(() => {
    if (isSent && hadFocus.current) (place.current?.querySelector('a') ?? place.current)?.focus();
    hadFocus.current = false;
  }, [isSent]);
  const send = () => {
    hadFocus.current = true;
    onSend();
  };
  const { id, role, reviewed, reviewUntil, tool, borrower } = booking;
  if (!isSent) {
    return (
      <Place ref={place}>
        <Label type="button" onClick={send}>
          {thanks}
        </Label>
      </Place>
    );
  }
  const isReviewable = !reviewed && reviewUntil !== null;
  const name = getFirstName(role === 'OWNER' ? borrower.name : tool.owner.name);
  return (
    <Place ref={place} tabIndex={-1}>
      {isReviewable ? (
        <TextLink to={to.booking(id)}>{i18n.t('Review {name}', { name })}</TextLink>
      ) : null}
    </Place>
  );
}
