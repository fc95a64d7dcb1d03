import styled from 'styled-components';
import { theme } from '../../theme/theme';

const { border, color, icon, radius, space } = theme;

/** A list of what an account can have several of: browsers, passkeys, cards. */
export const SettingsList = styled.ul`
  display: grid;
  gap: ${space[3]};
`;
/** One entry: an icon, its name in a `div` or `p`, and its buttons. */
export const SettingsLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.input};
  & > svg {
    flex: none;
    width: ${icon.large};
    height: ${icon.large};
    color: ${color.muted};
  }
  & > :is(div, p) {
    flex: 1;
    min-width: 10rem;
  }
`;
