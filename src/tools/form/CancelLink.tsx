import { useLingui } from '@lingui/react';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';

/** The link that leaves a form; a disabled button while the form is being submitted. */
export function CancelLink({ to, busy }: { to: string; busy: boolean }) {
  const { i18n } = useLingui();
  return busy ? (
    <Button variant="secondary" disabled>
      {i18n.t('Cancel')}
    </Button>
  ) : (
    <LinkButton variant="secondary" to={to}>
      {i18n.t('Cancel')}
    </LinkButton>
  );
}
