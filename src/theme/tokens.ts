/**
 * The raw values of the design that are the same in both schemes. Screens never read these: they use `theme`. The colours
 * are in `palettes.ts`.
 */

/** The ground of each scheme: also the colour of the browser's own frame. */
export const grounds = { light: '#FAF8F4', dark: '#171614' } as const;

export const tokens = {
  fontFamily: {
    body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  },
  /** 14 16 18 22 28 36 48 in rem, so that the reader's own text size is kept. */
  fontSize: {
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    sub: '1.375rem',
    section: '1.75rem',
    title: '2.25rem',
    display: '3rem',
  },
  lineHeight: { tight: '1.12', heading: '1.22', snug: '1.35', body: '1.55' },
  fontWeight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  /** Steps of 4 px. */
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    7: '28px',
    8: '32px',
    10: '40px',
    12: '48px',
    14: '56px',
    16: '64px',
    20: '80px',
    24: '96px',
  },
  radius: { small: '6px', input: '10px', card: '14px', panel: '20px', round: '999px' },
  border: { line: '1px', edge: '1px', strong: '2px' },
  /** The table of depths: what lies over what. */
  depth: {
    raised: '1',
    stickyBar: '100',
    dropdown: '150',
    header: '200',
    backdrop: '300',
    drawer: '310',
    dialog: '400',
    toast: '600',
    skipLink: '700',
  },
  motion: {
    quick: '120ms cubic-bezier(0.2, 0.7, 0.3, 1)',
    calm: '200ms cubic-bezier(0.2, 0.7, 0.3, 1)',
    /** Durations of waiting animations: slower is calmer. */
    turn: '900ms linear infinite',
    run: '1300ms cubic-bezier(0.4, 0, 0.4, 1) infinite',
    pulse: '1600ms ease-in-out infinite',
  },
  width: {
    content: 'var(--content, 1200px)',
    reading: '680px',
    narrow: '440px',
    dialog: '520px',
    dialogWide: '760px',
  },
  /** Heights of what a finger or a pointer must hit. */
  target: { minimum: '24px', small: '36px', medium: '44px', large: '52px' },
  icon: { small: '16px', medium: '20px', large: '24px' },
  /** Parts of controls. */
  size: {
    pixel: '1px',
    checkBox: '22px',
    checkMark: '12px',
    radioDot: '8px',
    track: '6px',
    thumb: '24px',
    thumbSmall: '14px',
    thumbEdge: '3px',
    switchTravel: '19px',
    barThin: '3px',
    dot: '10px',
    day: '44px',
    toast: '400px',
    menu: '220px',
    drawer: '360px',
    emptyPicture: '200px',
    qrCode: '240px',
    switch: '44px',
  },
  /** Sides of an avatar. */
  avatar: { tiny: '28px', small: '36px', medium: '44px', large: '64px', huge: '112px' },
  /** Widths in px from which a layout applies. */
  breakpoint: { phone: 480, tablet: 720, desktop: 1024, wide: 1280 },
} as const;
