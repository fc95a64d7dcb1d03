import { useLingui } from '@lingui/react';
import { ChevronDown, MessageCircle, Plus } from 'lucide-react';
import { use, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { avatarLetter } from '../../../domain/members/user';
import { addresses } from '../../../domain/values/addresses';
import { memberAddresses } from '../../../domain/values/memberAddresses';
import { useUnreadMessagesQuery } from '../../conversations/api/conversationsApi';
import { useViewer } from '../../members/hooks/useViewer';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { FrozenContext } from '../../ui/FrozenContext';
import { LinkButton } from '../../ui/LinkButton';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenState } from '../../ui/useScreenState';
import { CountedLink, LinkCount } from '../CountedLink';
import { HeaderLink, WideOnly } from '../headerParts';
import { NotificationBell } from '../notifications/NotificationBell';
import { useJoinAccount } from './joinAccount';

/** The link to the messages, with the number of unread ones. */
function MessagesLink() {
  const { i18n } = useLingui();
  // `useUnread` reads this answer from the cache on every other screen.
  const { data: count = 0 } = useUnreadMessagesQuery();
  return (
    <CountedLink
      as={Link}
      to={memberAddresses.messages}
      aria-label={count === 0 ? i18n.t('Beskeder') : i18n.t('Beskeder, {count} ulæste', { count })}
    >
      <MessageCircle aria-hidden />
      {count > 0 && <LinkCount aria-hidden>{count > 99 ? '99+' : count}</LinkCount>}
    </CountedLink>
  );
}

const { color, icon, radius, space, target } = theme;

const { Dialog: AccountMenu, fetchAhead } = lazyDialog(
  async () => (await import('./AccountMenu')).AccountMenu,
);

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${target.medium};
  padding-inline: ${space[1]};
  border-radius: ${radius.round};
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  svg {
    width: ${icon.small};
    height: ${icon.small};
    color: ${color.muted};
  }
`;
const DeskOnly = styled.div`
  display: flex;
  ${media.belowDesktop} {
    display: none;
  }
`;

function FullLinks() {
  const { i18n } = useLingui();
  const { user } = useViewer();
  const [open, setOpen] = useScreenState('account menu open', false);
  const opener = useRef<HTMLButtonElement>(null);
  useJoinAccount({ isFrozen: use(FrozenContext) });
  return (
    <>
      <NotificationBell />
      {/* On a phone the menu has all these links. */}
      <WideOnly>
        <MessagesLink />
        <DeskOnly>
          <LinkButton to={addresses.addTool} size="small" icon={<Plus aria-hidden />}>
            {i18n.t('Udlån')}
          </LinkButton>
        </DeskOnly>
        <Opener
          ref={opener}
          type="button"
          aria-label={i18n.t('Din menu')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={() => setOpen(!open)}
        >
          <Avatar letter={avatarLetter(user?.name)} src={user?.avatarImageUrl} size="small" />
          <ChevronDown aria-hidden />
        </Opener>
      </WideOnly>
      <AccountMenu open={open} onClose={() => setOpen(false)} opener={opener} name={user?.name} />
    </>
  );
}

/** The end of the header for a member (§2), and what a member's app does in the background. Visitors do not load it. */
export function MemberLinks() {
  const { i18n } = useLingui();
  const { user } = useViewer();
  if (useDifferences().hasFullMenu) return <FullLinks />;
  return (
    <WideOnly>
      <HeaderLink to={addresses.profile} end>
        <Avatar letter={avatarLetter(user?.name)} size="small" />
        {i18n.t('Profil')}
      </HeaderLink>
    </WideOnly>
  );
}
