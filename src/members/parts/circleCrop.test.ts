import { boundCrop, cropSquare, dragCrop, middle, mostZoom } from './circleCrop';

const wide = { width: 400, height: 200 };

it('starts with the largest centred square', () => {
  expect(cropSquare(wide, middle)).toEqual({ left: 100, top: 0, side: 200 });
});

it('shows a smaller square at a higher zoom', () => {
  expect(cropSquare(wide, { ...middle, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

it('keeps the crop within the picture', () => {
  expect(cropSquare(wide, { zoom: 1, x: 0, y: 0 })).toEqual({ left: 0, top: 0, side: 200 });
  expect(cropSquare(wide, { zoom: 1, x: 1, y: 1 })).toEqual({ left: 200, top: 0, side: 200 });
  expect(boundCrop(wide, { zoom: 0.5, x: 0.5, y: 0.5 }).zoom).toBe(1);
  expect(boundCrop(wide, { zoom: 9, x: 0.5, y: 0.5 }).zoom).toBe(mostZoom);
});

it('moves the crop to the left when the picture is dragged to the right', () => {
  const pulled = dragCrop(wide, middle, 0.25, 0);
  expect(cropSquare(wide, pulled)).toEqual({ left: 50, top: 0, side: 200 });
  // The picture shows in its full height, so that it cannot move up or down.
  expect(cropSquare(wide, dragCrop(wide, middle, 0, 1)).top).toBe(0);
});
