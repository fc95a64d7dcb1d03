import { Plus } from 'lucide-react';
import { addresses } from '../../../../domain/addresses';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';

interface Props {
  filtered: boolean;
  onClear: () => void;
}

/** The empty states of §2: nothing fits the filter, or there is nothing yet. */
export function NoTools({ filtered, onClear }: Props) {
  if (filtered) {
    return (
      <EmptyState
        heading="No tools found"
        text="Try adjusting your search or filters"
        picture="/images/scenes/empty-search.svg"
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      heading="No tools found"
      text="Get started by adding your first tool"
      picture="/images/scenes/empty-tools.svg"
      action={
        <LinkButton to={addresses.addTool} icon={<Plus aria-hidden="true" />}>
          Add your first tool
        </LinkButton>
      }
    />
  );
}
