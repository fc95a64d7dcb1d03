import { ErrorBox } from '../../../ui/ErrorBox';

interface SignUpErrorProps {
  message: string | null;
  /** What the service said besides, in the language of the screen but for its stand-in (§8). */
  serviceTexts: readonly string[];
}

/** The red box of sign-up: the one message, and below it the service's own reasons (§8, D18). */
export function SignUpError({ message, serviceTexts }: SignUpErrorProps) {
  if (message === null) return null;
  return (
    <ErrorBox key={message}>
      <p>{message}</p>
      {serviceTexts.length > 0 && (
        <ul>
          {serviceTexts.map((text) => (
            <li key={text} lang={text === 'Unknown error' ? 'en' : undefined}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </ErrorBox>
  );
}
