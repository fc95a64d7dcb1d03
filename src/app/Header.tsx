import { useLingui } from '@lingui/react';
import { Menu, Moon, Sun } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../domain/addresses';
import { avatarLetter } from '../../domain/user';
import { useSource } from '../store/useSource';
import { useViewer } from '../store/useViewer';
import { chooseColourScheme, shownColourScheme, watchColourScheme } from '../theme/colourScheme';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Avatar } from '../ui/Avatar';
import { IconButton } from '../ui/IconButton';
import { LinkButton } from '../ui/LinkButton';
import { lazyDialog } from '../ui/lazyDialog';
import { PageContainer } from '../ui/PageContainer';
import { useScreenState } from '../ui/useScreenState';
import { BrandMark } from './BrandMark';
import { FavouritesLink } from './FavouritesLink';

const { Dialog: MobileMenu } = lazyDialog(() => import('./MobileMenu').then((m) => m.MobileMenu));
// No dialog, but fetched as one is: when somebody is signed in.
const { Dialog: NoticeBell } = lazyDialog(() =>
  import(/* webpackChunkName: "account" */ './notices/NoticeBell').then((m) => m.NoticeBell),
);

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.depth.header};
  background: ${theme.color.ground};
  border-block-end: ${theme.border.line} solid ${theme.color.line};
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
`;

const Ends = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline-start: auto;
`;

const WideOnly = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  ${media.belowTablet} {
    display: none;
  }
`;

const NarrowOnly = styled.div`
  display: flex;
  ${media.tablet} {
    display: none;
  }
`;

const PageLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.target.medium};
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.input};
  font-weight: ${theme.fontWeight.medium};
  text-decoration: none;
  &:hover {
    background: ${theme.color.sunken};
  }
  &[aria-current='page'] {
    color: ${theme.color.primary};
    text-decoration: underline;
    text-decoration-thickness: ${theme.border.strong};
    text-underline-offset: 0.4em;
  }
`;

/** Fetched with the account. Where it cannot be, the dashboard leads to the messages too. */
const MessagesLink = lazy<ComponentType>(() =>
  import('./MessagesLink').then(
    (loaded) => ({ default: loaded.MessagesLink }),
    () => ({ default: () => null }),
  ),
);
const MessagesPlace = styled.span`
  width: ${theme.target.medium};
`;

/** Light or dark, remembered in this browser. */
function SchemeSwitch() {
  const { i18n } = useLingui();
  const shown = useSyncExternalStore(watchColourScheme, shownColourScheme, () => 'light' as const);
  const next = shown === 'dark' ? 'light' : 'dark';
  const change = () => chooseColourScheme(next);
  return (
    <IconButton
      label={
        next === 'dark' ? i18n.t('Skift til mørkt udseende') : i18n.t('Skift til lyst udseende')
      }
      icon={next === 'dark' ? <Moon aria-hidden /> : <Sun aria-hidden />}
      onClick={change}
    />
  );
}

/** The bar above every page (§2). With the routes the only reader of the store. */
export function Header() {
  const { i18n } = useLingui();
  const { signedIn, user } = useViewer();
  const source = useSource();
  const [menuOpen, setMenuOpen] = useScreenState('menu open', false);

  return (
    <Bar>
      <PageContainer>
        <Line>
          <Home to={addresses.home} aria-label={i18n.t('Skuret, til forsiden')}>
            <BrandMark />
            Skuret
          </Home>
          <WideOnly as="nav" aria-label={i18n.t('Hovedmenu')}>
            <PageLink to={addresses.home} end>
              {i18n.t('Forside')}
            </PageLink>
            <PageLink to={addresses.browse}>{i18n.t('Find værktøj')}</PageLink>
          </WideOnly>
          <Ends>
            <NoticeBell open={source === 'live' && signedIn} onClose={() => undefined} />
            {source === 'live' && <FavouritesLink />}
            {source === 'live' && signedIn && (
              // On a phone the menu has it, with its number.
              <WideOnly>
                <Suspense fallback={<MessagesPlace />}>
                  <MessagesLink />
                </Suspense>
              </WideOnly>
            )}
            <SchemeSwitch />
            <WideOnly data-for={signedIn ? undefined : 'visitors'}>
              {signedIn ? (
                <>
                  <PageLink to={addresses.dashboard}>{i18n.t('Mit skur')}</PageLink>
                  <PageLink to={addresses.profile} end>
                    <Avatar
                      letter={avatarLetter(user?.name)}
                      src={source === 'live' ? user?.avatarImageUrl : undefined}
                      size="small"
                    />
                    {i18n.t('Profil')}
                  </PageLink>
                </>
              ) : (
                <>
                  <PageLink to={addresses.signIn}>{i18n.t('Log ind')}</PageLink>
                  <LinkButton to={addresses.signUp} size="small">
                    {i18n.t('Opret konto')}
                  </LinkButton>
                </>
              )}
            </WideOnly>
            <NarrowOnly>
              <IconButton
                label={i18n.t('Åbn menu')}
                icon={<Menu aria-hidden />}
                aria-haspopup="dialog"
                aria-expanded={menuOpen}
                onClick={() => setMenuOpen(true)}
              />
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
