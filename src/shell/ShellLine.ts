import styled from 'styled-components';
import { theme } from '../theme/theme';

const { color, space } = theme;

/** A line below the header, across the page. */
export const ShellLine = styled.aside`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  padding: ${space[1]} ${space[4]};
  background: ${color.sunken};
  color: ${color.ink};
  overflow-wrap: anywhere;
  /* Before the first paint: a choice is kept, or a member is signed in. */
  :is([data-language='kept'], [data-session='kept']) &[data-language-line] {
    display: none;
  }
`;

/** Moves the focus to the content of the page, before the line with the focused button goes away. */
export function leaveShellLine(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
