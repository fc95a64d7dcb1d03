import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { type MapView, movedView, type Pixel, zoomedView } from '../../../../../domain/mapView';
import { firePointer } from '../../../../test/drag';
import { useMapGestures } from './useMapGestures';

const size = { width: 400, height: 300 };
const start: MapView = { latitude: 55.676, longitude: 12.568, zoom: 10 };

function open() {
  const shown: MapView[] = [];
  const settled: MapView[] = [];
  const aims: MapView[] = [];
  const clicked = jest.fn();
  function MapArea() {
    const area = useRef<HTMLDivElement>(null);
    const [view, setView] = useState(start);
    useMapGestures(area, {
      view: () => shown.at(-1) ?? view,
      aim: () => aims.at(-1) ?? view,
      size: () => size,
      show: (next) => shown.push(next),
      settle: (next) => {
        settled.push(next);
        setView(next);
      },
      goTo: (next) => aims.push(next),
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
  return {
    shown,
    settled,
    aims,
    clicked,
    map: screen.getByRole('application'),
    mark: screen.getByRole('button'),
  };
}
const at = ({ x, y }: Pixel, pointerId = 1) => ({ clientX: x, clientY: y, pointerId });
const moved = (by: Pixel) => movedView(start, by, size);

test('a drag shows the moved map, and reports it once, at its end', () => {
  const { map, shown, settled } = open();
  firePointer(map, 'pointerdown', at({ x: 100, y: 100 }));
  firePointer(map, 'pointermove', at({ x: 120, y: 100 }));
  firePointer(map, 'pointermove', at({ x: 150, y: 90 }));
  expect(shown).toHaveLength(2);
  expect(settled).toEqual([]);
  firePointer(map, 'pointerup', at({ x: 150, y: 90 }));
  expect(settled).toEqual([shown[1]]);
  const expected = moved({ x: 50, y: -10 });
  expect(settled[0]?.latitude).toBeCloseTo(expected.latitude, 8);
  expect(settled[0]?.longitude).toBeCloseTo(expected.longitude, 8);
});

test('the click that ends a drag on a mark does not open it, and the next click does', () => {
  const { mark, clicked, settled } = open();
  firePointer(mark, 'pointerdown', at({ x: 100, y: 100 }));
  firePointer(mark, 'pointermove', at({ x: 140, y: 100 }));
  firePointer(mark, 'pointerup', at({ x: 140, y: 100 }));
  fireEvent.click(mark);
  expect(clicked).not.toHaveBeenCalled();
  expect(settled).toHaveLength(1);
  fireEvent.click(mark);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a press that moves less than five pixels is a click', () => {
  const { mark, clicked, shown, settled } = open();
  firePointer(mark, 'pointerdown', at({ x: 100, y: 100 }));
  firePointer(mark, 'pointermove', at({ x: 104, y: 100 }));
  firePointer(mark, 'pointerup', at({ x: 104, y: 100 }));
  fireEvent.click(mark);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect([shown, settled]).toEqual([[], []]);
});

test('two fingers that move apart zoom around the middle between them', () => {
  const { map, shown, settled } = open();
  firePointer(map, 'pointerdown', at({ x: 150, y: 100 }));
  firePointer(map, 'pointerdown', at({ x: 250, y: 100 }, 2));
  firePointer(map, 'pointermove', at({ x: 100, y: 100 }));
  firePointer(map, 'pointermove', at({ x: 300, y: 100 }, 2));
  // Twice as far apart: one level nearer.
  expect(shown.at(-1)?.zoom).toBeCloseTo(start.zoom + 1, 8);
  const expected = zoomedView(start, start.zoom + 1, { x: 200, y: 100 }, size);
  expect(shown.at(-1)?.longitude).toBeCloseTo(expected.longitude, 6);
  // The gesture ends with the last finger.
  firePointer(map, 'pointerup', at({ x: 100, y: 100 }));
  expect(settled).toEqual([]);
  firePointer(map, 'pointerup', at({ x: 300, y: 100 }, 2));
  expect(settled).toEqual([shown.at(-1)]);
});

test('the wheel zooms, keeps the page where it is, and reports the view once it rests', () => {
  jest.useFakeTimers();
  const { map, shown, settled } = open();
  // False: the default, scrolling the page, was prevented.
  expect(fireEvent.wheel(map, { deltaY: -30 })).toBe(false);
  jest.advanceTimersByTime(159);
  fireEvent.wheel(map, { deltaY: -30 });
  expect(shown.at(-1)?.zoom).toBeCloseTo(start.zoom + 0.4, 8);
  jest.advanceTimersByTime(159);
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
])('%s moves the map by 96 pixels, from where it is going', (key, by) => {
  const { map, aims } = open();
  fireEvent.keyDown(map, { key });
  fireEvent.keyDown(map, { key });
  expect(aims[0]).toEqual(moved(by));
  expect(aims[1]).toEqual(movedView(moved(by), by, size));
});

test('leaves a key with a modifier to the browser', () => {
  const { map, aims } = open();
  expect(fireEvent.keyDown(map, { key: '+', ctrlKey: true })).toBe(true);
  expect(aims).toEqual([]);
  expect(fireEvent.keyDown(map, { key: '+' })).toBe(false);
  expect(aims[0]?.zoom).toBe(start.zoom + 1);
});
