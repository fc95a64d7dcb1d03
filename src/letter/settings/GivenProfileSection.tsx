import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import type { User } from '../../../domain/members/user';
import { SettingsSection } from '../../members/settings/SettingsSection';
import { useSettingsToast } from '../../members/settings/useSettingsToast';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import { FormError } from '../../ui/form/FormError';
import { FormikTextArea, FormikTextField } from '../../ui/form/FormikFields';
import { firstProblem } from '../../ui/form/firstProblem';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { useScreenState } from '../../ui/useScreenState';
import { PhotoField } from './PhotoField';
import {
  type SettingsProfileValues,
  settingsProfileMessages,
  settingsProfileSchema,
  settingsProfileStart,
} from './settingsProfileForm';

/** Photo, name, email and bio. */
export function GivenProfileSection({ user }: { user: User }) {
  const { i18n } = useLingui();
  const problem = useFormProblem('profile');
  const [saved, save] = useScreenState<SettingsProfileValues | null>('profile saved', null);
  const showToast = useSettingsToast();

  const submit = async (values: SettingsProfileValues) => {
    if (problem.stops(firstProblem(settingsProfileSchema, values, settingsProfileMessages))) return;
    save(values);
    showToast(/*i18n*/ 'Your profile is saved on this page.');
  };

  return (
    <SettingsSection id="profile" text={i18n.t('What other members see of you.')}>
      <PhotoField name={user.name} currentUrl={user.avatarImageUrl} />
      <AsyncFormik initialValues={saved ?? settingsProfileStart(user)} onSubmit={submit}>
        <Stack as={Form} ref={problem.form} noValidate $gap={5}>
          <FormikTextField
            {...problem.field('name')}
            label={i18n.t('Full name')}
            autoComplete="name"
            required
          />
          <FormikTextField
            {...problem.field('email')}
            label={i18n.t('Email address')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <FormikTextArea
            name="bio"
            label={i18n.t('Bio')}
            hint={i18n.t('A few words about you and your tools.')}
            autoGrow={{ min: 96, max: 320 }}
          />
          <FormError slotId={problem.boxId} message={problem.message} />
          <Row>
            <SubmitButton>{i18n.t('Save Changes')}</SubmitButton>
          </Row>
        </Stack>
      </AsyncFormik>
    </SettingsSection>
  );
}
