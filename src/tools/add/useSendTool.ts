import { addTool } from '../../letter/world/toolsSlice';
import type { ApiError } from '../../platform/api/baseApi';
import type { PreparedPicture } from '../../platform/browser/preparePicture';
import { rejectionErrors } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { useDifferences } from '../../platform/store/useDifferences';
import type { FieldError } from '../../ui/form/firstProblem';
import type { Category } from '../api/catalogueApi';
import { useCreateToolMutation } from '../api/lendingApi';
import { listingTerms, toFormErrors } from '../form/termsForm';
import { createdTool, createToolInput, type ToolFormValues } from '../form/toolForm';
import { useSendingKey } from './useSendingKey';

const failed = /*i18n*/ 'Failed to add tool';

/** §8: the error's own message if present. A browser's text for a network failure is not meant for people. */
function getMessage(error: Partial<ApiError>): string {
  return (error.kind === 'graphql' && error.messages?.[0]) || failed;
}

/** Why the tool was not created; else the tool, and what the letter does with it: it keeps it in the store, with a toast. */
type Sent =
  | { errors: readonly FieldError[] }
  | { errors: null; made: { id: string; name: string }; keep: () => Promise<void> };

/** Sends a tool to the service (§7). The letter then keeps it in its store (D6). */
export function useSendTool() {
  const dispatch = useAppDispatch();
  const { hasOwnTools } = useDifferences();
  const [createTool] = useCreateToolMutation();
  const { keyOf, forget } = useSendingKey();

  return async (
    values: ToolFormValues,
    categories: readonly Category[],
    picture: PreparedPicture | null,
  ): Promise<Sent> => {
    const given = createToolInput(values, categories, picture);
    const input = hasOwnTools ? { ...given, ...listingTerms(values) } : given;
    const { data, error } = await createTool({ input, idempotencyKey: keyOf(input) });
    if (error) {
      if ('kind' in error && error.kind === 'network') {
        const text = /*i18n*/ 'We cannot reach Skuret. Check your connection and try again.';
        dispatch(toastShown({ tone: 'danger', text, lang: 'en' }));
      }
      return { errors: [{ field: null, message: getMessage(error) }] };
    }
    const made = data.tool;
    if (!made) return { errors: toFormErrors(rejectionErrors({ data }, failed)) };
    forget();
    return {
      errors: null,
      made,
      keep: async () => {
        await dispatch(addTool(createdTool(values, made, picture?.thumbnailUrl ?? null)));
        // The toast appears on the dashboard, which is Danish.
        const text = /*i18n*/ '{name} er nu til udlån.';
        const named = { name: made.name };
        dispatch(toastShown({ tone: 'success', text, values: named, lang: 'da' }));
      },
    };
  };
}
