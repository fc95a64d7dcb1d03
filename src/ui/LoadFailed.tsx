import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { ErrorBox } from './ErrorBox';

interface Props {
  /** The failed content, as a sentence in the language of the screen. */
  children: ReactNode;
  onRetry: () => void;
}

/** Replaces content that could not be loaded, with a button to try again. */
export function LoadFailed({ children, onRetry }: Props) {
  const { i18n } = useLingui();
  return (
    <ErrorBox
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {i18n.t('Try again')}
        </Button>
      }
    >
      {children}
    </ErrorBox>
  );
}
