import sharp from 'sharp';
import { pictureWidths } from '../../../domain/tools/pictures';
import {
  asUpload,
  createListing,
  keptListings,
  plainPicture,
} from '../../../tests/helpers/service/listings';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService();
  token = await service.signUp();
});
afterAll(() => service.close());

const create = (more?: object) => createListing(service, token, more);
const kept = () => keptListings(service);

describe('uploaded picture', () => {
  const address = /^\/pictures\/[0-9a-f]{64}-960\.webp$/;

  async function fetchWidth(url: string, width: number, format: 'webp' | 'avif') {
    const response = await fetch(
      `${service.url}${url.replace('-960.webp', `-${width}.${format}`)}`,
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    return sharp(Buffer.from(await response.arrayBuffer())).metadata();
  }

  test('is served in every width and both formats, never enlarged', async () => {
    const { tool, errors } = await create(
      asUpload(await plainPicture(1200, 800).jpeg().toBuffer()),
    );
    expect(errors).toEqual([]);
    expect(tool?.imageUrl).toMatch(address);
    for (const width of pictureWidths) {
      for (const format of ['webp', 'avif'] as const) {
        const metadata = await fetchWidth(tool?.imageUrl ?? '', width, format);
        expect(metadata.width).toBe(Math.min(width, 1200));
      }
    }
  });

  test('is rotated upright and loses its metadata', async () => {
    const bytes = await plainPicture(400, 200)
      .withExif({ IFD0: { Artist: 'Karla', Copyright: 'Karla' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { tool } = await create(asUpload(bytes));
    const metadata = await fetchWidth(tool?.imageUrl ?? '', 320, 'webp');
    expect([metadata.width, metadata.height]).toEqual([200, 400]);
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  test.each([
    ['PNG with transparency', async () => plainPicture(20, 20).ensureAlpha(0.5).png().toBuffer()],
    ['GIF', async () => plainPicture(20, 20).gif().toBuffer()],
    ['WebP', async () => plainPicture(20, 20).webp().toBuffer()],
    ['AVIF', async () => plainPicture(20, 20).avif({ effort: 0 }).toBuffer()],
    ['greyscale JPEG', async () => plainPicture(20, 20).greyscale().jpeg().toBuffer()],
    ['CMYK JPEG', async () => plainPicture(20, 20).toColourspace('cmyk').jpeg().toBuffer()],
  ])('can be a %s', async (_kind, make) => {
    const { tool, errors } = await create(asUpload(await make()));
    expect(errors).toEqual([]);
    expect((await fetchWidth(tool?.imageUrl ?? '', 1600, 'avif')).width).toBe(20);
  });

  test('above 20 megapixels is rejected, however small the PNG', async () => {
    const before = await kept();
    const bomb = await plainPicture(5_000, 4_001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const { errors } = await create(asUpload(bomb));
    expect(errors).toEqual([
      'Photo: choose a JPG, PNG, GIF, WebP or AVIF. Each side may be at most 12,000 pixels. A JPG may have at most 50 megapixels, a PNG, GIF or WebP 20, and an AVIF 8.',
    ]);
    expect(await kept()).toEqual(before);
  });

  test.each([
    [
      'AVIF of more than 8 megapixels',
      () => plainPicture(2_900, 2_900).avif({ effort: 0 }).toBuffer(),
    ],
    ['PNG of one pixel by 12,001', () => plainPicture(1, 12_001).png().toBuffer()],
    ['PNG of 12,001 pixels by one', () => plainPicture(12_001, 1).png().toBuffer()],
    [
      'PNG of more than 10 megapixels with 16 bits a channel',
      () => plainPicture(4_000, 2_501).toColourspace('rgb16').png().toBuffer(),
    ],
  ])('is rejected before decoding when it is a %s', async (_kind, make) => {
    const before = await kept();
    const { errors } = await create(asUpload(await make()));
    expect(errors).toEqual([
      'Photo: choose a JPG, PNG, GIF, WebP or AVIF. Each side may be at most 12,000 pixels. A JPG may have at most 50 megapixels, a PNG, GIF or WebP 20, and an AVIF 8.',
    ]);
    expect(await kept()).toEqual(before);
  });

  test('is rejected when truncated', async () => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    const { errors } = await create(asUpload(whole.subarray(0, whole.length / 2)));
    expect(errors).toHaveLength(1);
  });

  test('can be used for another tool by its URL', async () => {
    const bytes = await plainPicture(30, 30).png().toBuffer();
    const first = await create(asUpload(bytes));
    const second = await create({ imageUrl: first.tool?.imageUrl });
    expect(second.tool?.imageUrl).toBe(first.tool?.imageUrl);
    const again = await create(asUpload(bytes));
    expect(again.tool?.imageUrl).toBe(first.tool?.imageUrl);
  });

  test('is rejected when it was never uploaded', async () => {
    for (const name of [
      `${'0'.repeat(64)}-960.webp`,
      '..%2f..%2fskuret.lock',
      '../../../package.json',
      'x',
    ]) {
      const response = await fetch(`${service.url}/pictures/${name}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    }
  });
});
