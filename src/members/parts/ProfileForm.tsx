import { useLingui } from '@lingui/react';
import { object, string } from 'yup';
import type { User } from '../../../domain/members/user';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/form/FormError';
import { FormikTextArea, FormikTextField } from '../../ui/form/FormikFields';
import { firstProblem } from '../../ui/form/firstProblem';
import { PostForm } from '../../ui/form/PostForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { requiredText } from '../../ui/form/textRules';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Row } from '../../ui/Row';
import type { OwnProfile } from '../api/profileApi';
import { useSaveProfile } from '../hooks/useSaveProfile';

/** The fields of a member's profile. */
interface ProfileValues {
  name: string;
  about: string;
  location: string;
}

/** In the order of the fields; the bounds are the service's. */
const profileMessages = [
  /*i18n*/ 'Please enter your name',
  /*i18n*/ 'Name may be at most 120 characters',
  /*i18n*/ 'Location may be at most 120 characters',
  /*i18n*/ '“About you” may be at most 5,000 characters',
] as const;
const [nameMissing, nameTooLong, locationTooLong, aboutTooLong] = profileMessages;

const profileSchema = object({
  name: requiredText(nameMissing).max(120, nameTooLong),
  location: string().trim().max(120, locationTooLong),
  about: string().trim().max(5000, aboutTooLong),
});

/** The values without surrounding blanks, as they are sent. */
function profileInput({ name, about, location }: ProfileValues): ProfileValues {
  return { name: name.trim(), about: about.trim(), location: location.trim() };
}

interface ProfileFormProps {
  user: Pick<User, 'name' | 'about'>;
  own: Pick<OwnProfile, 'location'>;
  /** Called once it is saved. */
  onSaved?: () => void;
  onCancel?: () => void;
}

/** The form for what others see of a person: name, location and a few words. */
export function ProfileForm({ user, own, onSaved, onCancel }: ProfileFormProps) {
  const save = useSaveProfile();
  const dispatch = useAppDispatch();
  const { i18n } = useLingui();
  const problem = useFormProblem('profile');
  const { name, about } = user;
  const start = { name, about: about ?? '', location: own.location ?? '' };

  const submit = async (values: ProfileValues) => {
    if (problem.stops(firstProblem(profileSchema, values, profileMessages))) return;
    if (problem.stops(await save(profileInput(values)))) return;
    onSaved?.();
    dispatch(
      toastShown({ tone: 'success', text: /*i18n*/ 'We have saved your profile.', lang: 'en' }),
    );
  };

  return (
    <PostForm problem={problem} initialValues={start} onSubmit={submit}>
      <FormikTextField
        {...problem.field('name')}
        label={i18n.t('Full name')}
        autoComplete="name"
        required
      />
      <FormikTextField
        {...problem.field('location')}
        label={i18n.t('Location')}
        hint={i18n.t('A Danish place name or postcode. We show distances from there.')}
        autoComplete="address-level2"
      />
      <FormikTextArea
        {...problem.field('about')}
        label={i18n.t('About you')}
        hint={i18n.t('A few words about you and your tools.')}
        autoGrow={{ min: 96, max: 320 }}
      />
      <FormError slotId={problem.boxId} message={problem.message} />
      <Row>
        <SubmitButton>{i18n.t('Save Changes')}</SubmitButton>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {i18n.t('Cancel')}
          </Button>
        )}
      </Row>
    </PostForm>
  );
}
