/**
 * The colours and shadows of each scheme. Only the page's own style reads them (`globalCss.ts`); screens use `theme`, whose
 * colours are custom properties.
 */
import type { CategoryTint, ColourName } from './theme';
import { grounds } from './tokens';

/** Daylight: warm white ground, spruce for what can be done, orange for the one thing to do next. */
const light: Record<ColourName, string> = {
  ground: grounds.light,
  surface: '#FFFFFF',
  sunken: '#F1ECE3',
  ink: '#1D1B18',
  muted: '#5C564D',
  line: '#E4DED3',
  edge: '#877F72',
  primary: '#1E4D3B',
  primaryHover: '#163A2C',
  primarySoft: '#E3EDE7',
  onPrimary: '#FFFFFF',
  accent: '#C2440E',
  accentHover: '#A5390B',
  accentSoft: '#FBE8DD',
  accentText: '#B03D0C',
  onAccent: '#FFFFFF',
  success: '#1E5E3A',
  successGround: '#E0F0E5',
  warning: '#754700',
  warningGround: '#FBEDCF',
  danger: '#A1211B',
  dangerGround: '#FBE5E2',
  dangerSolid: '#B3261E',
  dangerSolidHover: '#8F1D17',
  onDanger: '#FFFFFF',
  info: '#1F4E79',
  infoGround: '#E3EEF7',
  focus: '#1E4D3B',
  star: '#B4700A',
  backdrop: 'rgba(29, 27, 24, 0.52)',
};

/** Evening: a palette of its own, not the daylight turned round. */
const dark: Record<ColourName, string> = {
  ground: grounds.dark,
  surface: '#211F1C',
  sunken: '#2C2925',
  ink: '#F3EFE8',
  muted: '#B9B1A4',
  line: '#38342E',
  edge: '#8A8275',
  primary: '#8FD0B3',
  primaryHover: '#A9DEC7',
  primarySoft: '#20342B',
  onPrimary: '#0D2219',
  accent: '#F28B56',
  accentHover: '#F6A57B',
  accentSoft: '#3B2518',
  accentText: '#F49A6B',
  onAccent: '#2B1002',
  success: '#8FD3A5',
  successGround: '#1C3425',
  warning: '#F0C36A',
  warningGround: '#3A2E12',
  danger: '#FFA096',
  dangerGround: '#45211D',
  dangerSolid: '#F28B80',
  dangerSolidHover: '#F7A89F',
  onDanger: '#33100C',
  info: '#9CC8F0',
  infoGround: '#1B2E40',
  focus: '#8FD0B3',
  star: '#E8B04A',
  backdrop: 'rgba(0, 0, 0, 0.64)',
};

/** The grounds of the categories by code: one lightness in each scheme, so that none shouts. */
const categoryTints: Record<CategoryTint, Record<'light' | 'dark', string>> = {
  'power-tools': { light: '#F7E2D1', dark: '#482E10' },
  'garden-tools': { light: '#DBECD7', dark: '#233B1E' },
  'hand-tools': { light: '#F2E5CF', dark: '#43310D' },
  'kitchen-tools': { light: '#FBDFDE', dark: '#4F2829' },
  'cleaning-tools': { light: '#CEEDF1', dark: '#003B41' },
  'outdoor-tools': { light: '#D1EEE2', dark: '#093C2F' },
  'bricklayer-tools': { light: '#FAE0D7', dark: '#4D291D' },
  'automotive-tools': { light: '#DBE7FB', dark: '#243451' },
  'painting-tools': { light: '#F8DEE9', dark: '#4A283A' },
  'plumbing-tools': { light: '#D2EAFA', dark: '#0F384C' },
  'electrical-tools': { light: '#EAE8D0', dark: '#39340E' },
};

export const colourSchemes = {
  palettes: { light, dark },
  categoryTints,
  /** Shadows fall softly from the upper left; on the dark ground they need more weight to be seen. */
  shadows: {
    light: {
      lifted: '0 1px 2px rgba(29, 27, 24, 0.06), 0 4px 14px rgba(29, 27, 24, 0.07)',
      floating: '0 2px 6px rgba(29, 27, 24, 0.08), 0 16px 40px rgba(29, 27, 24, 0.16)',
    },
    dark: {
      lifted: '0 1px 2px rgba(0, 0, 0, 0.4), 0 4px 14px rgba(0, 0, 0, 0.32)',
      floating: '0 2px 6px rgba(0, 0, 0, 0.44), 0 16px 40px rgba(0, 0, 0, 0.56)',
    },
  },
  /**
   * What lies behind the drawing of a tool, over the ground of its category: a wall and a floor. In the
   * evening it lifts the ground to a middle tone, against which black handles and white enamel both show.
   */
  pictureGrounds: {
    light: 'linear-gradient(#FFFFFF00 71.6%, #1D1B1811 0)',
    dark: 'linear-gradient(#FFFFFF5C 71.6%, #FFFFFF50 0)',
  },
  /** Other pictures are made for the day; in the evening they step back a little. */
  pictureFilters: { light: 'none', dark: 'brightness(0.88)' },
};
