import { useLingui } from '@lingui/react';
import type { ApiError } from '../../platform/api/baseApi';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';

interface Props {
  error: unknown;
  onRetry?: (() => unknown) | undefined;
}

/** The error of a request, with the service's own text where it has one. */
export function useProblemText(): (error: unknown) => string {
  const { i18n } = useLingui();
  return (error) => {
    const { kind, messages = [] } = (error ?? {}) as Partial<ApiError>;
    const [first] = messages;
    if (kind === 'graphql' && first !== undefined) return first;
    return i18n.t('Der kom intet svar. Tjek din forbindelse, og prøv igen.');
  };
}

/** A failed request, with a button that asks again. */
export function Problem({ error, onRetry }: Props) {
  const { i18n } = useLingui();
  const inWords = useProblemText();
  return (
    <ErrorBox
      action={
        onRetry && (
          <Button variant="secondary" size="small" onClick={() => void onRetry()}>
            {i18n.t('Prøv igen')}
          </Button>
        )
      }
    >
      {inWords(error)}
    </ErrorBox>
  );
}
