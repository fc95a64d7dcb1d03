import { useLingui } from '@lingui/react';
import { Heart, Menu } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../domain/values/addresses';
import { useUnread } from '../conversations/hooks/useUnread';
import { useViewer } from '../members/hooks/useViewer';
import { useDifferences } from '../platform/store/useDifferences';
import { media, theme } from '../theme/theme';
import { useFavouriteCount } from '../tools/hooks/useFavourites';
import { IconButton } from '../ui/IconButton';
import { LinkButton } from '../ui/LinkButton';
import { lazyDialog } from '../ui/lazyDialog';
import { PageContainer } from '../ui/PageContainer';
import { useScreenState } from '../ui/useScreenState';
import { BrandMark } from './BrandMark';
import { CountedLink, LinkCount } from './CountedLink';
import { HeaderLink, WideOnly } from './headerParts';
import { SchemeSwitch } from './SchemeSwitch';

/** The link to the favourites, with their number. */
function FavouritesLink() {
  const { i18n } = useLingui();
  const count = useFavouriteCount();
  return (
    <CountedLink
      to={addresses.favorites}
      end
      aria-label={
        count === 0 ? i18n.t('Favoritter') : i18n.t('Favoritter, {count} gemt', { count })
      }
    >
      <Heart aria-hidden />
      {count > 0 && <LinkCount aria-hidden>{count}</LinkCount>}
    </CountedLink>
  );
}

const { Dialog: MobileMenu } = lazyDialog(() =>
  import('./member/MobileMenu').then((m) => m.MobileMenu),
);

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.depth.header};
  background: ${theme.color.ground};
  border-block-end: ${theme.border.line} solid ${theme.color.line};
  ${media.low} {
    position: relative;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.space[16]};
`;

const Home = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.target.medium};
  margin-inline-end: ${theme.space[4]};
  font-size: ${theme.fontSize.sub};
  font-weight: ${theme.fontWeight.bold};
  color: ${theme.color.primary};
  text-decoration: none;
  ${media.belowTablet} {
    margin-inline-end: 0;
  }
`;

const Ends = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline-start: auto;
  ${media.belowPhone} {
    gap: 0;
  }
`;

const NarrowOnly = styled.div`
  position: relative;
  display: flex;
  ${media.tablet} {
    display: none;
  }
`;

/**
 * Fetched when a person is first signed in. If the chunk cannot be fetched, nothing is shown; the link to the dashboard
 * still leads on.
 */
const MemberLinks = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "memberLinks" */ './member/MemberLinks').then(
    (loaded) => ({ default: loaded.MemberLinks }),
    () => ({ default: () => null }),
  ),
);
const MembersPlace = styled.span`
  width: ${theme.target.medium};
  height: ${theme.target.medium};
`;

/** The bar above every page (§2). Reads the store itself, as the routes do. */
export function Header() {
  const { i18n } = useLingui();
  const { signedIn, user } = useViewer();
  const { hasFullMenu } = useDifferences();
  const [menuOpen, setMenuOpen] = useScreenState('menu open', false);

  const unread = useUnread();

  const dashboard = <HeaderLink to={addresses.dashboard}>{i18n.t('Mit skur')}</HeaderLink>;

  return (
    <Bar>
      <PageContainer>
        <Line>
          <Home to={addresses.home} aria-label={i18n.t('Skuret, til forsiden')}>
            <BrandMark />
            Skuret
          </Home>
          <WideOnly as="nav" aria-label={i18n.t('Hovedmenu')}>
            <HeaderLink to={addresses.home} end>
              {i18n.t('Forside')}
            </HeaderLink>
            <HeaderLink to={addresses.browse}>{i18n.t('Find værktøj')}</HeaderLink>
            {hasFullMenu &&
              (signedIn ? (
                dashboard
              ) : (
                <HeaderLink to={addresses.lend}>{i18n.t('Udlån')}</HeaderLink>
              ))}
          </WideOnly>
          <Ends>
            {hasFullMenu ? <FavouritesLink /> : <SchemeSwitch bare />}
            {signedIn ? (
              <>
                {hasFullMenu ? null : <WideOnly>{dashboard}</WideOnly>}
                <Suspense fallback={<MembersPlace />}>
                  <MemberLinks />
                </Suspense>
              </>
            ) : (
              <WideOnly data-for="visitors">
                <HeaderLink to={addresses.signIn}>{i18n.t('Log ind')}</HeaderLink>
                <LinkButton to={addresses.signUp} size="small">
                  {i18n.t('Opret konto')}
                </LinkButton>
              </WideOnly>
            )}
            <NarrowOnly data-header-menu="">
              <IconButton
                label={
                  unread === 0
                    ? i18n.t('Åbn menu')
                    : i18n.t('Åbn menu, {count} ulæste beskeder', { count: unread })
                }
                icon={<Menu aria-hidden />}
                aria-haspopup="dialog"
                aria-expanded={menuOpen}
                onClick={() => setMenuOpen(true)}
              />
              {unread > 0 && <LinkCount aria-hidden>{unread > 99 ? '99+' : unread}</LinkCount>}
            </NarrowOnly>
          </Ends>
        </Line>
      </PageContainer>
      <MobileMenu
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        signedIn={signedIn}
        name={user?.name}
      />
    </Bar>
  );
}
