import { useLingui } from '@lingui/react';
import { PageContainer } from '../../ui/PageContainer';
import { Stack } from '../../ui/Stack';
import * as da from '../content/developers/da.mdx';
import * as en from '../content/developers/en.mdx';
import { PageIntro } from '../parts/PageIntro';
import { Section, SectionedText } from '../parts/SectionedText';
import { usePageText } from '../parts/usePageText';
import { Examples } from './Examples';
import { Fold, FoldGroup } from './Fold';
import { Description, EntryList, OperationEntry } from './OperationEntry';
import { reference } from './reference.generated';

const texts = { da, en };

/** The headings of the topics. */
const topicNames: Readonly<Record<string, string>> = {
  tools: /*i18n*/ 'Tools',
  search: /*i18n*/ 'Search',
  bookings: /*i18n*/ 'Bookings',
  payments: /*i18n*/ 'Payments',
  members: /*i18n*/ 'Members',
  notifications: /*i18n*/ 'Notifications',
};

/** How programs of members use the API: a guide, and a reference made from the schema, which is English. */
export function Developers() {
  const { i18n } = useLingui();
  const { title, lead, body } = usePageText(texts, { Section, Examples });
  return (
    <PageContainer title={title}>
      <PageIntro title={title} lead={lead} />
      <SectionedText
        text={
          <>
            {body}
            {reference.topics.map(({ name, operations }) => (
              <Section key={name} id={`topic-${name}`} title={i18n.t(topicNames[name] ?? name)}>
                <FoldGroup
                  name={`topic-${name}`}
                  summary={i18n.t('{count} operations', { count: operations.length })}
                  ids={operations.map((operation) => operation.name)}
                >
                  {operations.map((operation) => (
                    <Fold key={operation.name} id={operation.name}>
                      <OperationEntry operation={operation} />
                    </Fold>
                  ))}
                </FoldGroup>
              </Section>
            ))}
            <Section id="types" title={i18n.t('Types')}>
              <FoldGroup
                name="types"
                summary={i18n.t('{count} types', { count: reference.types.length })}
                ids={reference.types.map((type) => type.name)}
              >
                {reference.types.map((type) => (
                  <Fold key={type.name} id={type.name}>
                    <Stack $gap={2}>
                      <p lang="en">
                        <Description text={type.text} />
                      </p>
                      <EntryList entries={type.entries} />
                    </Stack>
                  </Fold>
                ))}
              </FoldGroup>
            </Section>
          </>
        }
      />
    </PageContainer>
  );
}
