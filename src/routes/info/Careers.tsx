import { jobs } from '../../content/jobs';
import { company } from '../../features/info/company';
import { LinkedHeading } from '../../features/info/LinkedHeading';
import { PageIntro } from '../../features/info/PageIntro';
import { PointList } from '../../features/info/PointList';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { JobCard } from './careers/JobCard';
import { perks, values } from './careers/points';

/** Careers (§2): values, perks and three open roles. */
export function Careers() {
  return (
    <>
      <PageTitle>Careers</PageTitle>
      <PageContainer>
        <PageIntro
          title="Help people share what they own"
          lead="We are a small team in a former joinery in Copenhagen. We make software, and now and then a table."
        >
          <LinkButton to={{ hash: '#open-roles' }} variant="secondary" size="large">
            See the open roles
          </LinkButton>
        </PageIntro>
      </PageContainer>

      <Section $ground="sunken">
        <PageContainer>
          <Stack $gap={8}>
            <LinkedHeading id="values" level={2}>
              How we work
            </LinkedHeading>
            <PointList points={values} columns={3} />
          </Stack>
        </PageContainer>
      </Section>

      <Section>
        <PageContainer>
          <Stack $gap={8}>
            <LinkedHeading id="perks" level={2}>
              What you get
            </LinkedHeading>
            <PointList points={perks} columns={4} />
          </Stack>
        </PageContainer>
      </Section>

      <PageContainer>
        <Stack $gap={8}>
          <LinkedHeading id="open-roles" level={2}>
            Open roles
          </LinkedHeading>
          <Stack $gap={5}>
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </Stack>
          <Text $tone="muted" $measure>
            Nothing that fits? Write to{' '}
            <TextLink href={`mailto:${company.jobsEmail}`}>{company.jobsEmail}</TextLink> anyway and
            tell us what you would make better. We answer everybody.
          </Text>
        </Stack>
      </PageContainer>
    </>
  );
}
