import { useLingui } from '@lingui/react';
import { ErrorBox } from '../ErrorBox';
import { spokenMessage } from './spokenMessage';

interface FormErrorProps {
  /** Nothing shows without a message. */
  message: string | null | undefined;
  /** The language of the message where it is not the screen's. */
  lang?: string | undefined;
}

/** The one red box of a form; it stands above the submit button (§8). */
export function FormError({ message, lang }: FormErrorProps) {
  const { i18n } = useLingui();
  return message ? (
    <ErrorBox key={message} lang={i18n.locale === 'asGiven' ? lang : undefined}>
      {spokenMessage(message, i18n)}
    </ErrorBox>
  ) : null;
}
