import { useLingui } from '@lingui/react';
import { ErrorBox } from '../../ui/ErrorBox';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

/** The text that the service's reasons are replaced by when it gave none (§8). */
const unknown = /*i18n*/ 'Unknown error';

interface SignUpErrorProps {
  message: string | null;
  /** The service's own reasons, in the language of the screen, except for `unknown` (§8). */
  serviceTexts: readonly string[];
}

/** The red box of sign-up: the one message, and below it the service's own reasons (§8, D18). */
export function SignUpError({ message, serviceTexts }: SignUpErrorProps) {
  const { i18n } = useLingui();
  const english = useScreenLanguage('en');
  if (message === null) return null;
  return (
    <ErrorBox key={message}>
      <p>{i18n.t(message)}</p>
      {serviceTexts.length > 0 && (
        <ul>
          {serviceTexts.map((text) => (
            <li key={text} lang={text === unknown ? english : undefined}>
              {text === unknown ? i18n.t(text) : text}
            </li>
          ))}
        </ul>
      )}
    </ErrorBox>
  );
}
