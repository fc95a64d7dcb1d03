import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { pictureSources } from '../../../domain/tools/pictures';
import { theme } from '../../theme/theme';
import { lazyDialog } from '../../ui/lazyDialog';
import { Picture } from '../../ui/Picture';
import { useScreenState } from '../../ui/useScreenState';

const { Dialog: PhotoDialog, fetchAhead } = lazyDialog(
  async () => (await import('./MessagePhotoDialog')).MessagePhotoDialog,
);

const Pictures = styled.span`
  display: grid;
  flex: 1 0 100%;
  width: min(18rem, 100%);
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  gap: ${theme.space[1]};
  margin-block: ${theme.space[1]};
`;
const Opener = styled.button`
  display: block;
  border-radius: ${theme.radius.input};
`;

const closed = { open: false, index: 0 };

interface Props {
  messageId: string;
  urls: readonly string[];
  /** The sender; null for the signed-in member. */
  senderName: string | null;
}

/** The photographs of a message; each opens large. */
export function MessagePictures({ messageId, urls, senderName }: Props) {
  const { i18n } = useLingui();
  const [{ open, index }, show] = useScreenState(`photos of ${messageId}`, closed);
  const count = urls.length;
  const getName = (place: number) => {
    const number = place + 1;
    return senderName === null
      ? i18n.t('Your photo {number} of {count}', { number, count })
      : i18n.t('Photo {number} of {count} from {name}', { number, count, name: senderName });
  };
  return (
    <Pictures>
      {urls.map((url, place) => (
        <Opener
          key={url}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={() => show({ open: true, index: place })}
        >
          <Picture
            src={url}
            alt={getName(place)}
            sources={pictureSources(url)}
            sizes="18rem"
            corners="input"
          />
        </Opener>
      ))}
      <PhotoDialog
        open={open}
        onClose={() => show({ open: false, index })}
        urls={urls}
        index={index}
        onIndex={(next) => show({ open, index: next })}
        getName={getName}
      />
    </Pictures>
  );
}
