import { useLingui } from '@lingui/react';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { avatarLetter, type User } from '../../../domain/members/user';
import { PictureError, preparePicture } from '../../platform/browser/preparePicture';
import { useUploadPicture } from '../../platform/store/useUploadPicture';
import { theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { type ButtonLook, buttonStyles } from '../../ui/buttonStyles';
import { FieldError, FieldHint } from '../../ui/FieldFrame';
import { lazyDialog } from '../../ui/lazyDialog';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { useScreenState } from '../../ui/useScreenState';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import { useSavePhoto } from '../hooks/useSaveProfile';

const { Dialog: PhotoDialog } = lazyDialog(async () => (await import('./PhotoDialog')).PhotoDialog);

const Choose = styled.label<ButtonLook>`
  ${buttonStyles}
  cursor: pointer;
  &:has(:focus-visible) {
    outline: ${theme.border.strong} solid ${theme.color.focus};
    outline-offset: ${theme.border.strong};
  }
`;
const Native = styled.input`
  ${visuallyHiddenStyles}
`;

/** As for tools: HEIC is left out, so that phones convert to JPEG. */
const takenTypes = 'image/jpeg,image/png,image/webp,image/gif';
const unreadable = /*i18n*/ 'We cannot show this file. Choose a PNG, JPG or GIF.';

interface ProfilePhotoProps {
  user: Pick<User, 'name' | 'avatarImageUrl'>;
}

/** A member's photograph. A chosen one is cropped to a circle and saved immediately. */
export function ProfilePhoto({ user: { name, avatarImageUrl: currentUrl } }: ProfilePhotoProps) {
  const upload = useUploadPicture();
  const save = useSavePhoto();
  const { i18n } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useScreenState<string | null>('photo problem', null);
  const [removing, setRemoving] = useState(false);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
    if (!file) return;
    setProblem(null);
    try {
      const { contentType, data } = await preparePicture(file);
      setChosen(`data:${contentType};base64,${data}`);
    } catch (error) {
      if (!(error instanceof PictureError)) console.error(error);
      setProblem(unreadable);
    }
  };
  const remove = async () => {
    setProblem(null);
    setRemoving(true);
    setProblem(await save(null));
    setRemoving(false);
    input.current?.focus();
  };

  return (
    <Row $gap={5}>
      <Avatar letter={avatarLetter(name)} src={currentUrl} size="huge" />
      <Stack $gap={2}>
        <Row>
          <Choose $variant="secondary" $size="medium" $fullWidth={false}>
            <Camera aria-hidden />
            <span>{currentUrl === null ? i18n.t('Add photo') : i18n.t('Change photo')}</span>
            <Native
              ref={input}
              type="file"
              accept={takenTypes}
              onChange={(event) => void choose(event)}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-error` : `${id}-hint`}
            />
          </Choose>
          {currentUrl !== null && (
            <Button variant="quiet" onClick={() => void remove()} loading={removing}>
              {i18n.t('Remove photo')}
            </Button>
          )}
        </Row>
        <FieldHint id={`${id}-hint`}>
          {i18n.t('We save it immediately, and other members can see it.')}
        </FieldHint>
        <div role="alert">
          {problem && <FieldError id={`${id}-error`}>{i18n.t(problem)}</FieldError>}
        </div>
      </Stack>
      {chosen !== null && (
        <PhotoDialog
          open
          onClose={() => setChosen(null)}
          url={chosen}
          onUpload={upload}
          onSave={save}
        />
      )}
    </Row>
  );
}
