import type { ReactNode } from 'react';
import { foldedText } from '../../../../domain/foldedText';
import { Question, type QuestionProps } from '../../../features/info/Question';
import { readParts, readWords } from '../../../features/info/readParts';
import { HelpTopic } from './HelpTopic';

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
export function findQuestions(text: ReactNode, sought: string): FoundTopic[] {
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
