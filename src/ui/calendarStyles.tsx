import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ChevronProps } from 'react-day-picker';
import { css } from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, fontSize, fontWeight, icon, motion, radius, size, space, target } = theme;

/** The styles of a calendar's months, for every component that shows one. */
export const calendarStyles = css`
  .rdp-months {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[4]} ${space[8]};
  }
  .rdp-nav {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    width: ${target.medium};
    height: ${target.medium};
    border-radius: ${radius.round};
    pointer-events: auto;
    ${media.hover} {
      &:hover:not([aria-disabled='true']) {
        background: ${color.sunken};
      }
    }
    &[aria-disabled='true'] {
      opacity: 0.35;
      cursor: not-allowed;
    }
    svg {
      width: ${icon.medium};
      height: ${icon.medium};
    }
  }
  .rdp-month_caption {
    display: grid;
    place-items: center;
    height: ${target.medium};
    font-weight: ${fontWeight.bold};
    &::first-letter {
      text-transform: uppercase;
    }
  }
  .rdp-caption_label::first-letter {
    text-transform: uppercase;
  }
  .rdp-caption_label {
    display: inline-block;
  }
  .rdp-weekday {
    height: ${target.small};
    color: ${color.muted};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.medium};
    text-align: center;
  }
  .rdp-month_grid {
    margin-top: ${space[2]};
    border-spacing: 0;
  }
  .rdp-day {
    position: relative;
    width: ${size.day};
    height: ${size.day};
    padding: ${border.line} 0;
    text-align: center;
  }
  .rdp-day_button {
    position: relative;
    width: ${size.day};
    height: ${size.day};
    border: ${border.edge} solid transparent;
    border-radius: ${radius.round};
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.medium};
    transition: background-color ${motion.quick};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        border-color: ${color.edge};
      }
    }
    &:disabled,
    &[aria-disabled='true'] {
      color: ${color.muted};
      font-weight: ${fontWeight.regular};
      opacity: 0.55;
      cursor: not-allowed;
    }
  }
  .rdp-today .rdp-day_button {
    color: ${color.accentText};
    font-weight: ${fontWeight.bold};
  }
  ${media.belowPhone} {
    .rdp-month,
    .rdp-month_grid {
      width: 100%;
    }
    .rdp-day,
    .rdp-day_button {
      width: calc(100% / 7);
    }
    .rdp-day_button {
      width: min(100%, ${size.day});
    }
  }
`;

/** The arrows that lead to other months. */
export function CalendarArrow({ orientation }: ChevronProps) {
  return orientation === 'left' ? (
    <ChevronLeft aria-hidden="true" />
  ) : (
    <ChevronRight aria-hidden="true" />
  );
}
