import { useLingui } from '@lingui/react';
import { History } from 'lucide-react';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { Row } from '../../ui/Row';

interface Props {
  /** Which part of the draft must be chosen again. */
  pictureLost: 'picture' | 'photos' | false;
  onStartOver: () => void;
}

const kept = {
  all: /*i18n*/ 'We kept your draft in this browser.',
  picture: /*i18n*/ 'We kept your draft in this browser. Please choose the picture again.',
  photos:
    /*i18n*/ 'We kept your draft in this browser. Please choose the photos again that were not uploaded.',
} as const;

/** Says that the form continues where the person left it, with a button to start over. */
export function DraftNotice({ pictureLost, onStartOver }: Props) {
  const { i18n } = useLingui();
  return (
    <Callout tone="neutral" role="status" icon={<History aria-hidden="true" />}>
      <Row $justify="space-between" $gap={2}>
        <span>{i18n.t(kept[pictureLost || 'all'])}</span>
        <Button variant="secondary" size="small" onClick={onStartOver}>
          {i18n.t('Start over')}
        </Button>
      </Row>
    </Callout>
  );
}
