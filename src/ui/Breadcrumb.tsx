import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { TextLink } from './TextLink';

const { color, fontSize, space, target } = theme;

export interface BreadcrumbStep {
  label: string;
  /** Left out for the current page, which comes last. */
  to?: string | undefined;
  lang?: string | undefined;
}
export interface BreadcrumbProps {
  /** The name of the landmark: "Brødkrumme". */
  label: string;
  steps: readonly BreadcrumbStep[];
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;
const Step = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${target.minimum};
  svg {
    flex: none;
    width: ${theme.icon.small};
    height: ${theme.icon.small};
  }
  [aria-current] {
    color: ${color.ink};
  }
`;

/** The path from the home page down to this page, as links. */
export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <List>
        {steps.map((step, index) => (
          <Step key={`${step.to ?? ''}${step.label}`} lang={step.lang}>
            {index === 0 ? null : <ChevronRight aria-hidden="true" />}
            {step.to === undefined ? (
              <span aria-current="page">{step.label}</span>
            ) : (
              <TextLink look="quiet" to={step.to}>
                {step.label}
              </TextLink>
            )}
          </Step>
        ))}
      </List>
    </nav>
  );
}
