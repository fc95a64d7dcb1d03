import { useLingui } from '@lingui/react';
import { jobs } from '../../content/jobs';
import { company } from '../../features/info/company';
import { LinkedHeading } from '../../features/info/LinkedHeading';
import { PageIntro } from '../../features/info/PageIntro';
import { PointList } from '../../features/info/PointList';
import { RichText } from '../../features/info/RichText';
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
  const { i18n } = useLingui();
  return (
    <>
      <PageTitle>{i18n.t('Careers')}</PageTitle>
      <PageContainer>
        <PageIntro
          title={i18n.t('Help people share what they own')}
          lead={i18n.t(
            'We are a small team in a former joinery in Copenhagen. We make software, and now and then a table.',
          )}
        >
          <LinkButton to={{ hash: '#open-roles' }} variant="secondary" size="large">
            {i18n.t('See the open roles')}
          </LinkButton>
        </PageIntro>
      </PageContainer>

      <Section $ground="sunken">
        <PageContainer>
          <Stack $gap={8}>
            <LinkedHeading id="values" level={2}>
              {i18n.t('How we work')}
            </LinkedHeading>
            <PointList points={values} columns={3} />
          </Stack>
        </PageContainer>
      </Section>

      <Section>
        <PageContainer>
          <Stack $gap={8}>
            <LinkedHeading id="perks" level={2}>
              {i18n.t('What you get')}
            </LinkedHeading>
            <PointList points={perks} columns={4} />
          </Stack>
        </PageContainer>
      </Section>

      <PageContainer>
        <Stack $gap={8}>
          <LinkedHeading id="open-roles" level={2}>
            {i18n.t('Open roles')}
          </LinkedHeading>
          <Stack $gap={5}>
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </Stack>
          <Text $tone="muted" $measure>
            <RichText
              text={i18n.t(
                'Nothing that fits? Write to <link>{jobsEmail}</link> anyway and tell us what you would make better. We answer everybody.',
                { jobsEmail: company.jobsEmail },
              )}
              parts={{
                link: (words) => <TextLink href={`mailto:${company.jobsEmail}`}>{words}</TextLink>,
              }}
            />
          </Text>
        </Stack>
      </PageContainer>
    </>
  );
}
