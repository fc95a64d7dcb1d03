import { useLingui } from '@lingui/react';
import { Clock, Mail, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDifferences } from '../../platform/store/useDifferences';
import { theme } from '../../theme/theme';
import { TextLink } from '../../ui/TextLink';
import { company } from './company';

const { color, fontSize, fontWeight, icon, space } = theme;

const List = styled.dl`
  display: grid;
  gap: ${space[5]};
`;
const Way = styled.div`
  dt {
    display: flex;
    gap: ${space[3]};
    font-weight: ${fontWeight.semibold};
  }
  svg {
    flex: none;
    width: ${icon.medium};
    height: 1.55em;
    color: ${color.primary};
  }
  dd {
    margin: 0;
    padding-inline-start: calc(${icon.medium} + ${space[3]});
    color: ${color.muted};
  }
  small {
    display: block;
    font-size: ${fontSize.small};
  }
`;
const Address = styled.address`
  font-style: normal;
`;

function Entry({ sign, name, children }: { sign: ReactNode; name: string; children: ReactNode }) {
  return (
    <Way>
      <dt>
        {sign}
        {name}
      </dt>
      <dd>{children}</dd>
    </Way>
  );
}

/** The letter's support hours are in EST (§9). */
const givenSupportHours = {
  text: /*i18n*/ 'Monday to Friday, 9 am to 5 pm EST',
  note: /*i18n*/ 'Most of the year that is 3 pm to 11 pm in Denmark.',
};

/** How and when to reach support. */
export function ContactDetails() {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  return (
    <List>
      <Entry sign={<Mail aria-hidden="true" />} name={i18n.t('Email')}>
        <TextLink href={`mailto:${company.supportEmail}`}>{company.supportEmail}</TextLink>
      </Entry>
      <Entry sign={<Clock aria-hidden="true" />} name={i18n.t('Support hours')}>
        {hasGivenTexts ? (
          <>
            {i18n.t(givenSupportHours.text)}
            <small>{i18n.t(givenSupportHours.note)}</small>
          </>
        ) : (
          i18n.t(company.supportHours)
        )}
      </Entry>
      <Entry sign={<MapPin aria-hidden="true" />} name={i18n.t('Post')}>
        <Address>
          {company.name}
          <br />
          <span lang="da">
            {company.street}, {company.city}
          </span>
          <br />
          {i18n.t(company.country)}
        </Address>
      </Entry>
    </List>
  );
}
