import sharp from 'sharp';

interface Photograph {
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8; 6 is a camera held upright. */
  orientation?: number;
}

/** A JPEG like one from a camera: noise over a gradient, so that it does not compress to nothing. */
export async function makePhotograph({ width, height, orientation }: Photograph): Promise<Buffer> {
  const gradient = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#3b6e4f"/><stop offset="1" stop-color="#d9a441"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="30%" cy="40%" r="18%" fill="#1d1b18"/></svg>`,
  );
  const noise = await sharp({
    create: {
      width: Math.ceil(width / 4),
      height: Math.ceil(height / 4),
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .resize(width, height)
    .png()
    .toBuffer();
  const picture = sharp(gradient)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 90 });
  return (orientation === undefined ? picture : picture.withMetadata({ orientation })).toBuffer();
}
