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
}

const Root = styled.details`
  border-bottom: ${border.line} solid ${color.line};
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
  max-width: 66ch;
  padding: 0 ${space[8]} ${space[5]} 0;
  color: ${color.muted};
`;

/** Whether the disclosure of this name is open. */
export const useDisclosure = (name: string, defaultOpen = false) =>
  useScreenState(`disclosure ${name}`, defaultOpen);

/** A question that unfolds its answer. */
export function Disclosure({ name, summary, children, defaultOpen = false }: DisclosureProps) {
  const [open, setOpen] = useDisclosure(name, defaultOpen);
  return (
    <Root open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>
        {summary}
        <ChevronDown aria-hidden="true" />
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}
