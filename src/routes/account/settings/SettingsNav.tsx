import styled from 'styled-components';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { TextLink } from '../../../ui/TextLink';
import { type SettingsSectionId, settingsSections } from './SettingsSection';

const { space } = theme;

const Nav = styled.nav`
  position: sticky;
  inset-block-start: ${space[24]};
  ul {
    display: grid;
    gap: ${space[3]};
  }
  ${media.belowDesktop} {
    display: none;
  }
`;

const allSections: readonly SettingsSectionId[] = [
  'profile',
  'notifications',
  'payment',
  'security',
  'danger',
];

/** To the sections, where there is room beside them. */
export function SettingsNav({
  sections = allSections,
}: {
  sections?: readonly SettingsSectionId[] | undefined;
}) {
  return (
    <Nav aria-label="Settings">
      <ul>
        {sections.map((id) => (
          <li key={id}>
            <TextLink look="quiet" to={{ hash: id }} replace>
              {settingsSections[id]}
            </TextLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
