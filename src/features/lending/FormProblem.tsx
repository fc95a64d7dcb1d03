import { ErrorBox } from '../../ui/ErrorBox';

interface Props {
  /** What is wrong; the service may name several things at once (D19). */
  messages: readonly string[];
}

/** The red box above the submit button (§8). */
export function FormProblem({ messages }: Props) {
  if (messages.length === 0) return null;
  return (
    <ErrorBox key={messages.join('\n')}>
      {messages.length === 1 ? (
        messages[0]
      ) : (
        <ul>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </ErrorBox>
  );
}
