import { useLingui } from '@lingui/react';
import {
  CalendarCheck,
  CalendarClock,
  CalendarHeart,
  CalendarPlus,
  Landmark,
  MailX,
  MessageCircle,
  Scale,
  SearchCheck,
  Star,
  Unplug,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { formatMessageTime } from '../../../domain/conversations/messageTime';
import {
  getNotificationTexts,
  type NotificationKind,
} from '../../../domain/notifications/notifications';
import type { Notification } from '../../notifications/api/notificationsApi';
import { useNow } from '../../platform/store/useClock';
import { media, theme } from '../../theme/theme';
import { RoundIcon } from '../../ui/RoundIcon';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { toNotificationContent } from './toNotificationContent';

const { color, fontSize, fontWeight, radius, target, space } = theme;

const pictures: Record<NotificationKind, ComponentType> = {
  message_received: MessageCircle,
  booking_requested: CalendarPlus,
  booking_made: CalendarPlus,
  booking_instant: CalendarCheck,
  booking_agreed: CalendarCheck,
  booking_moved: CalendarClock,
  pickup_disputed: CalendarClock,
  review_received: Star,
  search_found: SearchCheck,
  days_free: CalendarHeart,
  measure_taken: Scale,
  measure_news: Scale,
  report_closed: Scale,
  email_refused: MailX,
  webhook_off: Unplug,
  money_news: Landmark,
};

const lineStyles = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[3]};
  align-items: start;
  min-height: ${target.large};
  padding: ${space[3]};
  border-radius: ${radius.input};
  text-decoration: none;
  overflow-wrap: anywhere;
`;
const Leading = styled(Link)`
  ${lineStyles}
  color: ${color.ink};
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;
const Standing = styled.div`
  ${lineStyles}
`;
const Words = styled.span<{ $isRead: boolean }>`
  font-weight: ${({ $isRead }) => ($isRead ? fontWeight.regular : fontWeight.medium)};
`;
const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.regular};
`;
const Action = styled.span`
  color: ${color.primary};
  font-weight: ${fontWeight.semibold};
`;
const Dot = styled.span`
  width: ${space[2]};
  height: ${space[2]};
  margin-block-start: ${space[2]};
  border-radius: ${radius.round};
  background: ${color.accent};
  ${media.forcedColours} {
    background: Highlight;
  }
`;

/** One notification; a link where it leads somewhere. `onFollow` is called when it is pressed. */
export function NotificationRow({
  notification,
  onFollow,
}: {
  notification: Notification;
  onFollow: () => void;
}) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const now = useNow();
  const told = toNotificationContent(notification);
  if (told === null) return null;
  const { isRead, address, createdAt, count } = notification;
  const Picture = pictures[told.kind];
  const { line, action } = getNotificationTexts(told, count, language);
  const content = (
    <>
      <RoundIcon $size="small" $ground={color.primarySoft} $ink={color.primary} aria-hidden>
        <Picture />
      </RoundIcon>
      <Words $isRead={isRead}>
        {!isRead && <VisuallyHidden>{i18n.t('Ulæst:')} </VisuallyHidden>}
        <span>{line}</span>
        <Meta>
          <time dateTime={createdAt}>{formatMessageTime(createdAt, now, language)}</time>
          {address == null ? null : <Action>{action}</Action>}
        </Meta>
      </Words>
      {!isRead && <Dot aria-hidden />}
    </>
  );
  return address == null ? (
    <Standing>{content}</Standing>
  ) : (
    <Leading to={address} onClick={onFollow}>
      {content}
    </Leading>
  );
}
