/**
 * What a channel value of 0 to 255 contributes to the luminance, before the colour is weighted. A table, because
 * pictures have millions of pixels.
 */
const light = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance (WCAG 2) of a colour with whole channel values from 0 to 255. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0);
}

/** The contrast ratio of WCAG 2 of two luminances: 1 for equal colours, 21 for black on white. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
