import { BadgeCheck } from 'lucide-react';
import { Badge } from '../../ui/Badge';

/** The mark of Skuret's own messages. It follows from the sender in the data, so that no member's name can show it. */
export function SkuretMark({ label }: { label: string }) {
  return (
    <Badge $tone="primary">
      <BadgeCheck aria-hidden="true" />
      {label}
    </Badge>
  );
}
