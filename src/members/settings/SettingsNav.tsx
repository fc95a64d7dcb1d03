import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { TextLink } from '../../ui/TextLink';
import { type SettingsSectionId, settingsSections } from './SettingsSection';

const { space } = theme;

const Nav = styled.nav`
  position: sticky;
  inset-block-start: ${space[24]};
  ${media.low} {
    position: static;
  }
  ul {
    display: grid;
    gap: ${space[3]};
  }
  ${media.belowDesktop} {
    display: none;
  }
`;

/** Links to the sections, where the screen has room beside them. */
export function SettingsNav({
  sections = Object.keys(settingsSections) as SettingsSectionId[],
}: {
  sections?: readonly SettingsSectionId[] | undefined;
}) {
  const { i18n } = useLingui();
  return (
    <Nav aria-label={i18n.t('Settings')}>
      <ul>
        {sections.map((id) => (
          <li key={id}>
            <TextLink look="quiet" to={{ hash: id }} replace>
              {i18n.t(settingsSections[id])}
            </TextLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
