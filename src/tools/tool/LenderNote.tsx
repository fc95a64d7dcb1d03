import { useLingui } from '@lingui/react';
import { Store, UserRound } from 'lucide-react';
import styled from 'styled-components';
import { formatCvr } from '../../../domain/members/lender';
import { getFirstName } from '../../../domain/members/user';
import { theme } from '../../theme/theme';
import { Disclosure } from '../../ui/Disclosure';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { ToolDetail } from '../api/toolApi';

const { color, fontSize, icon, space } = theme;

const Root = styled.div`
  display: flex;
  gap: ${space[3]};
  margin-block-start: ${space[4]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  & > svg {
    flex: none;
    width: ${icon.small};
    height: 1.45em;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  address {
    display: grid;
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;

type Owner = Pick<ToolDetail['owner'], 'name'> & Partial<Pick<ToolDetail['owner'], 'lender'>>;

/** Whether the owner lends as a private person or as a business, and what that means for the borrower's rights. */
export function LenderNote({ owner: { name, lender } }: { owner: Owner }) {
  const { i18n } = useLingui();
  const trader = lender?.trader;
  const firstName = getFirstName(name);
  // A copy of the tool that the browser kept from an earlier version does not know it.
  if (lender === undefined) return null;
  if (!trader) {
    return (
      <Root>
        <UserRound aria-hidden="true" />
        <div>
          {lender
            ? i18n.t(
                '{firstName} låner ud som privatperson. Derfor har du ikke rettigheder som i en butik, fx fortrydelsesret.',
                { firstName },
              )
            : i18n.t(
                '{firstName} har endnu ikke oplyst, om udlånet er privat eller erhvervsmæssigt.',
                { firstName },
              )}
        </div>
      </Root>
    );
  }
  const { businessName, cvr, address, email, phone } = trader;
  return (
    <Root>
      <Store aria-hidden="true" />
      <div>
        {i18n.t(
          '{businessName}, CVR {cvr}, låner ud som erhvervsdrivende. Du har en forbrugers rettigheder, fx fortrydelsesret.',
          { businessName, cvr: formatCvr(cvr) },
        )}
        <Disclosure plain name="trader" summary={i18n.t('Kontakt virksomheden')}>
          <Stack $gap={2}>
            <address>
              <span lang="da">{address}</span>
              <a href={`mailto:${email}`}>{email}</a>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </address>
            <Text $size="small" $tone="muted">
              {i18n.t('Det har {firstName} selv oplyst. Vi har ikke kontrolleret det.', {
                firstName,
              })}
            </Text>
          </Stack>
        </Disclosure>
      </div>
    </Root>
  );
}
