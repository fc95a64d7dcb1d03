import styled from 'styled-components';
import type { Moment } from '../platform/store/recordActions';
import { media, theme } from '../theme/theme';

const { color, fontSize, fontWeight, space, target } = theme;

const Line = styled.aside`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.depth.toast};
  ${media.low} {
    position: relative;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding-inline: ${space[4]};
  background: ${color.ink};
  color: ${color.ground};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  button {
    min-height: ${target.small};
    font-weight: ${fontWeight.semibold};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

interface Props {
  moment: Moment;
  onBack: () => void;
}

/** Which moment of which session the page shows, and the way back. */
export function MomentLine({ moment, onBack }: Props) {
  const { state, number, total, type, own } = moment;
  const what = own ? 'Looking back' : 'From Redux DevTools';
  return (
    <Line lang="en" aria-label="Looking back">
      <span role="status">
        {state === null
          ? 'From Redux DevTools: this is not a session of this app, so it cannot be shown.'
          : `${what}: action ${number} of ${total}, ${type}`}
      </span>
      <button type="button" onClick={onBack}>
        Back to the present
      </button>
    </Line>
  );
}
