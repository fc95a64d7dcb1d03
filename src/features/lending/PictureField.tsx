import { X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { pictureSources } from '../../../domain/pictures';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { FileDrop } from '../../ui/FileDrop';
import { Picture } from '../../ui/Picture';
import { ProgressBar } from '../../ui/ProgressBar';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { PictureState } from './usePicture';

const { space } = theme;

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  &:has(figure) {
    ${media.tablet} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: start;
    }
  }
`;
const Shown = styled.figure`
  display: grid;
  gap: ${space[2]};
`;
const FileName = styled.span`
  overflow-wrap: anywhere;
`;

export interface PictureFieldProps {
  state: PictureState;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** The picture that the tool has already, shown until another is chosen. */
  currentUrl?: string | undefined;
  /** What is said below a chosen picture. */
  note?: string | undefined;
}

/** The picture: chosen, dropped or pasted, looked at, and taken away again. */
export function PictureField({
  state: { chosen, preparing, problem },
  onChoose,
  onRemove,
  currentUrl,
  note,
}: PictureFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = chosen?.picture.thumbnailUrl ?? currentUrl;
  const remove = () => {
    onRemove();
    root.current?.querySelector<HTMLInputElement>('input[type=file]')?.focus();
  };

  return (
    <Root ref={root}>
      {shown && (
        <Shown>
          <Picture
            src={shown}
            sources={pictureSources(shown)}
            sizes="320px"
            alt={chosen ? 'The picture you have chosen' : 'The picture of the tool'}
            corners="card"
          />
          {chosen && (
            <Stack as="figcaption" $gap={2} $align="start">
              <Text $size="small" $tone="muted" role="status">
                <FileName>{chosen.name}</FileName>{' '}
                <span>
                  {`is ready${note ? `. ${note}` : ` (${Math.ceil(chosen.picture.bytes / 1000)} kB to send)`}`}
                </span>
              </Text>
              <Button
                variant="secondary"
                size="small"
                icon={<X aria-hidden="true" />}
                onClick={remove}
              >
                Remove picture
              </Button>
            </Stack>
          )}
        </Shown>
      )}
      <Stack $gap={3}>
        <FileDrop
          label="Picture"
          chooseLabel={shown ? 'Choose another picture' : 'Choose a picture'}
          dropText="or drop it here, or paste it"
          hint={<span lang="da">PNG, JPG, GIF op til 10MB</span>}
          error={problem ?? undefined}
          accept="image/*"
          onFile={onChoose}
        />
        {preparing && (
          <Stack $gap={2}>
            <Text $size="small" $tone="muted" role="status">
              Preparing <FileName>{preparing.name}</FileName>
            </Text>
            <ProgressBar label="Preparing the picture" value={preparing.percent} />
          </Stack>
        )}
      </Stack>
    </Root>
  );
}
