import { useLingui } from '@lingui/react';
import { useState } from 'react';
import styled from 'styled-components';
import { pictureSources } from '../../../domain/tools/pictures';
import { theme } from '../../theme/theme';
import { lazyDialog } from '../../ui/lazyDialog';
import { Picture } from '../../ui/Picture';

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

interface Props {
  urls: readonly string[];
  /** The sender; null for the signed-in member. */
  senderName: string | null;
}

/** The photographs of a message; each opens large. */
export function MessagePictures({ urls, senderName }: Props) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
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
          onClick={() => {
            setIndex(place);
            setOpen(true);
          }}
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
        onClose={() => setOpen(false)}
        urls={urls}
        index={index}
        onIndex={setIndex}
        getName={getName}
      />
    </Pictures>
  );
}
