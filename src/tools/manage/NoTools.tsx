import { useLingui } from '@lingui/react';
import { Plus } from 'lucide-react';
import { addresses } from '../../../domain/values/addresses';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';

interface Props {
  filtered: boolean;
  onClear: () => void;
}

/** The empty states of §2: no tool matches the filter, or there are no tools yet. */
export function NoTools({ filtered, onClear }: Props) {
  const { i18n } = useLingui();
  if (filtered) {
    return (
      <EmptyState
        heading={i18n.t('No tools found')}
        text={i18n.t('Try adjusting your search or filters')}
        picture="/images/scenes/empty-search.svg"
        action={
          <Button variant="secondary" onClick={onClear}>
            {i18n.t('Clear filters')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      heading={i18n.t('No tools found')}
      text={i18n.t('Get started by adding your first tool')}
      picture="/images/scenes/empty-tools.svg"
      action={
        <LinkButton to={addresses.addTool} icon={<Plus aria-hidden="true" />}>
          {i18n.t('Add your first tool')}
        </LinkButton>
      }
    />
  );
}
