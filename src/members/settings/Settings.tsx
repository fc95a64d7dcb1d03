import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { GivenSettings, givenSections } from '../../letter/settings/GivenSettings';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { useViewer } from '../hooks/useViewer';
import { ConfirmEmailNotice } from '../parts/ConfirmEmailNotice';
import { MemberSettings } from './MemberSettings';
import { SettingsNav, SettingsPartsNav } from './SettingsNav';
import { readSettingsPart } from './settingsParts';

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

/** The settings (§2), one part at a time. The letter has all of them on one page, and none sends a request. */
export function Settings() {
  const { i18n } = useLingui();
  const { hasAccounts } = useDifferences();
  const { user, loading } = useViewer();
  const { search, hash } = useLocation();
  const part = readSettingsPart(search, hash);

  return (
    <PageContainer title={i18n.t('Settings')}>
      <Stack $gap={6}>
        <Heading level={1}>{i18n.t('Settings')}</Heading>
        <Columns>
          {hasAccounts ? (
            <SettingsPartsNav part={part} />
          ) : (
            <SettingsNav sections={givenSections} />
          )}
          <Stack $gap={6}>
            <ConfirmEmailNotice always />
            {!user && loading && <Skeleton $height="28rem" $shape="lines" />}
            {/* Keyed by user, so that the next person never sees what the previous one typed. */}
            {!hasAccounts && <GivenSettings key={`given-${user?.id}`} user={user} />}
            {user && hasAccounts && (
              <MemberSettings key={`${user.id} ${part}`} user={user} part={part} />
            )}
          </Stack>
        </Columns>
      </Stack>
    </PageContainer>
  );
}
