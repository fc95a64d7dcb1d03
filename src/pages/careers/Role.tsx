import { useLingui } from '@lingui/react';
import { Briefcase, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/TextLink';
import { company } from '../parts/company';
import { LinkedHeading } from '../parts/LinkedHeading';
import { Prose } from '../parts/Prose';

const { color, fontSize, icon, space } = theme;

interface RoleProps {
  id: string;
  title: string;
  department: string;
  location: string;
  type: string;
  /** The description of the role. */
  children: ReactNode;
}

const Columns = styled.div`
  display: grid;
  gap: ${space[5]} ${space[12]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  }
`;
const Facts = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-block: ${space[4]} ${space[5]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  li {
    display: flex;
    gap: ${space[2]};
  }
  svg {
    flex: none;
    width: ${icon.small};
    height: 1.55em;
  }
`;

/** A list of open roles. */
export function Roles({ children }: { children: ReactNode }) {
  return <Stack $gap={5}>{children}</Stack>;
}

/** An open role, with everything it asks for and where to apply. */
export function Role({ id, title, department, location, type, children }: RoleProps) {
  const { i18n } = useLingui();
  const subject = encodeURIComponent(i18n.t('Application: {title}', { title }));
  return (
    <Card as="article" $padding="large" aria-labelledby={id}>
      <Columns>
        <div>
          <LinkedHeading id={id} level={3} look="sub">
            {title}
          </LinkedHeading>
          <Facts>
            <li>
              <Briefcase aria-hidden="true" />
              {department}
            </li>
            <li>
              <MapPin aria-hidden="true" />
              {location}
            </li>
            <li>
              <Clock aria-hidden="true" />
              {type}
            </li>
          </Facts>
          <TextLink
            look="standalone"
            href={`mailto:${company.jobsEmail}?subject=${subject}`}
            aria-label={i18n.t('Apply by email for {title}', { title })}
          >
            {i18n.t('Apply by email')}
          </TextLink>
        </div>
        <Prose>{children}</Prose>
      </Columns>
    </Card>
  );
}
