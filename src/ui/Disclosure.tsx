import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { useScreenState } from './useScreenState';

const { border, color, fontWeight, lineHeight, motion, radius, space, target } = theme;

interface DisclosureProps {
  /** Unique on the screen. */
  name: string;
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  /** In a card: without the line below it, and as wide as the card. */
  plain?: boolean | undefined;
}

const Root = styled.details`
  &:not([data-plain]) {
    border-bottom: ${border.line} solid ${color.line};
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;
const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: ${target.large};
  padding-block: ${space[3]};
  border-radius: ${radius.small};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.snug};
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: ${color.primary};
  }
  svg {
    flex: none;
    width: ${theme.icon.medium};
    height: ${theme.icon.medium};
    transition: transform ${motion.calm};
  }
`;
const Content = styled.div`
  :not([data-plain]) > & {
    max-width: 66ch;
    padding: 0 ${space[8]} ${space[5]} 0;
    color: ${color.muted};
  }
  [data-plain] > & {
    padding-block: ${space[2]} ${space[3]};
  }
`;

/** Whether the disclosure of this name is open. */
export const useDisclosure = (name: string, defaultOpen = false) =>
  useScreenState(`disclosure ${name}`, defaultOpen);

/** A question that unfolds its answer. */
export function Disclosure({
  name,
  summary,
  children,
  defaultOpen = false,
  plain = false,
}: DisclosureProps) {
  const [open, setOpen] = useDisclosure(name, defaultOpen);
  return (
    <Root
      open={open}
      data-plain={plain || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <Summary>
        {summary}
        <ChevronDown aria-hidden="true" />
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}
