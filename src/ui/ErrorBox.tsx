import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

const { border, color, fontWeight, icon, radius, size, space } = theme;

export interface ErrorBoxProps {
  children: ReactNode;
  /** A button or link that helps: "try again". */
  action?: ReactNode;
  lang?: string | undefined;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  background: ${color.dangerGround};
  color: ${color.danger};
  border: ${border.line} solid currentColor;
  border-radius: ${radius.input};
  font-weight: ${fontWeight.medium};
`;
const Message = styled.div`
  flex: 1;
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-width: min(100%, ${size.menu});
  & > svg {
    flex: none;
    width: ${icon.medium};
    height: 1.55em;
  }
`;

/**
 * An error message in red; assistive technology announces it immediately. With an action, its screen shows no toast about
 * the same failure.
 */
export function ErrorBox({ children, action, lang }: ErrorBoxProps) {
  return (
    <Root role="alert" lang={lang} data-load-failed={action ? '' : undefined}>
      <Message>
        <CircleAlert aria-hidden="true" />
        <div>{children}</div>
      </Message>
      {action}
    </Root>
  );
}
