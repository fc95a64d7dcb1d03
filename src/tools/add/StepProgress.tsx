import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { type ListingStep, listingSteps } from './listingStep';

const { border, color, fontSize, fontWeight, radius, space, target } = theme;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  list-style: none;
  font-size: ${fontSize.small};
`;
const Item = styled.li`
  border-block-start: ${border.strong} solid ${color.line};
  color: ${color.muted};
  &[data-reached] {
    border-color: ${color.primary};
  }
  &[aria-current='step'] {
    color: ${color.ink};
    font-weight: ${fontWeight.semibold};
  }
  & > * {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: ${target.medium};
    text-align: start;
  }
  button {
    border-radius: ${radius.small};
    text-decoration: underline;
  }
`;

/** Which steps there are and which one is shown. The former ones are buttons that lead back. */
export function StepProgress({
  step,
  onStep,
}: {
  step: ListingStep;
  onStep: (step: ListingStep) => void;
}) {
  const { i18n } = useLingui();
  return (
    <List aria-label={i18n.t('Steps')}>
      {listingSteps.map(({ title }, index) => (
        <Item
          key={title}
          aria-current={index === step ? 'step' : undefined}
          data-reached={index <= step || undefined}
        >
          {index < step ? (
            <button type="button" onClick={() => onStep(index as ListingStep)}>
              {i18n.t(title)}
            </button>
          ) : (
            <span>{i18n.t(title)}</span>
          )}
        </Item>
      ))}
    </List>
  );
}
