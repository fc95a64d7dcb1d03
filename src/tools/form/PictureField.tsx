import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { pictureSources } from '../../../domain/tools/pictures';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { FileDrop } from '../../ui/FileDrop';
import { Picture } from '../../ui/Picture';
import { ProgressBar } from '../../ui/ProgressBar';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
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
  /** The tool's present picture, shown until another is chosen. */
  currentUrl?: string | undefined;
  /** A remark below a chosen picture. */
  note?: string | undefined;
}

/** The picture field: a picture can be chosen, dropped or pasted, is previewed, and can be removed. */
export function PictureField({
  state: { chosen, preparing, problem },
  onChoose,
  onRemove,
  currentUrl,
  note,
}: PictureFieldProps) {
  const { i18n } = useLingui();
  const hintLanguage = useScreenLanguage('da');
  const root = useRef<HTMLDivElement>(null);
  const shown = chosen?.picture.thumbnailUrl ?? currentUrl;
  const said = problem === null ? [] : [i18n.t(problem)];
  if (problem !== null && chosen) said.push(i18n.t('The picture you had chosen stays.'));
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
            alt={chosen ? i18n.t('The picture you have chosen') : i18n.t('The picture of the tool')}
            corners="card"
          />
          {chosen && (
            <Stack as="figcaption" $gap={2} $align="start">
              <Button
                variant="secondary"
                size="small"
                icon={<X aria-hidden="true" />}
                onClick={remove}
              >
                {i18n.t('Remove picture')}
              </Button>
            </Stack>
          )}
        </Shown>
      )}
      <Stack $gap={3}>
        <FileDrop
          label={i18n.t('Picture')}
          chooseLabel={shown ? i18n.t('Choose another picture') : i18n.t('Choose a picture')}
          dropText={i18n.t('or drop it here, or paste it')}
          hint={<span lang={hintLanguage}>{i18n.t('PNG, JPG, GIF op til 10MB')}</span>}
          error={said.length > 0 ? said.join(' ') : undefined}
          accept="image/*"
          onFile={onChoose}
        />
        <Text $size="small" $tone="muted" role="status">
          {preparing && (
            <>
              {i18n.t('Preparing')} <FileName>{preparing.name}</FileName>
            </>
          )}
          {chosen && (
            <>
              <FileName>{chosen.name}</FileName>{' '}
              <span>
                {note
                  ? i18n.t('is ready. {note}', { note })
                  : i18n.t('is ready ({kilobytes} kB to send)', {
                      kilobytes: Math.ceil(chosen.picture.bytes / 1000),
                    })}
              </span>
            </>
          )}
        </Text>
        {preparing && (
          <Stack $gap={2}>
            <ProgressBar label={i18n.t('Preparing the picture')} value={preparing.percent} />
          </Stack>
        )}
      </Stack>
    </Root>
  );
}
