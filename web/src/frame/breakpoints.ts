/** Where the page changes its shape. Styles say `@media (--narrow)`; the build writes the figures. */
export const BREAKPOINTS = {
  /** Beside the board there is room for the log. */
  wide: 'min-width: 68.75em',
  /** A large screen, looked at from farther away. */
  huge: 'min-width: 137.5em',
  narrow: 'max-width: 68.74em',
  medium: 'max-width: 87.49em',
  small: 'max-width: 80em',
  slim: 'max-width: 56.24em',
  phone: 'max-width: 32.5em',
  /** A tablet's height: room for two things above each other. */
  tall: 'min-height: 37.5em',
  short: 'max-height: 37.49em',
  /** A phone on its side: wide for its height, and small. */
  lying: '(max-width: 68.74em) and (max-height: 37.49em) and (orientation: landscape)',
  /** A laptop's height, or that of a tablet that lies. */
  low: 'max-height: 53.12em',
  /** A laptop's height, less what a browser takes for itself. */
  lowest: 'max-height: 43em',
  /** Where a finger points, or may: what is touched is as large as one. */
  finger: '(max-width: 68.74em) or (pointer: coarse)',
} as const;
