import { useLingui } from '@lingui/react';
import { ErrorBox } from '../ErrorBox';
import { translateMessage } from './translateMessage';

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
      {translateMessage(message, i18n)}
    </ErrorBox>
  ) : null;
}
