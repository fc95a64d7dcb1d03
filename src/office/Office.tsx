import type { I18n, Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import type { ScreenLanguage } from '../../domain/values/language';
import { Sessions } from './account/Sessions';
import { CasePage } from './case/CasePage';
import { Health } from './health/Health';
import { Mails } from './mails/Mails';
import { MemberPage } from './member/MemberPage';
import { Money } from './money/Money';
import { SiteNotices } from './notices/SiteNotices';
import { Numbers } from './numbers/Numbers';
import { OfficeLayout } from './OfficeLayout';
import { NotHere } from './parts/NotHere';
import { Queue } from './queue/Queue';
import { Search } from './search/Search';
import { LinkPage } from './signIn/LinkPage';
import { SignIn } from './signIn/SignIn';
import { type OfficeStore, useOfficeSelector } from './store/officeStore';

const catalogues: Record<ScreenLanguage, () => Promise<{ messages: Messages }>> = {
  da: () => import(/* webpackChunkName: "texts-da" */ './locales/da.generated'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.generated'),
};

/** Provides the texts in the store's language. The former ones stay until the new ones have loaded. */
function OfficeTexts({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const language = useOfficeSelector((state) => state.language);
  useEffect(() => {
    let isWanted = true;
    document.documentElement.lang = language;
    catalogues[language]().then(
      ({ messages }) => isWanted && i18n.loadAndActivate({ locale: language, messages }),
      // Then the texts stay Danish, as they are in the code.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language, i18n]);
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** The screens of signed-in staff, otherwise sign-in. */
function Screens() {
  const token = useOfficeSelector(({ session }) => session.token);
  if (token === null) {
    return (
      <Routes>
        <Route path="/link" element={<LinkPage />} />
        <Route path="*" element={<SignIn />} />
      </Routes>
    );
  }
  return (
    <OfficeLayout>
      <Routes>
        <Route path="/" element={<Queue />} />
        <Route path="/case/:id" element={<CasePage />} />
        <Route path="/case/:id/member/:memberId" element={<MemberPage />} />
        <Route path="/search" element={<Search />} />
        <Route path="/health" element={<Health />} />
        <Route path="/mails" element={<Mails />} />
        <Route path="/money" element={<Money />} />
        <Route path="/notices" element={<SiteNotices />} />
        <Route path="/numbers" element={<Numbers />} />
        <Route path="/account" element={<Sessions />} />
        <Route path="/link" element={<Navigate to="/" replace />} />
        <Route path="*" element={<NotHere />} />
      </Routes>
    </OfficeLayout>
  );
}

/** The whole office: where the people work who run Skuret. */
export function Office({ store, i18n }: { store: OfficeStore; i18n: I18n }) {
  return (
    <Provider store={store}>
      <OfficeTexts i18n={i18n}>
        <BrowserRouter basename="/office">
          <Screens />
        </BrowserRouter>
      </OfficeTexts>
    </Provider>
  );
}
