import { useLingui } from '@lingui/react';
import { getFirstName } from '../../../domain/members/user';
import type { FormField } from '../../ui/form/useFormProblem';
import { TextArea } from '../../ui/TextArea';
import { useScreenState } from '../../ui/useScreenState';

/** The borrower's message to the owner. It stays while the form is on the screen. */
export const useOwnerMessage = () => useScreenState('booking message', '');

/** The most characters of a message, as in a conversation. */
const longest = 5_000;

interface Props {
  owner: string;
  disabled: boolean;
  field: FormField;
}

/** One optional message, which is sent with the request. */
export function OwnerMessage({ owner, disabled, field }: Props) {
  const { i18n } = useLingui();
  const [message, setMessage] = useOwnerMessage();
  const name = getFirstName(owner);
  return (
    <TextArea
      label={i18n.t('Message to {name}', { name })}
      hint={i18n.t('Optional. {name} gets it with your request.', { name })}
      rows={3}
      maxLength={longest}
      disabled={disabled}
      {...field}
      value={message}
      onChange={(event) => setMessage(event.currentTarget.value)}
    />
  );
}
