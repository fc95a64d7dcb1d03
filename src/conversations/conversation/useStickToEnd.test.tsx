import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { resizeElement } from '../../../tests/helpers/app/fakeObservers';
import { useStickToEnd } from './useStickToEnd';

function List({ ids }: { ids: readonly string[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { away, toEnd } = useStickToEnd(list, ids);
  return (
    <>
      <div ref={list} role="log">
        <div>{ids.join(' ')}</div>
      </div>
      <button type="button" onClick={toEnd}>
        {away ? 'away' : 'at the end'}
      </button>
    </>
  );
}

/** A list of 500 px whose content has the given height. */
function open() {
  const { rerender } = render(<List ids={['1', '2']} />);
  const log = screen.getByRole('log');
  const layOut = (scrollHeight: number) =>
    resizeElement(log, { width: 300, height: 500, scrollHeight });
  layOut(800);
  return {
    log,
    layOut,
    scrollTo: (top: number) => {
      log.scrollTop = top;
      fireEvent.scroll(log);
    },
    /** Shows other items, which make the content this high. */
    show: (ids: readonly string[], scrollHeight: number) => {
      Object.defineProperty(log, 'scrollHeight', { configurable: true, value: scrollHeight });
      rerender(<List ids={ids} />);
    },
    button: () => screen.getByRole('button'),
  };
}

test('starts at the end, and stays there when a message arrives or the list shrinks', () => {
  const { log, layOut, show } = open();
  expect(log.scrollTop).toBe(800);
  show(['1', '2', '3'], 900);
  expect(log.scrollTop).toBe(900);
  // A picture has loaded.
  layOut(1_100);
  expect(log.scrollTop).toBe(1_100);
});

test('does not scroll when a message arrives while older ones are read, and offers a button to the end', () => {
  const { log, scrollTo, show, layOut, button } = open();
  scrollTo(100);
  expect(button()).toHaveTextContent('away');
  show(['1', '2', '3'], 900);
  layOut(900);
  expect(log.scrollTop).toBe(100);
  act(() => button().click());
  expect(log.scrollTop).toBe(900);
});

test('treats the last 32 pixels as the end', () => {
  const { log, scrollTo, show, button } = open();
  scrollTo(800 - 500 - 33);
  expect(button()).toHaveTextContent('away');
  scrollTo(800 - 500 - 32);
  expect(button()).toHaveTextContent('at the end');
  show(['1', '2', '3'], 900);
  expect(log.scrollTop).toBe(900);
});

test('keeps the same messages in view when older ones are loaded above', () => {
  const { log, scrollTo, show } = open();
  scrollTo(40);
  show(['-1', '0', '1', '2'], 1_300);
  // 500 px have come above.
  expect(log.scrollTop).toBe(540);
  // Nothing has come: the place stays.
  show(['-1', '0', '1', '2'], 1_300);
  expect(log.scrollTop).toBe(540);
});
