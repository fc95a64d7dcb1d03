import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';

/** The way out of a form, shut while the form is at work. */
export function CancelLink({ to, busy }: { to: string; busy: boolean }) {
  return busy ? (
    <Button variant="secondary" disabled>
      Cancel
    </Button>
  ) : (
    <LinkButton variant="secondary" to={to}>
      Cancel
    </LinkButton>
  );
}
