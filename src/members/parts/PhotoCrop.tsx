import { useLingui } from '@lingui/react';
import { type PointerEvent, type Ref, useRef, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { RangeSlider } from '../../ui/RangeSlider';
import { Stack } from '../../ui/Stack';
import { boundCrop, type Crop, cropSquare, dragCrop, mostZoom } from './circleCrop';

const Circle = styled.div`
  position: relative;
  width: min(100%, 17rem);
  aspect-ratio: 1;
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${theme.color.sunken};
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  img {
    position: absolute;
    max-width: none;
    pointer-events: none;
  }
`;

interface Props {
  url: string;
  /** Null until the picture has loaded. */
  size: { width: number; height: number } | null;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  onSize: (size: { width: number; height: number }) => void;
  image: Ref<HTMLImageElement>;
}

/** A picture behind a circle: dragged with the pointer, or moved and zoomed with sliders. */
export function PhotoCrop({ url, size, crop, onCrop, onSize, image }: Props) {
  const { i18n } = useLingui();
  const circle = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<{ x: number; y: number } | null>(null);
  const square = size && cropSquare(size, crop);

  const drag = (event: PointerEvent) => {
    const width = circle.current?.clientWidth ?? 0;
    if (!held || !size || width === 0) return;
    const { clientX: x, clientY: y } = event;
    onCrop(dragCrop(size, crop, (x - held.x) / width, (y - held.y) / width));
    setHeld({ x, y });
  };
  const place = (next: Partial<Crop>) => {
    if (size) onCrop(boundCrop(size, { ...crop, ...next }));
  };
  const percent = (part: number) => Math.round(part * 100);
  const inWords = (part: number) => i18n.t('{percent} %', { percent: percent(part) });

  return (
    <Stack $gap={5}>
      <Circle
        ref={circle}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setHeld({ x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={() => setHeld(null)}
        onPointerCancel={() => setHeld(null)}
      >
        <img
          ref={image}
          src={url}
          alt={i18n.t('How others will see you')}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize({ width: naturalWidth, height: naturalHeight })
          }
          {...(size &&
            square && {
              style: {
                width: `${(size.width / square.side) * 100}%`,
                left: `${(-square.left / square.side) * 100}%`,
                top: `${(-square.top / square.side) * 100}%`,
              },
            })}
        />
      </Circle>
      <Stack $gap={3}>
        <RangeSlider
          label={i18n.t('Zoom')}
          min={100}
          max={mostZoom * 100}
          value={percent(crop.zoom)}
          valueText={inWords(crop.zoom)}
          onChange={(zoom) => place({ zoom: zoom / 100 })}
        />
        <RangeSlider
          label={i18n.t('Left to right')}
          min={0}
          max={100}
          value={percent(crop.x)}
          valueText={inWords(crop.x)}
          onChange={(x) => place({ x: x / 100 })}
        />
        <RangeSlider
          label={i18n.t('Top to bottom')}
          min={0}
          max={100}
          value={percent(crop.y)}
          valueText={inWords(crop.y)}
          onChange={(y) => place({ y: y / 100 })}
        />
      </Stack>
    </Stack>
  );
}
