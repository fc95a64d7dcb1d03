import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Button } from '../ui/Button';
import { PageContainer } from '../ui/PageContainer';
import { Row } from '../ui/Row';
import { Text } from '../ui/Text';
import { useMeQuery, useSignOutMutation } from './api/staffApi';
import { LanguageSwitch } from './parts/LanguageSwitch';
import { roleNames } from './parts/roles';
import { useOfficeDispatch } from './store/officeStore';
import { tokenTaken } from './store/sessionSlice';

const { border, color, fontWeight, space } = theme;

const Header = styled.header`
  background: ${color.surface};
  border-block-end: ${border.line} solid ${color.line};
  padding-block: ${space[3]};
`;
const Place = styled(NavLink)`
  padding: ${space[1]} ${space[2]};
  color: ${color.ink};
  font-weight: ${fontWeight.semibold};
  text-decoration: none;
  border-block-end: ${border.strong} solid transparent;
  &.active {
    border-color: ${color.primary};
    color: ${color.primary};
  }
`;
const Main = styled.main`
  padding-block: ${space[6]} ${space[12]};
`;

/** Header and main part of every screen of signed-in staff. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { data: me } = useMeQuery();
  const [signOut, { isLoading }] = useSignOutMutation();
  const dispatch = useOfficeDispatch();
  const leave = async () => {
    await signOut();
    dispatch(tokenTaken(null));
  };
  return (
    <>
      <Header>
        <PageContainer>
          <Row $justify="space-between">
            <Row as="nav" $gap={4} aria-label={i18n.t('Kontoret')}>
              <Place to="/" end>
                {i18n.t('Kø')}
              </Place>
              <Place to="/search">{i18n.t('Søg')}</Place>
              <Place to="/money">{i18n.t('Penge')}</Place>
              <Place to="/health">{i18n.t('Drift')}</Place>
              <Place to="/mails">{i18n.t('Mails')}</Place>
              <Place to="/notices">{i18n.t('Til alle')}</Place>
              <Place to="/numbers">{i18n.t('Tal')}</Place>
              <Place to="/account">{i18n.t('Min adgang')}</Place>
            </Row>
            <Row $gap={3}>
              {me && (
                <Text as="span" $size="small" $tone="muted">
                  {i18n.t('{name}, {role}', { name: me.name, role: i18n.t(roleNames[me.role]) })}
                </Text>
              )}
              <LanguageSwitch />
              <Button
                variant="quiet"
                size="small"
                icon={<LogOut aria-hidden />}
                loading={isLoading}
                onClick={() => void leave()}
              >
                {i18n.t('Log ud')}
              </Button>
            </Row>
          </Row>
        </PageContainer>
      </Header>
      <Main>{children}</Main>
    </>
  );
}
