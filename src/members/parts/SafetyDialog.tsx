import { useLingui } from '@lingui/react';
import { Ban, Flag } from 'lucide-react';
import { getFirstName } from '../../../domain/members/user';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Divider } from '../../ui/Divider';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

interface Props {
  name: string;
  /** Undefined until it is known. */
  isBlocked: boolean | undefined;
  busy: boolean;
  open: boolean;
  onClose: () => void;
  onBlock: () => void;
  onUnblock: () => void;
  onReport: () => void;
}

/** Offers to block (or unblock) a member, or to report them to Skuret. For English screens. */
export function SafetyDialog({
  name,
  isBlocked,
  busy,
  open,
  onClose,
  onBlock,
  onUnblock,
  onReport,
}: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      lang={language}
      title={i18n.t('Block or report')}
      closeLabel={i18n.t('Close')}
      locked={busy}
    >
      <Stack $gap={5}>
        <Stack $gap={3} $align="start">
          <Heading level={3} look="small">
            {isBlocked
              ? i18n.t('You have blocked {name}', { name })
              : i18n.t('Block {name}', { name })}
          </Heading>
          <Text $tone="muted">
            {i18n.t(
              'You and {name} cannot borrow from or write to each other. We do not tell {name}. A booking you have agreed on goes on, and you can still write about it.',
              { name: getFirstName(name) },
            )}
          </Text>
          <Button
            variant={isBlocked ? 'secondary' : 'danger'}
            icon={<Ban aria-hidden="true" />}
            disabled={isBlocked === undefined}
            loading={busy}
            onClick={isBlocked ? onUnblock : onBlock}
          >
            {isBlocked ? i18n.t('Unblock {name}', { name }) : i18n.t('Block {name}', { name })}
          </Button>
        </Stack>
        <Divider />
        <Stack $gap={3} $align="start">
          <Heading level={3} look="small">
            {i18n.t('Report to Skuret')}
          </Heading>
          <Text $tone="muted">
            {i18n.t('Tell us what is wrong. We do not tell {name} that it was you.', {
              name: getFirstName(name),
            })}
          </Text>
          <Button variant="secondary" icon={<Flag aria-hidden="true" />} onClick={onReport}>
            {i18n.t('Report')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
