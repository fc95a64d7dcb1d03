import { useLingui } from '@lingui/react';
import { ErrorBox } from '../../ui/ErrorBox';
import { translateMessage } from '../../ui/form/translateMessage';

interface Props {
  /** The errors: the app's texts as given, or the service's messages, of which there may be several (D19). */
  messages: readonly string[];
}

/** The red box above the submit button (§8). */
export function FormProblem({ messages }: Props) {
  const { i18n } = useLingui();
  if (messages.length === 0) return null;
  const said = messages.map((message) => translateMessage(message, i18n));
  return (
    <ErrorBox key={messages.join('\n')}>
      {said.length === 1 ? (
        said[0]
      ) : (
        <ul>
          {said.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </ErrorBox>
  );
}
