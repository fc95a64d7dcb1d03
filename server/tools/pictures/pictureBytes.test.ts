import sharp from 'sharp';
import { encodePicture } from './encodePicture';

/** A photograph with many details: shapes of every size, and the grain of a camera over them. */
async function busyPhotograph(): Promise<Buffer> {
  const shapes = Array.from({ length: 260 }, (_, index) => {
    const [x, y] = [(index * 197) % 1600, (index * 331) % 1200];
    const colour = `hsl(${(index * 47) % 360} 45% ${25 + ((index * 13) % 50)}%)`;
    return `<rect x="${x}" y="${y}" width="${20 + ((index * 29) % 160)}" height="${15 + ((index * 53) % 120)}" fill="${colour}" transform="rotate(${index % 45} ${x} ${y})"/>`;
  });
  const grain = await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .resize(1600, 1200)
    .png()
    .toBuffer();
  return sharp(
    Buffer.from(
      `<svg width="1600" height="1200"><rect width="1600" height="1200" fill="#7a8a80"/>${shapes.join('')}</svg>`,
    ),
  )
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

let files: { name: string; bytes: Buffer }[] = [];
beforeAll(async () => {
  files = (await encodePicture(await busyPhotograph()))?.files ?? [];
}, 60_000);

const getBytes = (width: number) =>
  files.find(({ name }) => name.endsWith(`-${width}.avif`))?.bytes.length ?? 0;

test.each([320, 640])(
  'a card photo %i pixels wide has at most 10,000 bytes, and 24 have 240,000',
  (width) => {
    expect(getBytes(width)).toBeGreaterThan(2_000);
    expect(getBytes(width)).toBeLessThanOrEqual(10_000);
  },
);

test('larger pictures keep their quality', () => {
  expect(getBytes(1600)).toBeGreaterThan(40_000);
});
