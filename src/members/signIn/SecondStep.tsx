import { useLingui } from '@lingui/react';
import { ShieldCheck } from 'lucide-react';
import { hasVisibleText } from '../../../domain/values/visibleText';
import { tooManyTries } from '../../platform/store/tooManyTries';
import { useFailureToast } from '../../platform/store/useFailureToast';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/form/FormError';
import { FormikTextField } from '../../ui/form/FormikFields';
import { PostForm } from '../../ui/form/PostForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { useScreenState } from '../../ui/useScreenState';
import { useFinishSignInMutation } from '../api/secondFactorApi';
import { AccountFrame } from '../parts/AccountFrame';

interface Props {
  /** From the response to the right password. */
  ticket: string;
  /** True once the token has arrived and the next screen is loading. */
  leaving: boolean;
  onBack: () => void;
}

const failed = /*i18n*/ 'Vi fik ikke koden. Prøv igen.';
const missing = {
  app: /*i18n*/ 'Skriv koden fra din app',
  recovery: /*i18n*/ 'Skriv en af dine gendannelseskoder',
};

/** The second step of signing in, for accounts that have one: a code of the app, or a recovery code. */
export function SecondStep({ ticket, leaving, onBack }: Props) {
  const { i18n } = useLingui();
  const [finish, { isLoading }] = useFinishSignInMutation();
  const [kind, setKind] = useScreenState<'app' | 'recovery'>('kind of code', 'app');
  const showFailure = useFailureToast();
  const problem = useFormProblem('second step');

  const submit = async ({ code }: { code: string }) => {
    if (!hasVisibleText(code)) return problem.show({ field: 'code', message: missing[kind] });
    problem.show(null);
    const { data, error } = await finish({ ticket, code });
    if (data?.token) return;
    const tooMany = error ? tooManyTries(error, i18n) : null;
    problem.show({ field: 'code', message: tooMany ?? data?.errors[0] ?? failed });
    if (error && tooMany === null) showFailure(error);
  };
  const change = () => {
    problem.show(null);
    setKind(kind === 'app' ? 'recovery' : 'app');
  };

  return (
    <AccountFrame
      title={i18n.t('Bekræft, at det er dig')}
      icon={<ShieldCheck aria-hidden />}
      lead={
        kind === 'app'
          ? i18n.t('Åbn din app til login-koder, og skriv de seks cifre ud for Skuret.')
          : i18n.t('Skriv en af de gendannelseskoder, du gemte. Hver kode virker én gang.')
      }
      takesFocus
      foot={
        <Button variant="quiet" fullWidth onClick={onBack}>
          {i18n.t('Log ind på en anden måde')}
        </Button>
      }
    >
      <PostForm problem={problem} key={kind} initialValues={{ code: '' }} onSubmit={submit}>
        {kind === 'app' ? (
          <FormikTextField
            {...problem.field('code')}
            label={i18n.t('Kode fra din app')}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="000 000"
            maxLength={9}
            required
          />
        ) : (
          <FormikTextField
            {...problem.field('code')}
            label={i18n.t('Gendannelseskode')}
            size="large"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            required
          />
        )}
        <FormError slotId={problem.boxId} message={problem.message} />
        <SubmitButton size="large" fullWidth loading={leaving || isLoading}>
          {i18n.t('Log ind')}
        </SubmitButton>
        <Button variant="quiet" onClick={change}>
          {kind === 'app' ? i18n.t('Brug en gendannelseskode') : i18n.t('Brug koden fra din app')}
        </Button>
      </PostForm>
    </AccountFrame>
  );
}
