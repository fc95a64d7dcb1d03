import { useLingui } from '@lingui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { ToolDetail } from '../api/toolApi';
import { ToolPicture } from '../parts/ToolPicture';

interface Props {
  open: boolean;
  onClose: () => void;
  tool: Pick<ToolDetail, 'name' | 'imageUrl' | 'categories'>;
  /** The picture that is shown, from 0. */
  index: number;
  /** Their addresses, at least one. */
  pictures: readonly string[];
  onIndex: (index: number) => void;
}

const Large = styled.div`
  /* As large as the window allows in both directions. */
  width: min(64rem, 100vw - ${theme.space[20]}, (100dvh - 16rem) * 4 / 3);
  min-width: min(100%, 16rem);
  margin-inline: auto;
  ${media.belowTablet} {
    width: auto;
    margin-inline: calc(-1 * ${theme.space[6]});
  }
`;
const Count = styled(Text)`
  min-width: ${theme.space[24]};
`;

/** The pictures of a tool, large: buttons and arrow keys go round and round, Escape closes. */
export function PictureViewer({ open, onClose, tool, index, pictures, onIndex }: Props) {
  const { i18n } = useLingui();
  const count = pictures.length;
  const imageUrl = pictures[index] ?? tool.imageUrl;
  const previous = (index + count - 1) % count;
  const next = (index + 1) % count;

  useEffect(() => {
    if (!open) return;
    // On the window, because the focus may be on the dialog's own close button.
    const turn = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') onIndex(previous);
      else if (event.key === 'ArrowRight') onIndex(next);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [open, previous, next, onIndex]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={tool.name}
      closeLabel={i18n.t('Luk')}
      size="wide"
      lang={useScreenLanguage('da')}
    >
      <Stack $gap={4}>
        <Large>
          <ToolPicture
            tool={{ ...tool, imageUrl }}
            alt={tool.name}
            eager
            sizes="(min-width: 45em) 85vw, 100vw"
          />
        </Large>
        {count > 1 ? (
          <Row $justify="center">
            <IconButton
              label={i18n.t('Forrige billede')}
              variant="lined"
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => onIndex(previous)}
            />
            <Count role="status" $align="center" $tone="muted" $tabular>
              {i18n.t('Billede {number} af {count}', { number: index + 1, count })}
            </Count>
            <IconButton
              label={i18n.t('Næste billede')}
              variant="lined"
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => onIndex(next)}
            />
          </Row>
        ) : null}
      </Stack>
    </Dialog>
  );
}
