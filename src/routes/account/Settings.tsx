import { useLingui } from '@lingui/react';
import { Info } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../../domain/addresses';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/slices/toastsSlice';
import { useLanguage } from '../../store/useLanguage';
import { useSource } from '../../store/useSource';
import { useViewer } from '../../store/useViewer';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Callout } from '../../ui/Callout';
import { Heading } from '../../ui/Heading';
import { LanguageChoice } from '../../ui/LanguageChoice';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { BlockedSection } from './settings/BlockedSection';
import { DangerZone } from './settings/DangerZone';
import { LiveSettings } from './settings/LiveSettings';
import { NotificationsSection } from './settings/NotificationsSection';
import { OwnConfirmation } from './settings/OwnConfirmation';
import { PaymentSection } from './settings/PaymentSection';
import { ProfileSection } from './settings/ProfileSection';
import { SecuritySection } from './settings/SecuritySection';
import { SettingsNav } from './settings/SettingsNav';
import { SettingsSection, type SettingsSectionId } from './settings/SettingsSection';

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

/** The sections of live. Settings that the service cannot store yet are left out. */
const liveSections: readonly SettingsSectionId[] = [
  'profile',
  'notifications',
  'payment',
  'security',
  'blocked',
  'language',
  'danger',
];

/** The settings (§2). In the sample no setting sends a request: changes stay on this page, and a toast says so. */
export function Settings() {
  const { i18n } = useLingui();
  const language = useLanguage();
  const isLive = useSource() === 'live';
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
    <PageContainer>
      <PageTitle>{i18n.t('Settings')}</PageTitle>
      <Stack $gap={6}>
        <Heading level={1}>{i18n.t('Settings')}</Heading>
        <Columns>
          <SettingsNav sections={isLive ? liveSections : undefined} />
          <Stack $gap={6}>
            {isLive ? (
              <OwnConfirmation />
            ) : (
              <Callout icon={<Info aria-hidden />}>
                {i18n.t(
                  'What you change here stays on this page until you leave it. Nothing is sent yet.',
                )}
              </Callout>
            )}
            {!user && loading && <Skeleton $height="28rem" $shape="box" />}
            {/* Keyed by user, so that the next person never sees what the previous one typed. */}
            {user && !isLive && <ProfileSection key={`profile-${user.id}`} user={user} />}
            {user && isLive && <LiveSettings key={`live-${user.id}`} user={user} />}
            {!isLive && <NotificationsSection />}
            {!isLive && <PaymentSection />}
            {user && !isLive && <SecuritySection key={`security-${user.id}`} email={user.email} />}
            {user && isLive && <BlockedSection key={`blocked-${user.id}`} />}
            {isLive && (
              <SettingsSection id="language" text={i18n.t('Which language the screens speak.')}>
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
