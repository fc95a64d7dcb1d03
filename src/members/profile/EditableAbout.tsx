import { useLingui } from '@lingui/react';
import type { User } from '../../../domain/members/user';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import type { OwnProfile } from '../api/profileApi';
import { ProfileForm } from '../parts/ProfileForm';
import { ProfilePhoto } from '../parts/ProfilePhoto';

interface Props {
  user: User;
  /** Null or undefined until it has loaded; only then can it be edited. */
  own: OwnProfile | null | undefined;
}

/** The text of the signed-in member about themselves, with a form to edit it. */
export function EditableAbout({ user, own }: Props) {
  const { i18n } = useLingui();
  const [editing, setEditing] = useScreenState('editing about', false);

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
            <ProfilePhoto user={user} />
            <ProfileForm
              user={user}
              own={own}
              onSaved={() => setEditing(false)}
              onCancel={() => setEditing(false)}
            />
          </>
        ) : user.about ? (
          <Text $measure lang="da" dir="auto">
            {user.about}
          </Text>
        ) : (
          <Text $tone="muted">{i18n.t('You have not written anything about yourself yet.')}</Text>
        )}
      </Stack>
    </Card>
  );
}
