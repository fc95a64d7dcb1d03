import { useLocation, useNavigate } from 'react-router-dom';
import { givenLanguageAt, to } from '../../../domain/values/addresses';
import { failureMessages } from '../../platform/store/failureMessages';
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks';
import { selectSignedIn } from '../../platform/store/slices/authSlice';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { useStartConversationMutation } from '../api/conversationsApi';

const notBegun = /*i18n*/ 'We could not open the conversation. Please try again.';

/** Leads to the conversation with a member, about a tool or about none; a visitor signs in first (D7). */
export function useOpenConversation(): {
  openConversation: (memberId: string, toolId?: string) => Promise<void>;
  busy: boolean;
} {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectSignedIn);
  const { pathname, search } = useLocation();
  const [start, { isLoading }] = useStartConversationMutation();
  return {
    busy: isLoading,
    openConversation: async (memberId, toolId) => {
      if (!signedIn) {
        navigate(to.signIn(pathname + search));
        return;
      }
      const { data, error } = await start({ memberId, ...(toolId !== undefined && { toolId }) });
      if (data?.id) {
        navigate(to.conversation(data.id));
        return;
      }
      const [text = notBegun] = data?.errors ?? failureMessages(error, notBegun);
      dispatch(toastShown({ tone: 'danger', text, lang: data ? givenLanguageAt(pathname) : 'en' }));
    },
  };
}
