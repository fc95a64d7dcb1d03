import styled from 'styled-components';
import { theme } from '../../theme/theme';

const { color, fontSize, space } = theme;

const Figure = styled.figure`
  margin: 0;
  color: ${color.primary};
`;
const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 10rem;
`;
const Ends = styled.figcaption`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  margin-block-start: ${space[1]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`;

interface Props {
  /** What the bars are, with the largest value. */
  label: string;
  values: readonly number[];
  /** The first and the last week. */
  ends: readonly [string, string];
}

/** A bar for each week. The numbers are in a table below, so assistive technology gets the label alone. */
export function WeekChart({ label, values, ends }: Props) {
  const largest = Math.max(...values, 1);
  const width = 100 / values.length;
  return (
    <Figure>
      <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        {values.map((value, index) => {
          const height = (Math.max(value, 0) / largest) * 100;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the weeks keep their places
              key={index}
              x={index * width + width * 0.1}
              y={100 - height}
              width={width * 0.8}
              height={height}
              fill="currentColor"
            />
          );
        })}
      </Drawing>
      <Ends>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </Ends>
    </Figure>
  );
}
