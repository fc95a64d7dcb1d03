import { useLingui } from '@lingui/react';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { addresses, givenLanguageAt } from '../../domain/values/addresses';
import { useUnread } from '../conversations/hooks/useUnread';
import { reloadOnceForNewBuild } from '../platform/browser/reloadOnce';
import { useAppDispatch, useAppSelector } from '../platform/store/hooks';
import { selectSignedIn, selectToken } from '../platform/store/slices/authSlice';
import { toastShown } from '../platform/store/slices/toastsSlice';
import { useDifferences } from '../platform/store/useDifferences';
import { media, theme } from '../theme/theme';
import { PartMissingContext } from '../ui/lazyDialog';
import { UnreadContext } from '../ui/PageTitle';
import { Status } from '../ui/Status';
import { useScreenLanguage } from '../ui/useScreenLanguage';
import { AnnouncementLine } from './AnnouncementLine';
import { ClosedScreen, useMaintenance } from './ClosedScreen';
import { ErrorScreen } from './ErrorScreen';
import { Footer } from './Footer';
import { Header } from './Header';
import { LanguageLine } from './LanguageLine';
import { NavigationPendingContext } from './NavigationPendingContext';
import { Toasts } from './Toasts';
import { useScrollAndFocus } from './useScrollAndFocus';

/** The message when a part of the app could not be fetched, in the language of the screen. */
const chunkLoadFailed = {
  da: /*i18n*/ 'Vi kunne ikke hente siden. Tjek din forbindelse, og prøv igen.',
  en: /*i18n*/ 'We could not load the page. Check your connection and try again.',
} as const;

const { color, depth, fontWeight, radius, shadow, space } = theme;

/** The first tab stop of a page, visible only while it has the focus. `href` points to the main part. */
const SkipLink = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${depth.skipLink};
  padding: ${space[3]} ${space[5]};
  background: ${color.surface};
  color: ${color.primary};
  border-radius: ${radius.input};
  box-shadow: ${shadow.floating};
  font-weight: ${fontWeight.semibold};
  &:not(:focus) {
    transform: translateY(-400%);
  }
`;

/** Says the title of the page that a navigation has led to; a first visit is announced by the browser itself. */
function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const [title, setTitle] = useState('');
  const visited = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new search the results announce themselves
  useEffect(() => {
    if (visited.current === pathname) return;
    visited.current = pathname;
    // Some screens set the title only when their data have loaded.
    // The count of unread messages is cut off: a new message is not a new page.
    const read = () => setTitle(document.title.replace(/^\(\d+\) /, ''));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return () => observer.disconnect();
  }, [pathname, search]);

  return <Status>{title}</Status>;
}

const grow = keyframes`
  from { transform: scaleX(0.05); opacity: 0; }
  10% { opacity: 1; }
  to { transform: scaleX(0.9); opacity: 1; }
`;

/** Waits 150 ms before it shows, so that quick navigations stay calm. */
const Thread = styled.div`
  position: fixed;
  inset: 0 0 auto 0;
  z-index: ${theme.depth.toast};
  height: ${theme.size.barThin};
  background: ${theme.color.accent};
  transform-origin: left;
  opacity: 0;
  animation: ${grow} 8s cubic-bezier(0.05, 0.7, 0.1, 1) 150ms forwards;
  ${media.forcedColours} {
    background: Highlight;
  }
`;

/** A thin line at the top while the next screen is on its way. */
function NavigationProgress() {
  const { i18n } = useLingui();
  return use(NavigationPendingContext) ? (
    <Thread role="progressbar" aria-label={i18n.t('Siden hentes')} />
  ) : null;
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  /* A screen that waits for its first data keeps the footer out of sight. */
  min-height: 70vh;
  /* Those of members are not rendered by the service, so they always wait. */
  [data-session='kept'] &,
  &[data-of-member] {
    min-height: calc(100vh - ${theme.space[16]});
  }
  padding-block-start: ${theme.space[6]};
`;

/** In the chunk of the members' part of the header. If it cannot be fetched, the menu of the header stays. */
const MemberBar = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "memberLinks" */ './member/MemberBar').then(
    (loaded) => ({ default: loaded.MemberBar }),
    () => ({ default: () => null }),
  ),
);

/** Header, footer and toasts around every page (§2). */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const token = useAppSelector(selectToken);
  const signedIn = useAppSelector(selectSignedIn);
  const dispatch = useAppDispatch();
  useScrollAndFocus();
  const unread = useUnread();
  const given = givenLanguageAt(pathname);
  const closed = useMaintenance();
  // A conversation fills the window.
  const hasFooter = !useDifferences().hasAccounts || !matchPath(addresses.conversation, pathname);

  const sayMissing = (error: unknown) => {
    dispatch(toastShown({ tone: 'danger', text: chunkLoadFailed[given], lang: given }));
    void reloadOnceForNewBuild(error);
  };

  return (
    <Page>
      <SkipLink href="#content" data-print="hide">
        {i18n.t('Gå til indholdet')}
      </SkipLink>
      <NavigationProgress />
      {/* A new token resets the announcer: the last title can hold the former person's name. */}
      <RouteAnnouncer key={token} />
      <PartMissingContext value={sayMissing}>
        <Header />
      </PartMissingContext>
      <AnnouncementLine />
      {signedIn ? null : <LanguageLine />}
      {closed && (
        <Main>
          <ClosedScreen error={closed} />
        </Main>
      )}
      {/* What is typed stays while Skuret is closed. */}
      <Main
        id="content"
        tabIndex={-1}
        lang={useScreenLanguage(given)}
        hidden={closed !== undefined}
        // A conversation fills the window by itself.
        data-of-member={(signedIn && hasFooter) || undefined}
      >
        <ErrorScreen resetKey={pathname}>
          <PartMissingContext value={sayMissing}>
            <UnreadContext value={unread}>
              <Suspense>{children}</Suspense>
            </UnreadContext>
          </PartMissingContext>
        </ErrorScreen>
      </Main>
      {hasFooter ? <Footer /> : null}
      <Toasts />
      {signedIn && (
        <Suspense>
          <PartMissingContext value={sayMissing}>
            <MemberBar />
          </PartMissingContext>
        </Suspense>
      )}
    </Page>
  );
}
