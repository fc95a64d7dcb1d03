import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { theme } from '../../theme/theme';
import { IconButton } from '../IconButton';

/** A short message about something that happened. */
export interface ToastMessage {
  id: string;
  /** `danger` is announced immediately, the others at the next pause. */
  tone: 'success' | 'info' | 'danger';
  text: string;
  /** The language of the text where it is not the page's. */
  lang?: string | undefined;
  /** A button beside it: "Prøv igen". */
  actionLabel?: string | undefined;
  /** An address: the action is then a link instead of a button. */
  to?: string | undefined;
}

const { border, color, fontWeight, motion, radius, shadow, space, target } = theme;

const signs = {
  success: { Sign: CircleCheck, colour: color.success },
  info: { Sign: Info, colour: color.info },
  danger: { Sign: CircleAlert, colour: color.danger },
} as const;

interface ToastProps {
  toast: ToastMessage;
  dismissLabel: string;
  onDismiss: (id: string) => void;
  onAction: ((id: string) => void) | undefined;
}

/** How long in ms a toast stays by itself. Pointer or focus on the toast stops the timer. */
const shownFor = 6000;

const arrive = keyframes`
  from { opacity: 0; transform: translateX(${space[6]}); }
`;
const Root = styled.div<{ $colour: string }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  background: ${color.surface};
  color: ${color.ink};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: ${shadow.floating};
  animation: ${arrive} ${motion.calm};
  pointer-events: auto;
  & > svg {
    flex: none;
    width: ${theme.icon.medium};
    height: ${target.small};
    color: ${({ $colour }) => $colour};
  }
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: ${space[2]};
  line-height: 1.35;
`;
const Action = styled.button`
  display: block;
  min-height: ${target.minimum};
  margin-top: ${space[1]};
  color: ${color.primary};
  font-weight: ${fontWeight.semibold};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/** One toast. Failures and toasts with a button stay until they are dismissed; all others close by themselves. */
export function Toast({ toast, dismissLabel, onDismiss, onAction }: ToastProps) {
  const { id, tone, text, lang, actionLabel, to } = toast;
  const [held, setHeld] = useState(false);
  const hasButton = actionLabel !== undefined && to === undefined;
  const stays = tone === 'danger' || hasButton;

  const dismiss = useEffectEvent(() => onDismiss(id));
  useEffect(() => {
    if (stays || held) return;
    const timer = setTimeout(dismiss, shownFor);
    return () => clearTimeout(timer);
  }, [stays, held]);

  const { Sign, colour } = signs[tone];
  return (
    <Root
      $colour={colour}
      data-retry={hasButton || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sign aria-hidden="true" />
      <Words lang={lang}>
        {text}
        {actionLabel === undefined ? null : (
          <Action
            {...(to === undefined ? { type: 'button' } : { as: Link, to })}
            onClick={() => {
              onAction?.(id);
              onDismiss(id);
            }}
          >
            {actionLabel}
          </Action>
        )}
      </Words>
      <IconButton
        size="small"
        label={dismissLabel}
        icon={<X aria-hidden="true" />}
        onClick={() => onDismiss(id)}
      />
    </Root>
  );
}
