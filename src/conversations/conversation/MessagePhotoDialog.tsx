import { useLingui } from '@lingui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const Large = styled.img`
  display: block;
  max-width: 100%;
  max-height: max(12rem, 70dvh);
  margin-inline: auto;
  border-radius: ${theme.radius.input};
  object-fit: contain;
`;

interface Props {
  open: boolean;
  onClose: () => void;
  urls: readonly string[];
  /** The photograph that is shown, from 0. */
  index: number;
  onIndex: (index: number) => void;
  /** Says of a photograph whose it is and which of how many. */
  getName: (index: number) => string;
}

/** The photographs of a message, large. */
export function MessagePhotoDialog({ open, onClose, urls, index, onIndex, getName }: Props) {
  const { i18n } = useLingui();
  const count = urls.length;
  const url = urls[index] ?? '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      lang={useScreenLanguage('en')}
      size="wide"
      title={i18n.t('Photo')}
      closeLabel={i18n.t('Close')}
    >
      <Stack $gap={4}>
        <Large src={url.replace(/-960\.webp$/, '-1600.webp')} alt={getName(index)} />
        {count > 1 ? (
          <Row $justify="center">
            <IconButton
              label={i18n.t('Previous photo')}
              variant="lined"
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => onIndex((index + count - 1) % count)}
            />
            <Text role="status" $align="center" $tone="muted" $tabular>
              {i18n.t('Photo {number} of {count}', { number: index + 1, count })}
            </Text>
            <IconButton
              label={i18n.t('Next photo')}
              variant="lined"
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => onIndex((index + 1) % count)}
            />
          </Row>
        ) : null}
      </Stack>
    </Dialog>
  );
}
