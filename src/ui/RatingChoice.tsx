import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';
import { choiceCover } from './choiceStyles';
import { FieldGroup } from './FieldGroup';

const { border, color, fontSize, fontWeight, motion, radius, space, target } = theme;

interface RatingChoiceProps {
  /** The name of the choice. */
  label: string;
  /** 1 to 5, or null while nothing is chosen. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** The name of a choice: "4 stjerner". */
  optionLabel: (stars: number) => string;
  /** When given, a button with this label clears the choice. */
  clearLabel?: string | undefined;
}

const places = [1, 2, 3, 4, 5] as const;

const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
`;
const Five = styled.div`
  display: inline-flex;
  margin-inline-start: calc(-1 * ${space[1]});
`;
const Choice = styled.label<{ $filled: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: ${target.small};
  height: ${target.small};
  border-radius: ${radius.small};
  color: ${color.star};
  cursor: pointer;
  svg {
    width: ${theme.icon.large};
    height: ${theme.icon.large};
    fill: ${({ $filled }) => ($filled ? 'currentColor' : 'transparent')};
    transition: fill ${motion.quick};
  }
  &:has(:focus-visible) {
    outline: ${border.strong} solid ${color.focus};
  }
  ${media.touch} {
    width: ${target.medium};
    height: ${target.medium};
  }
`;
const Native = styled.input`
  ${choiceCover}
`;
const Clear = styled.button`
  min-height: ${target.minimum};
  color: ${color.primary};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/** One to five stars to choose from: five radio buttons that look like stars. */
export function RatingChoice({
  label,
  value,
  onChange,
  optionLabel,
  clearLabel,
}: RatingChoiceProps) {
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  return (
    <FieldGroup label={label}>
      <Line>
        <Five onPointerLeave={() => setPointed(null)}>
          {places.map((place) => (
            <Choice
              key={place}
              $filled={place <= shown}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(place)}
            >
              <Native
                type="radio"
                name={id}
                value={place}
                aria-label={optionLabel(place)}
                checked={place === value}
                onChange={() => onChange(place)}
              />
              <Star aria-hidden="true" strokeWidth={1.5} />
            </Choice>
          ))}
        </Five>
        {clearLabel !== undefined && value !== null ? (
          <Clear type="button" onClick={() => onChange(null)}>
            {clearLabel}
          </Clear>
        ) : null}
      </Line>
    </FieldGroup>
  );
}
