import { addresses } from '../../../../domain/addresses';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';

interface Props {
  /** There is no such tool, or nobody could say. */
  status: 'unknown' | 'failed';
  onRetry: () => void;
}

/** In place of the edit form: the tool is unknown (§8), or could not be loaded. */
export function NoToolToEdit({ status, onRetry }: Props) {
  const heading = status === 'unknown' ? 'Tool not found' : 'We could not load this tool';
  return (
    <PageContainer $width="reading">
      <PageTitle>{heading}</PageTitle>
      <EmptyState
        headingLevel={1}
        heading={heading}
        picture={status === 'unknown' ? '/images/scenes/not-found.svg' : '/images/scenes/error.svg'}
        text={
          status === 'unknown'
            ? "The tool you're looking for doesn't exist."
            : 'Check your connection and try again.'
        }
        action={
          <>
            {status === 'failed' && <Button onClick={onRetry}>Try again</Button>}
            <LinkButton
              variant={status === 'failed' ? 'secondary' : 'primary'}
              to={addresses.manageTools}
            >
              Back to Manage Tools
            </LinkButton>
          </>
        }
      />
    </PageContainer>
  );
}
