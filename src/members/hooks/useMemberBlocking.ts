import { failureMessages } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import {
  useBlockedMembersQuery,
  useBlockMemberMutation,
  useUnblockMemberMutation,
} from '../api/safetyApi';

const texts = {
  blocked: {
    done: /*i18n*/ 'You have blocked {name}.',
    failed: /*i18n*/ 'We could not block {name}. Please try again.',
  },
  free: {
    done: /*i18n*/ 'You have unblocked {name}.',
    failed: /*i18n*/ 'We could not unblock {name}. Please try again.',
  },
} as const;

/**
 * The members that the signed-in member has blocked, and blocking and unblocking. With `skip` the list is not fetched.
 */
export function useMemberBlocking({ skip = false }: { skip?: boolean } = {}) {
  const query = useBlockedMembersQuery(undefined, { refetchOnMountOrArgChange: true, skip });
  const [block, blocking] = useBlockMemberMutation();
  const [unblock, unblocking] = useUnblockMemberMutation();
  const dispatch = useAppDispatch();

  /** Blocks or unblocks, and reports the result in a toast. Resolves to whether it was done. */
  async function change(
    { id: memberId, name }: { id: string; name: string },
    to: 'blocked' | 'free',
  ): Promise<boolean> {
    const { data, error } = await (to === 'blocked' ? block : unblock)({ memberId });
    const [problem] = error ? failureMessages(error, texts[to].failed) : data;
    dispatch(
      problem === undefined
        ? toastShown({ tone: 'success', text: texts[to].done, values: { name }, lang: 'en' })
        : toastShown({ tone: 'danger', text: problem, values: { name }, lang: 'en' }),
    );
    return problem === undefined;
  }

  return {
    /** Undefined until they are there. */
    blocked: query.data,
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
    busy: blocking.isLoading || unblocking.isLoading,
    change,
  };
}
