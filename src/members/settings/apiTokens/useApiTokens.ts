import type { RefObject } from 'react';
import type { MakeApiTokenInput } from '../../../platform/api/schemaTypes.generated';
import { failureMessages } from '../../../platform/store/failureMessages';
import { useScreenState } from '../../../ui/useScreenState';
import {
  type ApiToken,
  useApiTokensQuery,
  useEndApiTokenMutation,
  useMakeApiTokenMutation,
} from '../../api/apiTokensApi';
import { useIdentityProof } from '../useIdentityProof';
import { useSettingsToast } from '../useSettingsToast';

const failed = /*i18n*/ 'We could not change your API tokens. Please try again.';

/** Makes and ends API tokens. `list` takes the focus when the clicked button is gone. */
export function useApiTokens(list: RefObject<HTMLElement | null>) {
  const query = useApiTokensQuery();
  const [make] = useMakeApiTokenMutation();
  const [end, { isLoading: isEnding }] = useEndApiTokenMutation();
  /** The token that was just made; the service cannot show it again. */
  const [made, setMade] = useScreenState<string | null>('made API token', null);
  const [isMaking, setMaking] = useScreenState('making an API token', false);
  const [asked, setAsked] = useScreenState<ApiToken | null>('ending an API token', null);
  const [problem, setProblem] = useScreenState<string | null>('API token problem', null);
  const withProof = useIdentityProof();
  const showToast = useSettingsToast();

  /** Returns why the token was not made; null when it was, or when the member gave up. */
  async function onMake(input: MakeApiTokenInput): Promise<string | null> {
    setMade(null);
    const outcome = await withProof(() => make({ input }));
    if (outcome === null) return null;
    const { data, error } = outcome;
    if (!data?.token) return data?.errors[0] ?? failureMessages(error, failed)[0] ?? failed;
    setMade(data.token);
    setMaking(false);
    return null;
  }

  async function onEnd({ id }: ApiToken) {
    setAsked(null);
    setProblem(null);
    const { data, error } = await end({ id });
    const refused = error ? failureMessages(error, failed)[0] : data?.[0];
    if (refused !== undefined) return setProblem(refused);
    list.current?.focus();
    showToast(/*i18n*/ 'You have ended the token.', 'info');
  }

  return {
    query,
    made,
    forget: () => setMade(null),
    isMaking,
    setMaking,
    asked,
    setAsked,
    isEnding,
    problem,
    onMake,
    onEnd,
  };
}
