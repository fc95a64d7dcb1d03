import { ErrorBox } from '../ErrorBox';

interface FormErrorProps {
  /** Nothing shows without a message. */
  message: string | null | undefined;
  /** The language of the message where it is not the screen's. */
  lang?: string | undefined;
}

/** The one red box of a form; it stands above the submit button (§8). */
export function FormError({ message, lang }: FormErrorProps) {
  return message ? (
    <ErrorBox key={message} lang={lang}>
      {message}
    </ErrorBox>
  ) : null;
}
