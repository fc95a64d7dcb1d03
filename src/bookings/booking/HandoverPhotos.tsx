import { useLingui } from '@lingui/react';
import { Image as Blank, Camera, ImagePlus, RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { mostHandoverPictures } from '../../../domain/bookings/handover';
import { pictureSources } from '../../../domain/tools/pictures';
import { media, theme } from '../../theme/theme';
import { isUnderWay, type Photo } from '../../tools/form/photoList';
import { Button } from '../../ui/Button';
import { translateMessage } from '../../ui/form/translateMessage';
import { Heading } from '../../ui/Heading';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { ProgressBar } from '../../ui/ProgressBar';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { Handover, HandoverMoment, HandoverPicture } from '../api/handoverApi';
import { momentNames } from './handoverWords';
import { useHandoverPhotos } from './useHandoverPhotos';

const { border, color, fontSize, radius, space } = theme;

/** The formats that browsers show and the service accepts. HEIC is not named, so that phones hand over a JPEG. */
const takenTypes = 'image/jpeg,image/png,image/webp,image/gif';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${space[2]};
`;
const Open = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.input};
  background: none;
  cursor: zoom-in;
`;
const Sending = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[2]};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.input};
  background: ${color.sunken};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
  img,
  svg.blank {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${radius.small};
    object-fit: cover;
  }
  &[data-failed] {
    border-color: ${color.danger};
    background: ${color.dangerGround};
    color: ${color.danger};
  }
`;
const Chooser = styled.input`
  display: none;
`;
/** Shown only on touch devices, which have a camera to point. */
const WithCamera = styled.span`
  display: none;
  ${media.touch} {
    display: contents;
  }
`;

const steps = {
  waiting: /*i18n*/ 'Waiting',
  preparing: /*i18n*/ 'Preparing',
  sending: /*i18n*/ 'Uploading',
  kept: '',
  failed: '',
} as const;
const finishing = /*i18n*/ 'Finishing';

interface SendingTileProps {
  photo: Photo;
  number: number;
  onRetry: () => void;
  onRemove: () => void;
}

function SendingTile({ photo, number, onRetry, onRemove }: SendingTileProps) {
  const { i18n } = useLingui();
  const { previewUrl, step, percent, problem, again } = photo;
  const doing = i18n.t(step === 'sending' && percent >= 100 ? finishing : steps[step]);
  return (
    <Sending data-failed={step === 'failed' || undefined}>
      {previewUrl === null ? <Blank className="blank" aria-hidden="true" /> : null}
      {previewUrl === null ? null : <img src={previewUrl} alt="" />}
      {isUnderWay(photo) ? (
        <>
          <span>{doing}</span>
          <ProgressBar
            label={i18n.t('Photo {number}: {name}', { number, name: doing })}
            value={step === 'waiting' ? 0 : percent}
          />
        </>
      ) : null}
      {step === 'failed' ? <span role="alert">{translateMessage(problem ?? '', i18n)}</span> : null}
      <Row $gap={1}>
        {again ? (
          <Button
            variant="secondary"
            size="small"
            icon={<RotateCw aria-hidden="true" />}
            aria-label={i18n.t('Try photo {number} again', { number })}
            onClick={onRetry}
          >
            {i18n.t('Try again')}
          </Button>
        ) : null}
        <IconButton
          size="small"
          label={
            step === 'failed'
              ? i18n.t('Remove photo {number}', { number })
              : i18n.t('Cancel photo {number}', { number })
          }
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      </Row>
    </Sending>
  );
}

interface Props {
  handover: Handover;
  moment: HandoverMoment;
  onOpen: (picture: HandoverPicture) => void;
}

/** The photographs of the pick-up or the return, with buttons to add some while that is possible. */
export function HandoverPhotos({ handover, moment, onOpen }: Props) {
  const { i18n } = useLingui();
  const { sending, add, retry, remove } = useHandoverPhotos(handover.id, moment);
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const there = handover.photographs.filter((picture) => picture.moment === moment);
  const room = mostHandoverPictures - there.length - sending.length;
  const canAdd = handover.canAdd.includes(moment);
  const name = i18n.t(momentNames[moment]);
  const headingId = `handover-photos-${moment}`;
  const choose = (input: HTMLInputElement) => {
    add([...(input.files ?? [])].slice(0, Math.max(0, room)));
    input.value = '';
  };

  return (
    <Stack as="section" aria-labelledby={headingId} $gap={3}>
      <Heading level={3} look="small" id={headingId}>
        {name}
      </Heading>
      {there.length + sending.length === 0 ? (
        <Text $size="small" $tone="muted">
          {i18n.t('No photos.')}
        </Text>
      ) : (
        <Tiles aria-label={i18n.t('Photos: {moment}', { moment: name })}>
          {there.map((picture, index) => (
            <li key={picture.id}>
              <Open
                type="button"
                aria-label={i18n.t('Photo {number}, {moment}: show it large', {
                  number: index + 1,
                  moment: name,
                })}
                onClick={() => onOpen(picture)}
              >
                <Picture
                  src={picture.url}
                  alt=""
                  sources={pictureSources(picture.url)}
                  sizes="(min-width: 64em) 12rem, 45vw"
                  corners="input"
                />
              </Open>
            </li>
          ))}
          {sending.map((photo, index) => (
            <SendingTile
              key={photo.id}
              photo={photo}
              number={there.length + index + 1}
              onRetry={() => retry(photo.id)}
              onRemove={() => remove(photo.id)}
            />
          ))}
        </Tiles>
      )}
      {canAdd ? (
        <Stack $gap={2} $align="start">
          <Chooser
            ref={camera}
            type="file"
            accept={takenTypes}
            capture="environment"
            tabIndex={-1}
            aria-hidden="true"
            onChange={({ currentTarget }) => choose(currentTarget)}
          />
          <Chooser
            ref={chooser}
            type="file"
            accept={takenTypes}
            multiple
            tabIndex={-1}
            aria-hidden="true"
            data-moment={moment}
            onChange={({ currentTarget }) => choose(currentTarget)}
          />
          <WithCamera>
            <Button
              variant="secondary"
              disabled={room <= 0}
              icon={<Camera aria-hidden="true" />}
              aria-label={i18n.t('Take a photo: {moment}', { moment: name })}
              onClick={() => camera.current?.click()}
            >
              {i18n.t('Take a photo')}
            </Button>
          </WithCamera>
          <Button
            variant="secondary"
            disabled={room <= 0}
            icon={<ImagePlus aria-hidden="true" />}
            aria-label={i18n.t('Choose photos: {moment}', { moment: name })}
            onClick={() => chooser.current?.click()}
          >
            {i18n.t('Choose photos')}
          </Button>
          <Text $size="small" $tone="muted" role="status">
            {room <= 0
              ? i18n.t('There is room for {most} photos at most.', {
                  most: mostHandoverPictures,
                })
              : null}
          </Text>
        </Stack>
      ) : null}
    </Stack>
  );
}
