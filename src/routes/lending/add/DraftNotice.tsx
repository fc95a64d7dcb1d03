import { History } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Row } from '../../../ui/Row';

interface Props {
  /** What of the draft must be chosen again. */
  pictureLost: 'picture' | 'photos' | false;
  onStartOver: () => void;
}

const lost = {
  picture: ' Only the picture must be chosen again.',
  photos: ' Only photos that were not uploaded yet must be chosen again.',
} as const;

/** Says that the form continues where the person left it, and how to begin anew. */
export function DraftNotice({ pictureLost, onStartOver }: Props) {
  return (
    <Notice tone="neutral" role="status" icon={<History aria-hidden="true" />}>
      <Row $justify="space-between" $gap={2}>
        <span>{`We kept your draft in this browser.${pictureLost ? lost[pictureLost] : ''}`}</span>
        <Button variant="secondary" size="small" onClick={onStartOver}>
          Start over
        </Button>
      </Row>
    </Notice>
  );
}
