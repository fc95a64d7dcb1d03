import { History } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Row } from '../../../ui/Row';

interface Props {
  hadPicture: boolean;
  onStartOver: () => void;
}

/** Says that the form continues where the person left it, and how to begin anew. */
export function DraftNotice({ hadPicture, onStartOver }: Props) {
  return (
    <Notice tone="neutral" role="status" icon={<History aria-hidden="true" />}>
      <Row $justify="space-between" $gap={2}>
        <span>
          {`We kept your draft in this browser.${
            hadPicture ? ' Only the picture must be chosen again.' : ''
          }`}
        </span>
        <Button variant="secondary" size="small" onClick={onStartOver}>
          Start over
        </Button>
      </Row>
    </Notice>
  );
}
