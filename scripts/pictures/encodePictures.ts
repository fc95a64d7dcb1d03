/**
 * Writes the pictures of the demo's tools from PNG files, `{slug}-{number}.png`, in the sizes that pages use,
 * and counts them in `server/seed/data/pictureCounts.json`:
 *
 *     node --import tsx scripts/pictures/encodePictures.ts rendered
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { demoPictureWidths } from '../../domain/tools/pictures';

const rendered = process.argv[2];
if (rendered === undefined) throw new Error('Name the folder of the rendered pictures.');

/** The largest width that lists of tools use. */
const cardWidth = 480;
const target = 'public/images/photos';
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

/** As for uploads: the widths of cards are encoded more coarsely until they fit. */
async function encodeAvif(scaled: Sharp, width: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of [46, 38, 30, 22]) {
    bytes = await scaled.clone().avif({ quality }).toBuffer();
    if (width > cardWidth || bytes.length <= 10_000) break;
  }
  return bytes;
}

const counts: Record<string, number> = {};
for (const file of readdirSync(rendered).toSorted()) {
  const [, slug, number] = /^(.+)-(\d)\.png$/.exec(file) ?? [];
  if (slug === undefined || number === undefined) continue;
  counts[slug] = (counts[slug] ?? 0) + 1;
  if (counts[slug] !== Number(number)) throw new Error(`${slug} has a gap before ${file}`);

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
writeFileSync('server/seed/data/pictureCounts.json', `${JSON.stringify(counts, null, 2)}\n`);
