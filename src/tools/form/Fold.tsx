import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Disclosure, useDisclosure } from '../../ui/Disclosure';
import { useWrittenLang } from '../../ui/useScreenLanguage';

const { color, fontSize, fontWeight, space } = theme;

const Summary = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-width: 0;
  span:last-child {
    overflow: hidden;
    color: ${color.muted};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.regular};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** A Disclosure mutes the text of its answer and indents its end; here it holds fields. */
const Fields = styled.div`
  margin-inline-end: calc(-1 * ${space[8]});
  color: ${color.ink};
`;

interface Props {
  /** Unique on the screen. */
  name: string;
  heading: string;
  /** A summary of its present values in a line, readable while it is folded. */
  now: string;
  /** The member's own text, shown instead of `now` unless it is empty. */
  written?: string;
  /** Whether a field in it is wrong; it then unfolds. */
  isWrong: boolean;
  children: ReactNode;
}

/** Fields of a form that seldom change, folded. They keep their values while they are. */
export function Fold({ name, heading, now, written = '', isWrong, children }: Props) {
  const writtenLang = useWrittenLang();
  const [, setOpen] = useDisclosure(name);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong, setOpen]);
  return (
    <Disclosure
      name={name}
      summary={
        <Summary>
          <span>{heading}</span>
          {written === '' ? (
            <span>{now}</span>
          ) : (
            <span lang={writtenLang} dir="auto">
              {written}
            </span>
          )}
        </Summary>
      }
    >
      <Fields>{children}</Fields>
    </Disclosure>
  );
}
