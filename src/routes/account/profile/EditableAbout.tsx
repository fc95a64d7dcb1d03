import { useLingui } from '@lingui/react';
import type { User } from '../../../../domain/user';
import { ProfileForm } from '../../../features/people/ProfileForm';
import { ProfilePhoto } from '../../../features/people/ProfilePhoto';
import type { OwnProfile } from '../../../store/api/profileApi';
import { useAppDispatch } from '../../../store/hooks';
import { toastShown } from '../../../store/slices/toastsSlice';
import { profileStart, useSavePhoto, useSaveProfile } from '../../../store/useSaveProfile';
import { useUploadPicture } from '../../../store/useUploadPicture';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Heading } from '../../../ui/Heading';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenState } from '../../../ui/useScreenState';

interface Props {
  user: User;
  /** Null or undefined until it has loaded; only then can it be edited. */
  own: OwnProfile | null | undefined;
}

/** The text of the signed-in person about themselves, with a form to edit it (live). */
export function EditableAbout({ user, own }: Props) {
  const { i18n } = useLingui();
  const [editing, setEditing] = useScreenState('editing about', false);
  const save = useSaveProfile();
  const savePhoto = useSavePhoto();
  const upload = useUploadPicture();
  const dispatch = useAppDispatch();

  return (
    <Card as="section" aria-labelledby="about">
      <Stack $gap={editing ? 5 : 2}>
        <Row $justify="space-between">
          <Heading level={2} look="sub" id="about">
            {i18n.t('About')}
          </Heading>
          {own && !editing && (
            <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
              {i18n.t('Edit')}
            </Button>
          )}
        </Row>
        {own && editing ? (
          <>
            <ProfilePhoto
              name={user.name}
              currentUrl={user.avatarImageUrl}
              onUpload={upload}
              onSave={savePhoto}
            />
            <ProfileForm
              start={profileStart(user, own)}
              onCancel={() => setEditing(false)}
              onSave={async (values) => {
                const refused = await save(values);
                if (refused !== null) return refused;
                setEditing(false);
                dispatch(
                  toastShown({
                    tone: 'success',
                    text: /*i18n*/ 'Your profile is saved.',
                    lang: 'en',
                  }),
                );
                return null;
              }}
            />
          </>
        ) : user.about ? (
          <Text $measure lang="da">
            {user.about}
          </Text>
        ) : (
          <Text $tone="muted">{i18n.t('You have not written anything about yourself yet.')}</Text>
        )}
      </Stack>
    </Card>
  );
}
