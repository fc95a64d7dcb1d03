import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { GivenSettings, givenSections } from '../../letter/settings/GivenSettings';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { useDifferences } from '../../platform/store/useDifferences';
import { useLanguage } from '../../platform/store/useLanguage';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { LanguageChoice } from '../../ui/LanguageChoice';
import { PageContainer } from '../../ui/PageContainer';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { useViewer } from '../hooks/useViewer';
import { ConfirmEmailNotice } from '../parts/ConfirmEmailNotice';
import { BlockedSection } from './BlockedSection';
import { DangerZone } from './DangerZone';
import { MemberSettings } from './MemberSettings';
import { ReadsSection } from './ReadsSection';
import { SettingsNav } from './SettingsNav';
import { SettingsSection } from './SettingsSection';

const { space, width } = theme;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 12rem minmax(0, calc(${width.reading} + 2 * ${space[8]}));
  align-items: start;
  gap: ${space[8]};
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The settings (§2). In the letter no setting sends a request. */
export function Settings() {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { hasAccounts } = useDifferences();
  const { user, loading, signOut } = useViewer();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const leave = () => {
    signOut();
    // Home, not sign-in with a return to this page: the next person may be someone else.
    navigate(addresses.home, { replace: true });
    dispatch(toastShown({ tone: 'success', text: /*i18n*/ 'Du er logget ud.', lang: 'da' }));
  };

  return (
    <PageContainer title={i18n.t('Settings')}>
      <Stack $gap={6}>
        <Heading level={1}>{i18n.t('Settings')}</Heading>
        <Columns>
          <SettingsNav sections={hasAccounts ? undefined : givenSections} />
          <Stack $gap={6}>
            <ConfirmEmailNotice always />
            {!user && loading && <Skeleton $height="28rem" $shape="box" />}
            {/* Keyed by user, so that the next person never sees what the previous one typed. */}
            {!hasAccounts && <GivenSettings key={`given-${user?.id}`} user={user} />}
            {user && hasAccounts && (
              <>
                <MemberSettings key={user.id} user={user} />
                <BlockedSection key={`blocked-${user.id}`} />
                <ReadsSection key={`reads-${user.id}`} />
              </>
            )}
            {hasAccounts && (
              <SettingsSection id="language" text={i18n.t('The language of every page.')}>
                <LanguageChoice {...language} />
              </SettingsSection>
            )}
            <DangerZone onSignOut={leave} />
          </Stack>
        </Columns>
      </Stack>
    </PageContainer>
  );
}
