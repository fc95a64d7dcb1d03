import { act, fireEvent, render, screen } from '@testing-library/react';
import { drag, firePointer } from '../../../tests/helpers/app/drag';
import { useDragOrder } from './useDragOrder';

function Photos({ onDrop }: { onDrop: (id: string, overId: string) => void }) {
  const { drag: dragged, start } = useDragOrder(onDrop);
  return (
    <ul>
      {['a', 'b', 'c'].map((id) => (
        <li key={id} data-place-of={id} onPointerDown={(event) => start(event, id)}>
          {id}
        </li>
      ))}
      <li>elsewhere</li>
      <li role="status">
        {dragged ? `${dragged.id} over ${dragged.overId ?? 'nothing'}` : 'still'}
      </li>
    </ul>
  );
}

function open() {
  const onDrop = jest.fn();
  const { unmount } = render(<Photos onDrop={onDrop} />);
  return {
    onDrop,
    unmount,
    photo: (id: string) => screen.getByText(id),
    state: () => screen.getByRole('status').textContent,
  };
}

describe.each(['mouse', 'touch'] as const)('dragging a photo by %s', (pointerType) => {
  test('onto another photo moves it there', () => {
    const { photo, onDrop, state } = open();
    drag([photo('a'), photo('b'), photo('c')], { pointerType });
    expect(onDrop.mock.calls).toEqual([['a', 'c']]);
    expect(state()).toBe('still');
  });

  test('onto itself or outside the list moves nothing', () => {
    const { photo, onDrop } = open();
    drag([photo('a'), photo('b'), photo('a')], { pointerType });
    drag([photo('a'), photo('b'), photo('elsewhere')], { pointerType });
    expect(onDrop).not.toHaveBeenCalled();
  });

  test('that the browser treats as scrolling moves nothing', () => {
    const { photo, onDrop, state } = open();
    drag([photo('a'), photo('b')], { pointerType, end: 'pointercancel' });
    expect(onDrop).not.toHaveBeenCalled();
    expect(state()).toBe('still');
  });
});

describe('a drag in progress', () => {
  beforeEach(() => {
    Object.assign(document, { elementFromPoint: () => screen.getByText('b') });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  test('starts after four pixels; less is a click', () => {
    const { photo, state } = open();
    firePointer(photo('a'), 'pointerdown');
    firePointer(photo('a'), 'pointermove', { clientX: 3 });
    expect(state()).toBe('still');
    firePointer(photo('a'), 'pointermove', { clientX: 4 });
    expect(state()).toBe('a over b');
  });

  test('ends with Escape', () => {
    const { photo, onDrop, state } = open();
    firePointer(photo('a'), 'pointerdown');
    firePointer(photo('a'), 'pointermove', { clientX: 50 });
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(state()).toBe('still');
    firePointer(photo('b'), 'pointerup', { clientX: 50 });
    expect(onDrop).not.toHaveBeenCalled();
  });

  test('does not start with another mouse button', () => {
    const { photo, state } = open();
    firePointer(photo('a'), 'pointerdown', { button: 2 });
    firePointer(photo('a'), 'pointermove', { clientX: 50 });
    expect(state()).toBe('still');
  });

  test('ends when the screen unmounts', () => {
    const { photo, onDrop, unmount } = open();
    firePointer(photo('a'), 'pointerdown');
    firePointer(photo('a'), 'pointermove', { clientX: 50 });
    unmount();
    act(() => {
      window.dispatchEvent(Object.assign(new MouseEvent('pointerup'), { pointerId: 1 }));
    });
    expect(onDrop).not.toHaveBeenCalled();
  });
});
