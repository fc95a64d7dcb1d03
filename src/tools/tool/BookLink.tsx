import { useLingui } from '@lingui/react';
import { Zap } from 'lucide-react';
import { getFirstName } from '../../../domain/members/user';
import { useDifferences } from '../../platform/store/useDifferences';
import { LinkButton } from '../../ui/LinkButton';
import type { ToolDetail } from '../api/toolApi';

interface Props {
  tool: Pick<ToolDetail, 'rules' | 'owner'>;
  to: string;
  /** In the box; else in the bar of a phone. */
  large?: boolean | undefined;
}

/** Leads to the booking form, and says what happens there: the tool is booked, or its owner is asked. */
export function BookLink({ tool, to, large = false }: Props) {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  const isInstant = !hasGivenTexts && tool.rules.instantBooking;
  return (
    <LinkButton
      to={to}
      variant="accent"
      size={large ? 'large' : undefined}
      fullWidth={large}
      icon={isInstant ? <Zap aria-hidden="true" /> : undefined}
    >
      {hasGivenTexts
        ? i18n.t('Book nu')
        : isInstant
          ? i18n.t('Book')
          : i18n.t('Spørg {name}', { name: getFirstName(tool.owner.name) })}
    </LinkButton>
  );
}
