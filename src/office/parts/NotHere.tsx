import { useLingui } from '@lingui/react';
import { EmptyState } from '../../ui/EmptyState';
import { PageContainer } from '../../ui/PageContainer';
import { TextLink } from '../../ui/TextLink';

/** For an address or a case that does not exist. */
export function NotHere() {
  const { i18n } = useLingui();
  return (
    <PageContainer title={i18n.t('Findes ikke')}>
      <EmptyState
        headingLevel={1}
        heading={i18n.t('Det findes ikke')}
        text={i18n.t('Sagen kan være slettet, eller adressen er forkert.')}
        action={
          <TextLink to="/" look="standalone">
            {i18n.t('Til køen')}
          </TextLink>
        }
      />
    </PageContainer>
  );
}
