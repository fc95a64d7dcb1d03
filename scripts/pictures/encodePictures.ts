/**
 * Adds pictures of the demo's tools from PNG files, `{slug}-{number}.png`, in the sizes that pages use, or replaces
 * them, and counts them in `server/seed/data/pictureCounts.json`:
 *
 *     node --import tsx scripts/pictures/encodePictures.ts rendered
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { demoPictureWidths } from '../../domain/tools/pictures';
import { demoPictureCounts } from '../../server/seed/demoPictures';

const rendered = process.argv[2];
if (rendered === undefined) throw new Error('Name the folder of the rendered pictures.');

/** The largest width that lists of tools use. */
const cardWidth = 480;
const target = 'public/images/photos';

/** As for uploads: the widths of cards are encoded more coarsely until they fit. */
async function encodeAvif(scaled: Sharp, width: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of [46, 38, 30, 22]) {
    bytes = await scaled.clone().avif({ quality }).toBuffer();
    if (width > cardWidth || bytes.length <= 10_000) break;
  }
  return bytes;
}

const counts: Record<string, number> = { ...demoPictureCounts };
for (const file of readdirSync(rendered).toSorted()) {
  const [, slug, number] = /^(.+)-(\d)\.png$/.exec(file) ?? [];
  if (slug === undefined || number === undefined) continue;
  const count = counts[slug] ?? 0;
  if (Number(number) > count + 1) throw new Error(`${slug} has a gap before ${file}`);
  counts[slug] = Math.max(count, Number(number));

  const original = sharp(path.join(rendered, file));
  const { width, height } = await original.metadata();
  // The grain of a small sensor; without it the surfaces look like porcelain.
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 7 },
    },
  })
    .greyscale()
    .png()
    .toBuffer();
  const picture = await original
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .png()
    .toBuffer();
  for (const size of demoPictureWidths) {
    const base = path.join(target, `${slug}-${number}-${size}`);
    const scaled = sharp(picture).resize(size).sharpen({ sigma: 0.6 });
    writeFileSync(`${base}.avif`, await encodeAvif(scaled, size));
    writeFileSync(`${base}.webp`, await scaled.clone().webp({ quality: 62 }).toBuffer());
  }
}
const sorted = Object.fromEntries(Object.entries(counts).toSorted());
writeFileSync('server/seed/data/pictureCounts.json', `${JSON.stringify(sorted, null, 2)}\n`);
