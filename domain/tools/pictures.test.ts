import { pictureSources, sharedPicture } from './pictures';

const hash = 'a1'.repeat(32);

describe('link preview picture', () => {
  it.each([
    ['/images/tools/drill.svg', '/images/shared/drill.png'],
    ['/images/tools/hedge-trimmer-2.svg', '/images/shared/hedge-trimmer-2.png'],
    [`/pictures/${hash}-640.webp`, `/pictures/${hash}-640.webp`],
    [
      'https://other.example/images/tools/drill.svg',
      'https://other.example/images/tools/drill.svg',
    ],
    ['/images/tools/drill.svg.exe', '/images/tools/drill.svg.exe'],
    ['/images/tools/.svg', '/images/tools/.svg'],
  ])('of %s is %s', (imageUrl, expected) => {
    expect(sharedPicture(imageUrl)).toBe(expected);
  });
});

describe('picture sources', () => {
  it('list every width in both formats for an uploaded picture', () => {
    expect(pictureSources(`/pictures/${hash}-640.avif`)).toEqual({
      avif: `/pictures/${hash}-320.avif 320w, /pictures/${hash}-640.avif 640w, /pictures/${hash}-960.avif 960w, /pictures/${hash}-1600.avif 1600w`,
      webp: `/pictures/${hash}-320.webp 320w, /pictures/${hash}-640.webp 640w, /pictures/${hash}-960.webp 960w, /pictures/${hash}-1600.webp 1600w`,
    });
  });

  it('list every width in both formats for a picture of the demo', () => {
    expect(pictureSources('/images/photos/pull-saw-2-720.webp')).toEqual({
      avif: '/images/photos/pull-saw-2-320.avif 320w, /images/photos/pull-saw-2-480.avif 480w, /images/photos/pull-saw-2-720.avif 720w',
      webp: '/images/photos/pull-saw-2-320.webp 320w, /images/photos/pull-saw-2-480.webp 480w, /images/photos/pull-saw-2-720.webp 720w',
    });
  });

  it.each([
    '/images/tools/drill.svg',
    '/images/photos/drill.webp',
    `https://other.example/pictures/${hash}-640.webp`,
    `/pictures/${hash}-640.webp?x`,
    `/pictures/${hash}-x.webp`,
    `/pictures/${hash.slice(1)}-640.webp`,
  ])('are empty for %s', (imageUrl) => {
    expect(pictureSources(imageUrl)).toBeNull();
  });
});
