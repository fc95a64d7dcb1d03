import { useLingui } from '@lingui/react';
import { Menu, Moon, Sun } from 'lucide-react';
import {
  type ComponentProps,
  type ComponentType,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../domain/addresses';
import { avatarLetter } from '../../domain/user';
import { reloadOnceForNewBuild } from '../browser/reloadOnce';
import { useAppDispatch } from '../store/hooks';
import { toastShown } from '../store/slices/toastsSlice';
import { useSource } from '../store/useSource';
import { useViewer } from '../store/useViewer';
import { chooseColourScheme, shownColourScheme, watchColourScheme } from '../theme/colourScheme';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Avatar } from '../ui/Avatar';
import { IconButton } from '../ui/IconButton';
import { LinkButton } from '../ui/LinkButton';
import { PageContainer } from '../ui/PageContainer';
import { useScreenState } from '../ui/useScreenState';
import { BrandMark } from './BrandMark';
import { FavouritesLink } from './FavouritesLink';
import type { MobileMenu } from './MobileMenu';

type LazyMenu = ComponentType<ComponentProps<typeof MobileMenu>>;

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

const Links = styled.nav`
  display: flex;
  gap: ${theme.space[1]};
  ${media.belowTablet} {
    display: none;
  }
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
  const dispatch = useAppDispatch();
  const [menuOpen, setMenuOpen] = useScreenState('menu open', false);
  const [LoadedMenu, setLoadedMenu] = useState<LazyMenu | null>(null);

  // The drawer and what it stands on come when the menu is opened for the first time.
  const loadMenu = useEffectEvent(async () => {
    try {
      const loaded = await import('./MobileMenu');
      setLoadedMenu(() => loaded.MobileMenu);
    } catch (error) {
      setMenuOpen(false);
      const text = /*i18n*/ 'Menuen kunne ikke hentes. Tjek din forbindelse, og prøv igen.';
      dispatch(toastShown({ tone: 'danger', text, lang: 'da' }));
      void reloadOnceForNewBuild(error);
    }
  });
  const isMissing = menuOpen && LoadedMenu === null;
  useEffect(() => {
    if (isMissing) void loadMenu();
  }, [isMissing]);

  return (
    <Bar>
      <PageContainer>
        <Line>
          <Home to={addresses.home} aria-label={i18n.t('Skuret, til forsiden')}>
            <BrandMark />
            Skuret
          </Home>
          <Links aria-label={i18n.t('Hovedmenu')}>
            <PageLink to={addresses.home} end>
              {i18n.t('Forside')}
            </PageLink>
            <PageLink to={addresses.browse}>{i18n.t('Find værktøj')}</PageLink>
          </Links>
          <Ends>
            {source === 'live' && <FavouritesLink />}
            <SchemeSwitch />
            <WideOnly data-for={signedIn ? undefined : 'visitors'}>
              {signedIn ? (
                <>
                  <PageLink to={addresses.dashboard}>{i18n.t('Mit skur')}</PageLink>
                  <PageLink to={addresses.profile} end>
                    <Avatar
                      letter={avatarLetter(user?.name)}
                      src={source === 'live' ? user?.avatarImageUrl : null}
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
      {LoadedMenu && (
        <LoadedMenu
          open={menuOpen}
          onClose={() => setMenuOpen(false)}
          signedIn={signedIn}
          name={user?.name ?? null}
        />
      )}
    </Bar>
  );
}
