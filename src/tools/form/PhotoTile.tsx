import { useLingui } from '@lingui/react';
import { Image as Blank, ChevronLeft, ChevronRight, Grip, RotateCw, X } from 'lucide-react';
import type { PointerEvent } from 'react';
import styled from 'styled-components';
import { pictureSources } from '../../../domain/tools/pictures';
import { theme } from '../../theme/theme';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { translateMessage } from '../../ui/form/translateMessage';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { ProgressBar } from '../../ui/ProgressBar';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { isUnderWay, type Photo } from './photoList';

const { border, color, depth, motion, radius, shadow, space, target } = theme;

const Tile = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[2]};
  border: ${border.edge} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: outline-color ${motion.quick};
  outline: ${border.strong} solid transparent;
  &[data-over] {
    outline-color: ${color.primary};
  }
  &[data-dragged] {
    position: relative;
    z-index: ${depth.raised};
    pointer-events: none;
    box-shadow: ${shadow.floating};
  }
  &[data-failed] {
    border-color: ${color.danger};
  }
`;
const Frame = styled.div`
  position: relative;
  cursor: grab;
  user-select: none;
  img {
    pointer-events: none;
  }
`;
const Nothing = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.input};
  background: ${color.sunken};
  color: ${color.muted};
`;
/** Touch drags only by this handle; over the picture it scrolls the page. */
const Handle = styled.span`
  position: absolute;
  inset: auto 0 0 auto;
  display: grid;
  place-items: center;
  width: ${target.medium};
  height: ${target.medium};
  touch-action: none;
  span {
    display: grid;
    place-items: center;
    width: ${space[7]};
    height: ${space[7]};
    border-radius: ${radius.small};
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: ${shadow.lifted};
  }
  svg {
    width: ${theme.icon.small};
    height: ${theme.icon.small};
  }
`;
const Actions = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: auto;
`;
const Order = styled.div`
  display: flex;
`;
const Name = styled.span`
  overflow-wrap: anywhere;
`;
const Problem = styled(Text)`
  color: ${color.danger};
`;

interface Props {
  photo: Photo;
  /** From 0. */
  place: number;
  count: number;
  /** How far it is dragged, in pixels; null while it is not dragged. */
  offset: { x: number; y: number } | null;
  isUnderDragged: boolean;
  onDragStart: (event: PointerEvent) => void;
  onMove: (place: number) => void;
  onRemove: () => void;
  onRetry: () => void;
  onMissing: () => void;
}

const steps = {
  waiting: /*i18n*/ 'Waiting',
  preparing: /*i18n*/ 'Preparing',
  sending: /*i18n*/ 'Uploading',
  kept: '',
  failed: '',
} as const;
const finishing = /*i18n*/ 'Finishing';

/** One photograph: the progress of its upload, and its buttons. */
export function PhotoTile(props: Props) {
  const { i18n } = useLingui();
  const { photo, place, count, offset, isUnderDragged, onDragStart, onMove } = props;
  const { id, name, previewUrl, step, percent, problem, again } = photo;
  const number = place + 1;
  const underWay = isUnderWay(photo);
  // The upload is complete; the service is now resizing the photograph.
  const doing = i18n.t(step === 'sending' && percent >= 100 ? finishing : steps[step]);
  const isFirst = place === 0;
  const isLast = number === count;

  return (
    <Tile
      data-place-of={id}
      {...(isUnderDragged && { 'data-over': '' })}
      {...(step === 'failed' && { 'data-failed': '' })}
      {...(offset && {
        'data-dragged': '',
        style: { transform: `translate(${offset.x}px, ${offset.y}px)` },
      })}
    >
      <Frame
        onPointerDown={(event) => {
          const byHandle = (event.target as Element).closest('[data-handle]') !== null;
          if (count > 1 && (byHandle || event.pointerType !== 'touch')) onDragStart(event);
        }}
      >
        {previewUrl === null ? (
          <Nothing>
            <Blank aria-hidden="true" />
          </Nothing>
        ) : (
          <Picture
            src={previewUrl}
            sources={pictureSources(previewUrl)}
            sizes="240px"
            alt={
              name === ''
                ? i18n.t('Photo {number}', { number })
                : i18n.t('Photo {number}: {name}', { number, name })
            }
            corners="input"
            onMissing={props.onMissing}
          />
        )}
        {count > 1 && (
          <Handle data-handle="" aria-hidden="true">
            <span>
              <Grip />
            </span>
          </Handle>
        )}
      </Frame>
      {isFirst && (
        <div>
          <Badge $tone="solid">{i18n.t('Cover photo')}</Badge>
        </div>
      )}
      {underWay && (
        <Stack $gap={1}>
          <Text $size="small" $tone="muted">
            <span>{doing}</span> <Name dir="auto">{name}</Name>
          </Text>
          <ProgressBar
            label={i18n.t('Photo {number}: {name}', { number, name: doing })}
            value={step === 'waiting' ? 0 : percent}
          />
        </Stack>
      )}
      {step === 'failed' && (
        <Stack $gap={1} $align="start">
          <Problem $size="small">
            <Name>{name === '' ? '' : `${name}: `}</Name>
            <span>{translateMessage(problem ?? '', i18n)}</span>
          </Problem>
          {again && (
            <Button
              variant="secondary"
              size="small"
              icon={<RotateCw aria-hidden="true" />}
              aria-label={i18n.t('Try photo {number} again', { number })}
              onClick={props.onRetry}
            >
              {i18n.t('Try again')}
            </Button>
          )}
        </Stack>
      )}
      <Actions>
        <Order>
          <IconButton
            label={i18n.t('Move photo {number} earlier', { number })}
            size="small"
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={isFirst || undefined}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            label={i18n.t('Move photo {number} later', { number })}
            size="small"
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={isLast || undefined}
            onClick={() => onMove(place + 1)}
          />
        </Order>
        <IconButton
          label={
            underWay
              ? i18n.t('Cancel photo {number}', { number })
              : i18n.t('Remove photo {number}', { number })
          }
          size="small"
          icon={<X aria-hidden="true" />}
          data-remove=""
          onClick={props.onRemove}
        />
      </Actions>
    </Tile>
  );
}
