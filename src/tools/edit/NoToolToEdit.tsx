import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';

interface Props {
  /** The tool does not exist, or that could not be found out. */
  status: 'unknown' | 'failed';
  onRetry: () => void;
}

/** In place of the edit form: the tool is unknown (§8), or could not be loaded. */
export function NoToolToEdit({ status, onRetry }: Props) {
  const { i18n } = useLingui();
  const heading =
    status === 'unknown' ? i18n.t('Tool not found') : i18n.t('We could not load this tool');
  return (
    <PageContainer $width="reading">
      <PageTitle>{heading}</PageTitle>
      <EmptyState
        headingLevel={1}
        heading={heading}
        picture={status === 'unknown' ? '/images/scenes/not-found.svg' : '/images/scenes/error.svg'}
        text={
          status === 'unknown'
            ? i18n.t("The tool you're looking for doesn't exist.")
            : i18n.t('Check your connection and try again.')
        }
        action={
          <>
            {status === 'failed' && (
              <Button onClick={onRetry} data-load-failed="">
                {i18n.t('Try again')}
              </Button>
            )}
            <LinkButton
              variant={status === 'failed' ? 'secondary' : 'primary'}
              to={addresses.manageTools}
            >
              {i18n.t('Back to Manage Tools')}
            </LinkButton>
          </>
        }
      />
    </PageContainer>
  );
}
