import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { foldedText } from '../../../domain/values/foldedText';
import { useAddressState } from '../../platform/store/useAddressState';
import { useDifferences } from '../../platform/store/useDifferences';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import * as da from '../content/help/da.mdx';
import * as en from '../content/help/en.mdx';
import { BesideContents } from '../parts/BesideContents';
import { ContactDetails } from '../parts/ContactDetails';
import { PageIntro } from '../parts/PageIntro';
import { Question, type QuestionProps } from '../parts/Question';
import { readParts, readWords } from '../parts/readParts';
import { TableOfContents } from '../parts/TableOfContents';
import { usePageText } from '../parts/usePageText';
import { HelpSearch, type HelpSearchText } from './HelpSearch';
import { HelpTopic } from './HelpTopic';
import { RecordingOffer } from './RecordingOffer';

interface FoundTopic {
  id: string;
  title: string;
  questions: readonly QuestionProps[];
}

/** Removes case and accents, and writes Danish letters as people type them without a Danish keyboard. */
const plain = (text: string) => foldedText(text).replaceAll('’', "'");

/**
 * The topics of the help centre with the questions that contain every word of `sought`, in question, answer or topic.
 * Edge: a blank text keeps everything; topics without a match are left out.
 */
function findQuestions(text: ReactNode, sought: string): FoundTopic[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return readParts(text, HelpTopic)
    .map((topic) => ({
      id: topic.id,
      title: topic.title,
      questions: readParts(topic.children, Question).filter(({ title, children }) => {
        const all = plain(`${topic.title} ${title} ${readWords(children)}`);
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

const { color, space } = theme;

const texts = { da, en };
const components = { Question, Topic: HelpTopic };

/** Up to this many answers are shown open, because they fit on a screen. */
const openUpTo = 3;

const Count = styled.p`
  color: ${color.muted};
  &:not(:empty) {
    margin-block-end: ${space[6]};
  }
`;

const readHelpSearch = (given: URLSearchParams): HelpSearchText => ({ q: given.get('q') ?? '' });

/** Help centre (§2): the questions by topic, and a search over them that the address keeps. */
export function Help() {
  const { i18n } = useLingui();
  const [{ q }, change, settled] = useAddressState(readHelpSearch);
  const { hasGivenTexts } = useDifferences();
  const sought = settled.q.trim();
  const { title, lead, body } = usePageText(texts, components);
  const topics = findQuestions(body, sought);
  const searching = sought !== '';
  const count = topics.reduce((sum, topic) => sum + topic.questions.length, 0);
  const found =
    count === 1
      ? i18n.t('{count} answer for “{sought}”', { count, sought })
      : i18n.t('{count} answers for “{sought}”', { count, sought });

  return (
    <PageContainer title={i18n.t('Help centre')}>
      <PageIntro title={title} lead={lead}>
        <HelpSearch q={q} change={change} />
      </PageIntro>
      <BesideContents
        wide
        contents={
          topics.length > 1 ? <TableOfContents entries={topics} title={i18n.t('Topics')} /> : null
        }
      >
        <Stack $gap={12}>
          <div>
            <Count role="status">{searching && count > 0 ? found : ''}</Count>
            <Stack $gap={10}>
              {topics.map((topic) => (
                <HelpTopic key={topic.id} id={topic.id} title={topic.title}>
                  {topic.questions.map((question) => (
                    <Question
                      key={question.id}
                      {...question}
                      open={searching && count <= openUpTo}
                    />
                  ))}
                </HelpTopic>
              ))}
            </Stack>
            {count === 0 ? (
              <EmptyState
                heading={i18n.t('No answers found')}
                text={i18n.t('We found nothing about “{sought}”. Try another word, or ask us.', {
                  sought,
                })}
                action={
                  <>
                    <Button variant="secondary" onClick={() => change({ q: '' })}>
                      {i18n.t('Show all questions')}
                    </Button>
                    <LinkButton to={addresses.contact}>{i18n.t('Contact us')}</LinkButton>
                  </>
                }
              />
            ) : null}
          </div>
          <Card $padding="large" $look="sunken">
            <Stack $gap={5}>
              <Stack $gap={2}>
                <Heading level={2} look="sub">
                  {i18n.t('Still stuck?')}
                </Heading>
                <Text $tone="muted">{i18n.t('Write to us, and a person will answer.')}</Text>
              </Stack>
              <ContactDetails />
              {hasGivenTexts ? null : <RecordingOffer />}
              <div data-print="hide">
                <LinkButton to={addresses.contact}>{i18n.t('Contact support')}</LinkButton>
              </div>
            </Stack>
          </Card>
        </Stack>
      </BesideContents>
    </PageContainer>
  );
}
