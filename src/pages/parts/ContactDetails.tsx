import { useLingui } from '@lingui/react';
import { Clock, Mail, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
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

/** How and when to reach support: the hours are in EST as §9 gives them. */
export function ContactDetails() {
  const { i18n } = useLingui();
  return (
    <List>
      <Entry sign={<Mail aria-hidden="true" />} name={i18n.t('Email')}>
        <TextLink href={`mailto:${company.supportEmail}`}>{company.supportEmail}</TextLink>
      </Entry>
      <Entry sign={<Clock aria-hidden="true" />} name={i18n.t('Support hours')}>
        {i18n.t(company.supportHours)}
        <small>{i18n.t(company.supportHoursNote)}</small>
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
