import { useLingui } from '@lingui/react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { FileDrop } from '../../ui/FileDrop';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { PhotoTile } from './PhotoTile';
import { mostPhotos, translatePhotoText } from './photoUploadQueue';
import { useDragOrder } from './useDragOrder';
import type { Photos } from './usePhotos';

/** The types that browsers show and the service accepts. HEIC is left out, so that phones convert to JPEG. */
const takenTypes = 'image/jpeg,image/png,image/webp,image/gif';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The photographs of a tool: several can be chosen together and ordered, and each uploads by itself. */
export function PhotosField({ photos, notice, said, queue }: Photos) {
  const { i18n } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number | null>(null);
  const { drag, start } = useDragOrder((id, overId) =>
    queue.move(
      id,
      photos.findIndex((photo) => photo.id === overId),
    ),
  );

  // The focus goes to the photograph that took the removed one's place, else to the file input.
  useLayoutEffect(() => {
    const place = focusNext.current;
    if (place === null) return;
    focusNext.current = null;
    const removers = root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = removers[Math.min(place, photos.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>('input[type=file]'))?.focus();
  }, [photos]);

  return (
    <Stack ref={root} $gap={4}>
      {photos.length > 0 && (
        <List aria-label={i18n.t('Photos in order')}>
          {photos.map((photo, place) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={place}
              count={photos.length}
              offset={drag?.id === photo.id ? drag : null}
              isUnderDragged={drag !== null && drag.id !== photo.id && drag.overId === photo.id}
              onDragStart={(event) => start(event, photo.id)}
              onMove={(to) => queue.move(photo.id, to)}
              onRemove={() => {
                focusNext.current = place;
                queue.remove(photo.id);
              }}
              onRetry={() => queue.retry(photo.id)}
              onMissing={() => queue.missing(photo.id)}
            />
          ))}
        </List>
      )}
      <FileDrop
        label={i18n.t('Photos')}
        chooseLabel={photos.length > 0 ? i18n.t('Choose more photos') : i18n.t('Choose photos')}
        dropText={i18n.t('or drop them here, or paste them')}
        hint={i18n.t('Up to {mostPhotos} photos. The first is the cover.', { mostPhotos })}
        error={notice ? translatePhotoText(notice, i18n) : undefined}
        accept={takenTypes}
        multiple
        compact={photos.length > 0}
        onFiles={queue.add}
      />
      <Status>{said ? translatePhotoText(said, i18n) : ''}</Status>
    </Stack>
  );
}
