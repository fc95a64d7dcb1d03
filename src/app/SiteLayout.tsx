import { useLingui } from '@lingui/react';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { givenLanguageAt } from '../../domain/addresses';
import { reloadOnceForNewBuild } from '../browser/reloadOnce';
import { chunkLoadFailed } from '../store/chunkLoadFailed';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectToken } from '../store/slices/authSlice';
import { toastShown } from '../store/slices/toastsSlice';
import { useUnread } from '../store/useUnread';
import { theme } from '../theme/theme';
import { PartMissingContext } from '../ui/lazyDialog';
import { UnreadContext } from '../ui/PageTitle';
import { SkipLink } from '../ui/SkipLink';
import { useScreenLanguage } from '../ui/useScreenLanguage';
import { ErrorScreen } from './ErrorScreen';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { RouteAnnouncer } from './RouteAnnouncer';
import { Toasts } from './Toasts';
import { useScrollAndFocus } from './useScrollAndFocus';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  /* A screen that waits for its first data keeps the footer out of sight. */
  min-height: 70vh;
  padding-block-start: ${theme.space[6]};
`;

/** Header, footer and toasts around every page (§2). */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const token = useAppSelector(selectToken);
  const dispatch = useAppDispatch();
  useScrollAndFocus();
  const unread = useUnread();
  const given = givenLanguageAt(pathname);

  const sayMissing = (error: unknown) => {
    dispatch(toastShown({ tone: 'danger', text: chunkLoadFailed[given], lang: given }));
    void reloadOnceForNewBuild(error);
  };

  return (
    <Page>
      <SkipLink href="#content">{i18n.t('Gå til indholdet')}</SkipLink>
      <NavigationProgress />
      {/* A new token resets the announcer: the last title can hold the former person's name. */}
      <RouteAnnouncer key={token} />
      <PartMissingContext value={sayMissing}>
        <Header />
      </PartMissingContext>
      <Main id="content" tabIndex={-1} lang={useScreenLanguage(given)}>
        <ErrorScreen resetKey={pathname}>
          <PartMissingContext value={sayMissing}>
            <UnreadContext value={unread}>
              <Suspense>{children}</Suspense>
            </UnreadContext>
          </PartMissingContext>
        </ErrorScreen>
      </Main>
      <Footer />
      <Toasts />
    </Page>
  );
}
