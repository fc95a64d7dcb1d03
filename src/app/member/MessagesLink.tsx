import { useLingui } from '@lingui/react';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addresses } from '../../../domain/addresses';
import { useUnreadMessagesQuery } from '../../store/api/conversationsApi';
import { CountedLink, LinkCount } from '../CountedLink';

/** The link to the messages, with the number of unread ones. */
export function MessagesLink() {
  const { i18n } = useLingui();
  // `useUnread` reads this answer from the cache on every other screen.
  const { data: count = 0 } = useUnreadMessagesQuery();
  return (
    <CountedLink
      as={Link}
      to={`${addresses.dashboard}?tab=messages`}
      aria-label={count === 0 ? i18n.t('Beskeder') : i18n.t('Beskeder, {count} ulæste', { count })}
    >
      <MessageCircle aria-hidden />
      {count > 0 && <LinkCount aria-hidden>{count > 99 ? '99+' : count}</LinkCount>}
    </CountedLink>
  );
}
