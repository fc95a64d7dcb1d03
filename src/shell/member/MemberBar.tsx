import { useLingui } from '@lingui/react';
import { Heart, type LucideIcon, MessageCircle, Search, UserRound, Warehouse } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import styled, { createGlobalStyle, css } from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { memberAddresses } from '../../../domain/values/memberAddresses';
import { useUnreadMessagesQuery } from '../../conversations/api/conversationsApi';
import { useViewer } from '../../members/hooks/useViewer';
import { watchVisibleHeight } from '../../platform/browser/watchVisibleHeight';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { lazyDialog } from '../../ui/lazyDialog';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useScreenState } from '../../ui/useScreenState';
import { LinkCount } from '../CountedLink';

const { border, color, depth, fontSize, fontWeight, icon, space, target } = theme;

const { Dialog: MobileMenu, fetchAhead } = lazyDialog(async () => {
  const { MobileMenu } = await import('./MobileMenu');
  return MobileMenu;
});

/* Bars of screens, toasts and the focus keep clear of this bar. "Me" has what the menu of the header has. */
const PageAbove = createGlobalStyle`
  :root {
    --bottom-bar: calc(${space[14]} + env(safe-area-inset-bottom));
    --bottom-inset: 0rem;
    scroll-padding-bottom: var(--bottom-bar);
  }
`;
const NoHeaderMenu = createGlobalStyle`
  [data-header-menu] { display: none !important; }
`;

/* Sticky instead of fixed: at the end of the page it covers nothing of the footer. */
const Bar = styled.nav`
  position: sticky;
  inset-block-end: 0;
  z-index: ${depth.stickyBar};
  padding-block-end: env(safe-area-inset-bottom);
  background: ${color.surface};
  border-block-start: ${border.line} solid ${color.line};
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
`;
const place = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[1]};
  width: 100%;
  min-height: calc(${space[14]} - ${border.line});
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  line-height: 1;
  text-decoration: none;
  overflow-wrap: normal;
  &[aria-current] {
    color: ${color.primary};
    font-weight: ${fontWeight.bold};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.strong});
  }
`;
const Place = styled(Link)`
  ${place}
`;
const Opener = styled.button`
  ${place}
`;
const Sign = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: ${target.medium};
  height: ${icon.large};
  svg {
    width: ${icon.large};
    height: ${icon.large};
  }
`;
const Count = styled(LinkCount)`
  inset-block-start: -${space[1]};
`;

type PlaceName = 'find' | 'favourites' | 'dashboard' | 'messages' | 'me';

const screensOf: Record<PlaceName, readonly string[]> = {
  find: [addresses.browse, addresses.categories, addresses.tool, addresses.book],
  favourites: [addresses.favorites],
  messages: [addresses.conversation],
  dashboard: [
    addresses.dashboard,
    addresses.manageTools,
    addresses.addTool,
    addresses.editTool,
    addresses.borrowedTools,
    addresses.booking,
    addresses.history,
    addresses.statement,
    addresses.receipt,
  ],
  me: [addresses.profile, addresses.settings, addresses.savedSearches],
};

/** The one place of the bar that an address belongs to; undefined for the others. */
export function currentPlace(pathname: string, search: string): PlaceName | undefined {
  if (pathname === addresses.dashboard && new URLSearchParams(search).get('tab') === 'messages') {
    return 'messages';
  }
  const names = Object.keys(screensOf) as PlaceName[];
  return names.find((name) => screensOf[name].some((path) => matchPath(path, pathname)));
}

const links: readonly { name: PlaceName; to: string; label: string; Icon: LucideIcon }[] = [
  { name: 'find', to: addresses.browse, label: /*i18n*/ 'Find', Icon: Search },
  { name: 'favourites', to: addresses.favorites, label: /*i18n*/ 'Favoritter', Icon: Heart },
  { name: 'dashboard', to: addresses.dashboard, label: /*i18n*/ 'Skur', Icon: Warehouse },
  {
    name: 'messages',
    to: memberAddresses.messages,
    label: /*i18n*/ 'Beskeder',
    Icon: MessageCircle,
  },
];

function Places() {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const { user } = useViewer();
  const { data: unread = 0 } = useUnreadMessagesQuery();
  const [open, setOpen] = useScreenState('member menu open', false);
  const current = currentPlace(pathname, search);
  return (
    <>
      <Bar aria-label={i18n.t('Dine steder')} data-print="hide">
        <List>
          {links.map(({ name, to, label, Icon }) => {
            const count = name === 'messages' ? unread : 0;
            return (
              <li key={name}>
                <Place
                  to={to}
                  aria-current={name === current ? 'page' : undefined}
                  aria-label={count > 0 ? i18n.t('Beskeder, {count} ulæste', { count }) : undefined}
                >
                  <Sign>
                    <Icon aria-hidden />
                    {count > 0 && <Count aria-hidden>{count > 99 ? '99+' : count}</Count>}
                  </Sign>
                  {i18n.t(label)}
                </Place>
              </li>
            );
          })}
          <li>
            <Opener
              type="button"
              aria-current={current === 'me' || undefined}
              aria-haspopup="dialog"
              aria-expanded={open}
              onPointerEnter={fetchAhead}
              onFocus={fetchAhead}
              onClick={() => setOpen(true)}
            >
              <Sign>
                <UserRound aria-hidden />
              </Sign>
              {i18n.t('Mig')}
            </Opener>
          </li>
        </List>
      </Bar>
      <MobileMenu open={open} onClose={() => setOpen(false)} signedIn name={user?.name} />
    </>
  );
}

/** A member's five places at the thumb, on a phone. Not rendered in low windows, nor while the screen keyboard is open. */
export function MemberBar() {
  const { hasFullMenu } = useDifferences();
  const isNarrow = useMediaQuery(media.belowTablet);
  const isLow = useMediaQuery(media.low);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => watchVisibleHeight((height) => setTyping(height !== null)), []);
  if (!hasFullMenu || !isNarrow || isLow) return null;
  return (
    <>
      <NoHeaderMenu />
      {isTyping ? null : (
        <>
          <PageAbove />
          <Places />
        </>
      )}
    </>
  );
}
