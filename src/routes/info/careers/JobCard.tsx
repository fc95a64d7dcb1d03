import { useLingui } from '@lingui/react';
import { Briefcase, Clock, MapPin } from 'lucide-react';
import styled from 'styled-components';
import type { Job } from '../../../../domain/blog';
import { company } from '../../../features/info/company';
import { LinkedHeading } from '../../../features/info/LinkedHeading';
import { Prose } from '../../../features/info/Prose';
import { slugOf } from '../../../features/info/slugOf';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Card } from '../../../ui/Card';
import { TextLink } from '../../../ui/TextLink';

const { color, fontSize, icon, space } = theme;

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

/** An open role, with everything it asks for and where to apply. */
export function JobCard({ job }: { job: Job }) {
  const { i18n } = useLingui();
  const title = i18n.t(job.title);
  const subject = encodeURIComponent(i18n.t('Application: {title}', { title }));
  return (
    <Card as="article" $padding="large" aria-labelledby={slugOf(job.title)}>
      <Columns>
        <div>
          <LinkedHeading id={slugOf(job.title)} level={3} look="sub">
            {title}
          </LinkedHeading>
          <Facts>
            <li>
              <Briefcase aria-hidden="true" />
              {i18n.t(job.department)}
            </li>
            <li>
              <MapPin aria-hidden="true" />
              {i18n.t(job.location)}
            </li>
            <li>
              <Clock aria-hidden="true" />
              {i18n.t(job.type)}
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
        <Prose>
          <p>{i18n.t(job.description)}</p>
          <p>
            <strong>{i18n.t('What we hope you bring')}</strong>
          </p>
          <ul>
            {job.requirements.map((requirement) => (
              <li key={requirement}>{i18n.t(requirement)}</li>
            ))}
          </ul>
        </Prose>
      </Columns>
    </Card>
  );
}
