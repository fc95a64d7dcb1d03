import { ArrowUpRight, CalendarCheck, Check, CircleHelp, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-components';
import type { DayMark } from '../../../../domain/bookings/ownerCalendar';
import { theme } from '../../../theme/theme';
import type { BadgeTone } from '../../../ui/Badge';

interface MarkWord {
  label: string;
  tone: BadgeTone;
  sign: ReactNode;
}

/** How each mark of a day is shown: in words, with a colour and an icon. */
export const markWords: Record<DayMark, MarkWord> = {
  overdue: {
    label: /*i18n*/ 'Overdue',
    tone: 'danger',
    sign: <TriangleAlert aria-hidden="true" />,
  },
  booked: { label: /*i18n*/ 'Booked', tone: 'success', sign: <CalendarCheck aria-hidden="true" /> },
  out: { label: /*i18n*/ 'Out now', tone: 'info', sign: <ArrowUpRight aria-hidden="true" /> },
  asked: {
    label: /*i18n*/ 'Waiting for an answer',
    tone: 'accent',
    sign: <CircleHelp aria-hidden="true" />,
  },
  blocked: { label: /*i18n*/ 'Blocked', tone: 'neutral', sign: <Lock aria-hidden="true" /> },
  over: { label: /*i18n*/ 'Returned', tone: 'primary', sign: <Check aria-hidden="true" /> },
};

const { border, color } = theme;

/** The ground of a day by its mark; blocked days are hatched, so that they differ without colour too. */
export const markStyles = css`
  .mark-over {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
  .mark-blocked {
    background: repeating-linear-gradient(
      135deg,
      ${color.sunken} 0 6px,
      ${color.line} 6px 8px
    );
    color: ${color.ink};
  }
  .mark-asked {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  .mark-booked {
    background: ${color.successGround};
    color: ${color.success};
  }
  .mark-overdue {
    background: ${color.dangerGround};
    color: ${color.danger};
  }
  .mark-out {
    background: ${color.infoGround};
    color: ${color.info};
  }
  .chosen {
    box-shadow: inset 0 0 0 ${border.strong} ${color.primary};
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;
