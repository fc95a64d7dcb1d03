import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatDeadline } from '../../../domain/conversations/messageTime';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FormError } from '../../ui/form/FormError';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { HandoverPicture } from '../api/handoverApi';
import { momentNames } from './handoverWords';

const Large = styled.img`
  display: block;
  max-width: 100%;
  max-height: 70dvh;
  margin-inline: auto;
  border-radius: ${theme.radius.input};
  object-fit: contain;
`;

interface Props {
  open: boolean;
  onClose: () => void;
  picture: HandoverPicture;
  /** The member who added it. */
  by: string;
  busy: boolean;
  problem: string | null;
  onRemove: () => void;
}

/** A photograph of a hand-over, large, with who added it and when. */
export function HandoverPhotoDialog(props: Props) {
  const { open, onClose, picture, by, busy, problem, onRemove } = props;
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { url, moment, at, canRemove } = picture;
  const added = i18n.t('{by}, {when}', { by, when: formatDeadline(at, language) });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      lang={language}
      size="wide"
      title={i18n.t(momentNames[moment])}
      closeLabel={i18n.t('Close')}
      locked={busy}
      footer={
        canRemove ? (
          <Button variant="danger" loading={busy} onClick={onRemove}>
            {i18n.t('Remove this photo')}
          </Button>
        ) : undefined
      }
    >
      <Stack $gap={3}>
        <Large src={url.replace(/-960\.webp$/, '-1600.webp')} alt={i18n.t('Photo of the tool')} />
        <Text $tone="muted" $tabular>
          {added}
        </Text>
        <FormError message={problem} />
      </Stack>
    </Dialog>
  );
}
