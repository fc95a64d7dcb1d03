import { useMemo } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';
import { theme } from '../theme/theme';

interface Props {
  /** The text in the code. */
  text: string;
  /** A description for assistive technology. */
  label: string;
}

/** Dark on light in both colour schemes: many cameras cannot read the reverse. */
const Root = styled.svg`
  display: block;
  width: 100%;
  max-width: ${theme.size.qrCode};
  height: auto;
  border-radius: ${theme.radius.input};
  forced-color-adjust: none;
`;

/** The quiet zone that the standard requires, in modules. */
const quiet = 4;

/** A text as a QR code for a phone's camera. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: quiet });
    const dark = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: dark.join('') };
  }, [text]);
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </Root>
  );
}
