import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { type MapView, movedView, type Pixel, toView, zoomedView } from '../../parts/map/mapView';
import { useMapGestures } from './useMapGestures';

const size = { width: 400, height: 300 };
const start: MapView = { latitude: 55.676, longitude: 12.568, zoom: 10 };

function open() {
  const shown: MapView[] = [];
  const settled: MapView[] = [];
  const clicked = jest.fn();
  function MapArea() {
    const area = useRef<HTMLDivElement>(null);
    const [view, setView] = useState(start);
    const handle = useMapGestures(area, {
      size,
      view,
      onZoom: () => shown.push(toView(handle.shown(), size)),
      onSettled: (next) => {
        settled.push(next);
        setView(next);
      },
    });
    return (
      <div ref={area} role="application" tabIndex={-1}>
        <button type="button" onClick={clicked}>
          3 tools
        </button>
      </div>
    );
  }
  render(<MapArea />);
  // What the map shows at first is no gesture.
  shown.length = 0;
  return {
    shown,
    settled,
    clicked,
    map: screen.getByRole('application'),
    mark: screen.getByRole('button'),
  };
}
const at = ({ x, y }: Pixel) => ({ clientX: x, clientY: y, view: window });
const finger = ({ x, y }: Pixel, identifier: number) => ({ identifier, clientX: x, clientY: y });
const moved = (by: Pixel) => movedView(start, by, size);

test('a drag moves the map and reports the view once, at its end', () => {
  const { map, shown, settled } = open();
  fireEvent.mouseDown(map, at({ x: 100, y: 100 }));
  fireEvent.mouseMove(map, at({ x: 120, y: 100 }));
  fireEvent.mouseMove(map, at({ x: 150, y: 90 }));
  expect(shown).toHaveLength(2);
  expect(settled).toEqual([]);
  fireEvent.mouseUp(map, at({ x: 150, y: 90 }));
  expect(settled).toEqual([shown[1]]);
  const expected = moved({ x: 50, y: -10 });
  expect(settled[0]?.latitude).toBeCloseTo(expected.latitude, 8);
  expect(settled[0]?.longitude).toBeCloseTo(expected.longitude, 8);
});

test('the click that ends a drag on a marker does not open it, and the next click does', async () => {
  const { mark, clicked, settled } = open();
  fireEvent.mouseDown(mark, at({ x: 100, y: 100 }));
  fireEvent.mouseMove(mark, at({ x: 140, y: 100 }));
  fireEvent.mouseUp(mark, at({ x: 140, y: 100 }));
  fireEvent.click(mark);
  expect(clicked).not.toHaveBeenCalled();
  expect(settled).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(mark);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a movement of less than five pixels is a click', () => {
  const { mark, clicked, shown, settled } = open();
  fireEvent.mouseDown(mark, at({ x: 100, y: 100 }));
  fireEvent.mouseMove(mark, at({ x: 104, y: 100 }));
  fireEvent.mouseUp(mark, at({ x: 104, y: 100 }));
  fireEvent.click(mark);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(settled).toEqual([]);
  expect(shown.at(-1)?.longitude).toBeCloseTo(start.longitude, 8);
});

test('two fingers that move apart zoom around their midpoint', () => {
  const { map, shown, settled } = open();
  const [one, other] = [finger({ x: 150, y: 100 }, 1), finger({ x: 250, y: 100 }, 2)];
  const [left, right] = [finger({ x: 100, y: 100 }, 1), finger({ x: 300, y: 100 }, 2)];
  fireEvent.touchStart(map, { touches: [one], changedTouches: [one] });
  fireEvent.touchStart(map, { touches: [one, other], changedTouches: [other] });
  fireEvent.touchMove(map, { touches: [left, right], changedTouches: [left, right] });
  // Twice as far apart: one level nearer.
  expect(shown.at(-1)?.zoom).toBeCloseTo(start.zoom + 1, 8);
  const expected = zoomedView(start, start.zoom + 1, { x: 200, y: 100 }, size);
  expect(shown.at(-1)?.longitude).toBeCloseTo(expected.longitude, 6);
  // The gesture ends with the last finger.
  fireEvent.touchEnd(map, { touches: [right], changedTouches: [left] });
  expect(settled).toEqual([]);
  fireEvent.touchEnd(map, { touches: [], changedTouches: [right] });
  expect(settled).toEqual([shown.at(-1)]);
});

test('the wheel zooms without scrolling the page, and reports the view once it rests', () => {
  jest.useFakeTimers();
  const { map, shown, settled } = open();
  // False: the default, scrolling the page, was prevented.
  expect(fireEvent.wheel(map, { deltaY: -30 })).toBe(false);
  jest.advanceTimersByTime(149);
  fireEvent.wheel(map, { deltaY: -30 });
  expect(shown.at(-1)?.zoom).toBeCloseTo(start.zoom + 0.4, 8);
  jest.advanceTimersByTime(149);
  expect(settled).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(settled).toEqual([shown.at(-1)]);
  jest.useRealTimers();
});

test.each([
  ['ArrowLeft', { x: 96, y: 0 }],
  ['ArrowRight', { x: -96, y: 0 }],
  ['ArrowUp', { x: 0, y: 96 }],
  ['ArrowDown', { x: 0, y: -96 }],
])('%s moves the map by 96 pixels from its target position', (key, by) => {
  const { map, settled } = open();
  fireEvent.keyDown(map, { key });
  fireEvent.keyDown(map, { key });
  expect(settled[0]).toEqual(moved(by));
  expect(settled[1]).toEqual(movedView(moved(by), by, size));
});

test('ignores a key with a modifier', () => {
  const { map, settled } = open();
  expect(fireEvent.keyDown(map, { key: '+', ctrlKey: true })).toBe(true);
  expect(settled).toEqual([]);
  expect(fireEvent.keyDown(map, { key: '+' })).toBe(false);
  expect(settled[0]?.zoom).toBe(start.zoom + 1);
});

test('a double click zooms around the pointer, except on a marker', () => {
  const { map, mark, settled } = open();
  fireEvent.doubleClick(mark, at({ x: 300, y: 200 }));
  expect(settled).toEqual([]);
  fireEvent.doubleClick(map, at({ x: 300, y: 200 }));
  expect(settled).toEqual([zoomedView(start, start.zoom + 1, { x: 300, y: 200 }, size)]);
});

test('a wheel at the last zoom does not scroll the page', () => {
  const { map } = open();
  for (let turns = 0; turns < 20; turns += 1) fireEvent.wheel(map, { deltaY: -60 });
  expect(fireEvent.wheel(map, { deltaY: -60 })).toBe(false);
});
