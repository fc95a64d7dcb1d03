import { useLingui } from '@lingui/react';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../../domain/values/days';
import { failureMessages } from '../../../platform/store/failureMessages';
import { useAppDispatch } from '../../../platform/store/hooks';
import { toastShown } from '../../../platform/store/slices/toastsSlice';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ErrorBox } from '../../../ui/ErrorBox';
import { Stack } from '../../../ui/Stack';
import { TextLink } from '../../../ui/TextLink';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { useScreenState } from '../../../ui/useScreenState';
import {
  type LeavingAnswer,
  useDeleteAccountMutation,
  useLazyLeavingReasonsQuery,
} from '../../api/leavingApi';
import { useViewer } from '../../hooks/useViewer';
import { useIdentityProof } from '../useIdentityProof';
import { Line } from './Line';

const Reasons = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[2]};
  padding-inline-start: ${theme.space[5]};
  list-style: disc;
`;

const failed = /*i18n*/ 'We could not delete your account. Please try again.';

interface Refusal {
  text: string;
  reasons: LeavingAnswer['reasons'];
}

/**
 * Deletes the account after a question and the password. Says what prevents it, before the question if it is known, or
 * until when it can be restored.
 */
export function DeleteAccount() {
  const { i18n } = useLingui();
  const lang = useScreenLanguage('en');
  const [isAsking, setAsking] = useScreenState('asking to delete', false);
  const [refusal, setRefusal] = useScreenState<Refusal | null>('why not deleted', null);
  const [askReasons, { isFetching }] = useLazyLeavingReasonsQuery();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const { signOut } = useViewer();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const withProof = useIdentityProof();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(refusal);
  useEffect(() => {
    if (refusal && refusal !== shown.current) box.current?.focus();
    shown.current = refusal;
  }, [refusal]);

  async function onAsk() {
    setRefusal(null);
    // Without an answer the question comes all the same: the deletion checks again.
    const { data: reasons = [] } = await askReasons();
    if (reasons.length === 0) return setAsking(true);
    setRefusal({ text: i18n.t('You cannot delete your account yet.'), reasons });
  }
  async function onDelete() {
    setAsking(false);
    setRefusal(null);
    const outcome = await withProof(() => deleteAccount());
    if (outcome === null) return;
    const { data, error } = outcome;
    if (!data?.until) {
      const [text = failed] = error ? failureMessages(error, failed) : (data?.errors ?? []);
      return setRefusal({ text: i18n.t(text), reasons: data?.reasons ?? [] });
    }
    const day = formatDate(getCopenhagenDate(new Date(data.until)), lang ?? 'en');
    signOut();
    navigate(addresses.home, { replace: true });
    dispatch(
      toastShown({
        tone: 'info',
        text: i18n.t(
          'Your account is hidden now, and we delete it on {day}. Sign in before then if you want to come back.',
          { day },
        ),
        lang: 'en',
      }),
    );
  }

  return (
    <Stack $gap={4}>
      <Line
        title={i18n.t('Delete account')}
        action={
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden />}
            loading={isFetching || isLoading}
            onClick={() => void onAsk()}
          >
            {i18n.t('Delete Account')}
          </Button>
        }
      >
        {i18n.t(
          'We hide your account immediately and delete it after 14 days. Until then you can come back. Others keep your messages and reviews, but without your name.',
        )}
      </Line>
      {refusal && (
        <div ref={box} tabIndex={-1}>
          <ErrorBox>
            <p>{refusal.text}</p>
            {refusal.reasons.length > 0 && (
              <Reasons>
                {refusal.reasons.map(({ text, address }) => (
                  <li key={address + text}>
                    <TextLink to={address}>{text}</TextLink>
                  </li>
                ))}
              </Reasons>
            )}
          </ErrorBox>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={i18n.t('Delete Account')}
        text={i18n.t(
          'We hide your profile and tools now, decline open requests and sign you out everywhere. You can come back within 14 days by signing in. After that it cannot be undone.',
        )}
        confirmLabel={i18n.t('Delete Account')}
        cancelLabel={i18n.t('Cancel')}
        lang={lang}
        onConfirm={() => void onDelete()}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  );
}
