import styled, { css } from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Toast, type ToastMessage } from './Toast';

const { depth, size, space } = theme;

export interface ToastAreaProps {
  toasts: readonly ToastMessage[];
  /**
   * Whether a toast that offers to try again is hidden while the page offers it itself, and toasts are at the bottom of a
   * desktop too.
   */
  quiet?: boolean | undefined;
  /** The name of the region. */
  label: string;
  /** The accessible name of the button that dismisses a toast. */
  dismissLabel: string;
  onDismiss: (id: string) => void;
  /** Called when the action is pressed; `onDismiss` is called as well. */
  onAction?: ((id: string) => void) | undefined;
}

const Region = styled.section<{ $quiet: boolean }>`
  position: fixed;
  /* Below the header, whose links stay in reach. */
  top: calc(${space[16]} + ${space[3]} + env(safe-area-inset-top));
  right: ${space[4]};
  left: ${space[4]};
  z-index: ${depth.toast};
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  pointer-events: none;
  /* On a phone near the thumb, above the bars at the bottom. */
  ${media.belowPhone} {
    top: auto;
    bottom: calc(${space[3]} + var(--bottom-bar, env(safe-area-inset-bottom)));
    html:has([data-sticky-bar]:not([data-away])) & {
      bottom: calc(${space[3]} + ${space[20]} + var(--bottom-bar, env(safe-area-inset-bottom)));
    }
  }
  /* The buttons of an open dialog are at the bottom of a phone. */
  ${media.belowPhone} {
    html:has([role$='dialog'][data-open]) & {
      top: calc(${space[2]} + env(safe-area-inset-top));
      bottom: auto;
    }
  }
  /* On a desktop the buttons of most screens are at the top right. */
  ${({ $quiet }) =>
    $quiet &&
    css`
      ${media.desktop} {
        top: auto;
        bottom: ${space[4]};
        /* Above the field and the quick replies of a conversation. */
        html:has([data-composer]) & {
          bottom: calc(2 * ${space[16]} + ${space[4]});
        }
        /* The buttons of an open dialog are at the bottom. */
        html:has([data-backdrop][data-open]) & {
          top: calc(${space[16]} + ${space[3]});
          bottom: auto;
        }
      }
    `}
  ${media.low} {
    top: ${space[2]};
    bottom: auto;
    max-height: calc(100dvh - 2 * ${space[2]});
    overflow-y: auto;
  }
  ${media.phone} {
    left: auto;
    width: ${size.toast};
  }
  ${({ $quiet }) =>
    $quiet &&
    css`
      html:has([data-load-failed]) & [data-retry] {
        display: none;
      }
    `}
`;
const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

/** Toasts at the bottom right, on a phone above the bars at the bottom, on a tablet and in the letter below the header. The two live regions always exist, so that new toasts are announced. */
export function ToastArea({
  toasts,
  quiet = false,
  label,
  dismissLabel,
  onDismiss,
  onAction,
}: ToastAreaProps) {
  const lines = (urgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'danger') === urgent)
      .map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          dismissLabel={dismissLabel}
          onDismiss={onDismiss}
          onAction={onAction}
        />
      ));
  return (
    <Region $quiet={quiet} aria-label={label} data-print="hide" data-toasts>
      <Lines role="alert" aria-atomic="false" aria-relevant="additions">
        {lines(true)}
      </Lines>
      <Lines role="status" aria-atomic="false" aria-relevant="additions">
        {lines(false)}
      </Lines>
    </Region>
  );
}
