import { useLingui } from '@lingui/react';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import styled from 'styled-components';
import { avatarLetter } from '../../../domain/members/user';
import { theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { type ButtonLook, buttonStyles } from '../../ui/buttonStyles';
import { FieldError } from '../../ui/FieldFrame';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import { usePhoto } from './usePhoto';

interface PhotoFieldProps {
  name: string;
  /** The present picture; null for none. */
  currentUrl: string | null;
}

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

/** The person's picture, and a button to choose another. */
export function PhotoField({ name, currentUrl }: PhotoFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { url, problem, choose, remove } = usePhoto();

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // So that the same file can be chosen again after it was removed.
    event.currentTarget.value = '';
    if (file) void choose(file);
  };

  return (
    <Row $gap={5}>
      <Avatar
        letter={avatarLetter(name)}
        src={url ?? currentUrl}
        alt={url ? i18n.t('Your new photo') : ''}
        size="huge"
      />
      <Stack $gap={2}>
        <Row>
          <Choose $variant="secondary" $size="medium" $fullWidth={false}>
            <Camera aria-hidden />
            {i18n.t('Change photo')}
            <Native
              type="file"
              accept="image/*"
              onChange={pick}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-error` : undefined}
            />
          </Choose>
          {url && (
            <Button variant="quiet" onClick={remove}>
              {i18n.t('Undo photo')}
            </Button>
          )}
        </Row>
        <div role="alert">
          {problem && <FieldError id={`${id}-error`}>{i18n.t(problem)}</FieldError>}
        </div>
      </Stack>
    </Row>
  );
}
