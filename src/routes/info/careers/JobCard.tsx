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
  const subject = encodeURIComponent(`Application: ${job.title}`);
  return (
    <Card as="article" $padding="large" aria-labelledby={slugOf(job.title)}>
      <Columns>
        <div>
          <LinkedHeading id={slugOf(job.title)} level={3} look="sub">
            {job.title}
          </LinkedHeading>
          <Facts>
            <li>
              <Briefcase aria-hidden="true" />
              {job.department}
            </li>
            <li>
              <MapPin aria-hidden="true" />
              {job.location}
            </li>
            <li>
              <Clock aria-hidden="true" />
              {job.type}
            </li>
          </Facts>
          <TextLink
            look="standalone"
            href={`mailto:${company.jobsEmail}?subject=${subject}`}
            aria-label={`Apply by email for ${job.title}`}
          >
            Apply by email
          </TextLink>
        </div>
        <Prose>
          <p>{job.description}</p>
          <p>
            <strong>What we hope you bring</strong>
          </p>
          <ul>
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </Prose>
      </Columns>
    </Card>
  );
}
