import { useLingui } from '@lingui/react';
import { use } from 'react';
import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';
import { NavigationPendingContext } from './NavigationPendingContext';

const grow = keyframes`
  from { transform: scaleX(0.05); opacity: 0; }
  10% { opacity: 1; }
  to { transform: scaleX(0.9); opacity: 1; }
`;

/** Waits 150 ms before it shows, so that quick navigations stay calm. */
const Thread = styled.div`
  position: fixed;
  inset: 0 0 auto 0;
  z-index: ${theme.depth.toast};
  height: ${theme.size.barThin};
  background: ${theme.color.accent};
  transform-origin: left;
  opacity: 0;
  animation: ${grow} 8s cubic-bezier(0.05, 0.7, 0.1, 1) 150ms forwards;
`;

/** A thin line at the top while the next screen is on its way. */
export function NavigationProgress() {
  const { i18n } = useLingui();
  return use(NavigationPendingContext) ? (
    <Thread role="progressbar" aria-label={i18n.t('Siden hentes')} />
  ) : null;
}
