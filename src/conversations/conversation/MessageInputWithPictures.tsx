import { useLingui } from '@lingui/react';
import { ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useUploadPicture } from '../../platform/store/useUploadPicture';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Spinner } from '../../ui/Spinner';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { MessageInput } from './MessageInput';
import { type ChosenPicture, mostPictures, usePictures } from './usePictures';

const { border, color, fontSize, radius, space } = theme;

/** In ms: `onTyping` is called again after this time while the person goes on typing. */
const typingThrottleMs = 2_500;

/** Characters: the limit of the service. */
const longestMessage = 5_000;

/** The formats that browsers show and the service accepts. HEIC is not named, so that phones hand over a JPEG. */
const takenTypes = 'image/jpeg,image/png,image/webp,image/gif';

const List = styled.ul`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
const Tile = styled.li`
  position: relative;
  display: grid;
  place-items: center;
  width: ${space[16]};
  height: ${space[16]};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.input};
  background: ${color.sunken};
  img {
    /* Out of the flow: a portrait would make its row as high as it is itself. */
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
  &[data-waiting] img {
    opacity: 0.5;
  }
  &[data-problem] {
    width: auto;
    height: auto;
    min-height: ${space[16]};
    max-width: 100%;
    align-content: center;
    justify-items: start;
    gap: ${space[1]};
    padding: ${space[2]} ${space[10]} ${space[2]} ${space[3]};
    border-color: ${color.danger};
    background: ${color.dangerGround};
    color: ${color.danger};
    font-size: ${fontSize.small};
  }
`;
const Waiting = styled.span`
  position: absolute;
`;
const Remove = styled.span`
  position: absolute;
  inset-block-start: calc(-1 * ${space[2]});
  inset-inline-end: calc(-1 * ${space[2]});
  button {
    width: ${space[7]};
    height: ${space[7]};
  }
`;
const Chooser = styled.input`
  display: none;
`;

interface TileProps {
  picture: ChosenPicture;
  number: number;
  onTryAgain: () => void;
  onRemove: () => void;
}

function PictureTile({ picture, number, onTryAgain, onRemove }: TileProps) {
  const { i18n } = useLingui();
  const { thumbnailUrl, url, problem, again } = picture;
  const isWaiting = url === null && problem === null;
  return (
    <Tile data-waiting={isWaiting || undefined} data-problem={problem === null ? undefined : true}>
      {problem === null ? (
        thumbnailUrl && <img src={thumbnailUrl} alt={i18n.t('Photo {number}', { number })} />
      ) : (
        <span role="alert">{i18n.t(problem)}</span>
      )}
      {again ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={i18n.t('Try photo {number} again', { number })}
          onClick={onTryAgain}
        >
          {i18n.t('Try again')}
        </Button>
      ) : null}
      {isWaiting ? (
        <Waiting>
          <Spinner />
          <VisuallyHidden>{i18n.t('On its way')}</VisuallyHidden>
        </Waiting>
      ) : null}
      <Remove>
        <IconButton
          size="small"
          variant="lined"
          label={i18n.t('Remove photo {number}', { number })}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      </Remove>
    </Tile>
  );
}

interface Props {
  otherName: string;
  /** Short messages to choose from. */
  replies: readonly string[];
  /** Where the text is kept until it is sent. */
  draftKey: string;
  onSend: (content: string, pictures: string[]) => void;
  /** Called while the person types, at most once per `typingThrottleMs`. */
  onTyping: () => void;
}

/** The message field with photographs beside the text. */
export function MessageInputWithPictures({
  otherName,
  replies,
  draftKey,
  onSend,
  onTyping,
}: Props) {
  const { i18n } = useLingui();
  const upload = useUploadPicture();
  const { pictures, leftOut, add, tryAgain, remove, clear } = usePictures(upload);
  const chooser = useRef<HTMLInputElement>(null);
  const saidAt = useRef(0);
  const sayTyping = () => {
    if (Date.now() - saidAt.current < typingThrottleMs) return;
    saidAt.current = Date.now();
    onTyping();
  };
  const urls = pictures.flatMap(({ url }) => url ?? []);

  return (
    <MessageInput
      otherName={otherName}
      replies={replies}
      draftKey={draftKey}
      maxLength={longestMessage}
      onTyping={sayTyping}
      onSend={(content) => {
        saidAt.current = 0;
        onSend(content, urls);
        clear();
      }}
      pictures={{
        count: pictures.length,
        canSend: pictures.every(({ url }) => url !== null),
        list: (
          <>
            {pictures.length > 0 ? (
              <List aria-label={i18n.t('Photos of this message')}>
                {pictures.map((picture, index) => (
                  <PictureTile
                    key={picture.id}
                    picture={picture}
                    number={index + 1}
                    onTryAgain={() => tryAgain(picture.id)}
                    onRemove={() => remove(picture.id)}
                  />
                ))}
              </List>
            ) : null}
            <Text role="status" $size="small" $weight="medium">
              {leftOut > 0
                ? i18n.t('A message takes {mostPictures} photos. Left out: {leftOut}.', {
                    mostPictures,
                    leftOut,
                  })
                : ''}
            </Text>
          </>
        ),
        field: (
          <>
            <Chooser
              ref={chooser}
              type="file"
              accept={takenTypes}
              multiple
              tabIndex={-1}
              aria-hidden="true"
              onChange={({ currentTarget }) => {
                add([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
            <IconButton
              label={i18n.t('Add photos')}
              icon={<ImagePlus aria-hidden="true" />}
              disabled={pictures.length >= mostPictures}
              onClick={() => chooser.current?.click()}
            />
          </>
        ),
      }}
    />
  );
}
