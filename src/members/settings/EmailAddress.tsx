import { useLingui } from '@lingui/react';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { object, string } from 'yup';
import { plainEmail } from '../../../domain/members/email';
import { rejectionProblem } from '../../platform/store/failureMessages';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/form/FormError';
import { FormikTextField } from '../../ui/form/FormikFields';
import { firstProblem } from '../../ui/form/firstProblem';
import { PasswordField } from '../../ui/form/PasswordField';
import { PostForm } from '../../ui/form/PostForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { requiredEmail } from '../../ui/form/textRules';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import type { OwnProfile } from '../api/profileApi';
import { useChangeEmailMutation } from '../api/securityApi';
import { useIdentityProof } from './useIdentityProof';
import { useSettingsToast } from './useSettingsToast';

interface ChangeEmailValues {
  email: string;
  password: string;
}

const changeEmailStart: ChangeEmailValues = { email: '', password: '' };

const changeEmailMessages = [
  /*i18n*/ 'Please enter your email address',
  /*i18n*/ 'Please enter a valid email address',
  /*i18n*/ 'Please enter your current password',
] as const;
const [emailMissing, emailInvalid, passwordMissing] = changeEmailMessages;

const changeEmailSchema = object({
  email: requiredEmail(emailMissing, emailInvalid),
  password: string().required(passwordMissing),
});

const failed = /*i18n*/ 'We could not send the link. Please try again.';

/** The account's e-mail address, and a form to change it. The new one takes effect when its link is used. */
export function EmailAddress({ own }: { own: OwnProfile }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useScreenState('changing email', false);
  const [changeEmail] = useChangeEmailMutation();
  const problem = useFormProblem('change email');
  const withProof = useIdentityProof();
  const showToast = useSettingsToast();
  const { form } = problem;

  // Focuses the field when a click has opened the form, but not on the first render.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const field = form.current?.elements.namedItem('email');
    if (isOpen && !wasOpen.current && field instanceof HTMLElement) field.focus();
    wasOpen.current = isOpen;
  }, [isOpen, form]);

  const close = () => {
    problem.show(null);
    setOpen(false);
  };
  const submit = async (values: ChangeEmailValues) => {
    if (problem.stops(firstProblem(changeEmailSchema, values, changeEmailMessages))) return;
    const email = plainEmail(values.email);
    const outcome = await withProof(() => changeEmail({ email, password: values.password }));
    if (outcome === null) return;
    if (problem.stops(rejectionProblem(outcome, failed))) return;
    setOpen(false);
    showToast(/*i18n*/ 'We have sent a link to the new email. Open it to change.', 'info');
  };

  return (
    <Stack $gap={4}>
      <Row $gap={4} $justify="space-between">
        <Stack $gap={1}>
          <Heading level={3} look="tiny">
            {i18n.t('Email address')}
          </Heading>
          <Row $gap={2}>
            <Text dir="auto">{own.email}</Text>
            {own.emailConfirmed ? (
              <Badge $tone="success">
                <MailCheck aria-hidden />
                {i18n.t('Confirmed')}
              </Badge>
            ) : (
              <Badge $tone="warning">{i18n.t('Not confirmed')}</Badge>
            )}
          </Row>
          <Text $tone="muted" role="status">
            {own.pendingEmail === null
              ? null
              : i18n.t('Open the link that we sent to {email} to change.', {
                  email: own.pendingEmail,
                })}
          </Text>
        </Stack>
        {!isOpen && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {i18n.t('Change email')}
          </Button>
        )}
      </Row>
      {isOpen && (
        <PostForm problem={problem} initialValues={changeEmailStart} onSubmit={submit}>
          <FormikTextField
            {...problem.field('email')}
            label={i18n.t('New email address')}
            hint={i18n.t('We send a link to it. Your old email applies until you open the link.')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <PasswordField
            {...problem.field('password')}
            id="change-email-password"
            label={i18n.t('Current password')}
            autoComplete="current-password"
            showLabel={i18n.t('Show current password')}
            hideTypedLabel={i18n.t('Hide current password')}
            required
          />
          <FormError slotId={problem.boxId} message={problem.message} />
          <Row>
            <SubmitButton>{i18n.t('Send the link')}</SubmitButton>
            <Button variant="quiet" onClick={close}>
              {i18n.t('Cancel')}
            </Button>
          </Row>
        </PostForm>
      )}
    </Stack>
  );
}
