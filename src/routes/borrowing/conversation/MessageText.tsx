import styled from 'styled-components';
import { messageParts } from '../../../../domain/messageLinks';
import { theme } from '../../../theme/theme';

const Address = styled.a`
  color: ${theme.color.primary};
  text-decoration: underline;
  text-underline-offset: 0.18em;
`;

/** The text of a message, with its addresses as links when `linksOpen` is true. */
export function MessageText({ text, linksOpen }: { text: string; linksOpen: boolean }) {
  if (!linksOpen) return text;
  let place = 0;
  return messageParts(text).map((part) => {
    place += part.text.length;
    return part.href === undefined ? (
      part.text
    ) : (
      <Address key={place} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part.text}
      </Address>
    );
  });
}
