import styled from 'styled-components';
import { FaqList } from '../../../features/info/FaqList';
import { LinkedHeading } from '../../../features/info/LinkedHeading';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { TextLink } from '../../../ui/TextLink';
import type { HelpTopic } from './helpTopics';

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
`;
const Answer = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
`;
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  ${media.print} {
    display: none;
  }
`;

/** The questions of one topic. */
export function HelpTopicSection({ topic, open }: { topic: HelpTopic; open: boolean }) {
  return (
    <Root aria-labelledby={topic.id}>
      <LinkedHeading id={topic.id} level={2} look="sub">
        {topic.title}
      </LinkedHeading>
      <FaqList
        open={open}
        faqs={topic.questions.map(({ id, question, answer, link }) => ({
          id,
          question,
          answer: (
            <Answer>
              <p>{answer}</p>
              <Ways>
                {link ? (
                  <TextLink look="standalone" to={link.to}>
                    {link.label}
                  </TextLink>
                ) : null}
              </Ways>
            </Answer>
          ),
        }))}
      />
    </Root>
  );
}
