import styled from 'styled-components';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { TextLink } from '../../../ui/TextLink';
import { settingsSections } from './SettingsSection';

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

/** To the sections, where there is room beside them. */
export function SettingsNav() {
  return (
    <Nav aria-label="Settings">
      <ul>
        {Object.entries(settingsSections).map(([id, title]) => (
          <li key={id}>
            <TextLink look="quiet" to={{ hash: id }} replace>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
