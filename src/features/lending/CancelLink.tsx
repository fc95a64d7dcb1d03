import { useLingui } from '@lingui/react';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';

/** The way out of a form, shut while the form is at work. */
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
