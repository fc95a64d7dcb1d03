import { useLingui } from '@lingui/react';
import { useUnread } from '../../conversations/hooks/useUnread';
import { useFavouriteCount } from '../../tools/hooks/useFavourites';
import { Badge } from '../../ui/Badge';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { MemberMenuLink } from './memberMenuLinks';

/** The number of favourites or of unread messages, at the end of a menu line. */
export function MenuCount({ of }: { of: NonNullable<MemberMenuLink['counted']> }) {
  const { i18n } = useLingui();
  const unread = useUnread();
  const favourites = useFavouriteCount();
  const count = of === 'messages' ? unread : favourites;
  if (count === 0) return null;
  return (
    <Badge $tone={of === 'messages' ? 'solid' : 'neutral'}>
      <VisuallyHidden>, </VisuallyHidden>
      {count}
      <VisuallyHidden> {of === 'messages' ? i18n.t('ulæste') : i18n.t('gemt')}</VisuallyHidden>
    </Badge>
  );
}
