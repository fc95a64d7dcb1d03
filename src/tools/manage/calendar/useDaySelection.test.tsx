import { fireEvent, render, screen } from '@testing-library/react';
import { drag, firePointer } from '../../../../tests/helpers/app/drag';
import { useDaySelection } from './useDaySelection';

const days = ['2026-07-14', '2026-07-15', '2026-07-16', '2026-07-17', '2026-07-18'];
const bounds = { first: '2026-07-15', last: '2026-12-31' };

/** Two rows of days, as the calendar of several tools has them. */
function Rows({ onChosen }: { onChosen: Parameters<typeof useDaySelection>[0]['onChosen'] }) {
  const selection = useDaySelection({ bounds, onChosen });
  return (
    <table onPointerDown={selection.onPointerDown} onPointerOver={selection.onPointerOver}>
      <tbody>
        {['drill', 'ladder'].map((toolId) => (
          <tr key={toolId}>
            {days.map((date) => (
              <td key={date} data-day={date} data-tool={toolId}>
                <button type="button" onClick={() => selection.press({ date, toolId })}>
                  {`${toolId} ${Number(date.slice(8))}`}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <caption>
        {selection.span
          ? `${selection.toolId} ${selection.span.first} ${selection.span.last}`
          : 'nothing'}
      </caption>
    </table>
  );
}

function open() {
  const onChosen = jest.fn();
  render(<Rows onChosen={onChosen} />);
  return {
    onChosen,
    cell: (name: string) => screen.getByRole('button', { name }),
    preview: () => screen.getByRole('caption').textContent,
  };
}

describe.each(['mouse', 'touch'] as const)('a drag by %s', (pointerType) => {
  test('selects the days from the first to the last, in either direction', () => {
    const { cell, onChosen } = open();
    drag([cell('drill 15'), cell('drill 16'), cell('drill 17')], { pointerType });
    drag([cell('drill 18'), cell('drill 16')], { pointerType });
    expect(onChosen.mock.calls).toEqual([
      [{ first: '2026-07-15', last: '2026-07-17' }, 'drill'],
      [{ first: '2026-07-16', last: '2026-07-18' }, 'drill'],
    ]);
  });

  test('into the row of another tool selects no days there', () => {
    const { cell, onChosen, preview } = open();
    drag([cell('drill 15'), cell('drill 16'), cell('ladder 17'), cell('ladder 18')], {
      pointerType,
    });
    expect(onChosen.mock.calls).toEqual([[{ first: '2026-07-15', last: '2026-07-16' }, 'drill']]);
    expect(preview()).toBe('drill 2026-07-15 2026-07-16');
  });

  test('entirely into the row of another tool selects nothing', () => {
    const { cell, onChosen, preview } = open();
    drag([cell('drill 15'), cell('ladder 17')], { pointerType });
    expect(onChosen).not.toHaveBeenCalled();
    expect(preview()).toBe('nothing');
  });

  test('from a day in the past selects nothing', () => {
    const { cell, onChosen, preview } = open();
    drag([cell('drill 14'), cell('drill 16')], { pointerType });
    expect(onChosen).not.toHaveBeenCalled();
    expect(preview()).toBe('nothing');
  });

  test('that the browser treats as scrolling clears the selection', () => {
    const { cell, onChosen, preview } = open();
    drag([cell('drill 15'), cell('drill 17')], { pointerType, end: 'pointercancel' });
    expect(onChosen).not.toHaveBeenCalled();
    expect(preview()).toBe('nothing');
  });
});

test('two clicks select the days between them, and a click in another row starts over', () => {
  const { cell, onChosen, preview } = open();
  fireEvent.click(cell('drill 15'));
  fireEvent.click(cell('ladder 16'));
  expect(preview()).toBe('ladder 2026-07-16 2026-07-16');
  expect(onChosen).not.toHaveBeenCalled();
  fireEvent.click(cell('ladder 18'));
  expect(onChosen.mock.calls).toEqual([[{ first: '2026-07-16', last: '2026-07-18' }, 'ladder']]);
});

test('the pointer previews the days of its own row only, after the first click', () => {
  const { cell, preview } = open();
  fireEvent.click(cell('drill 15'));
  firePointer(cell('ladder 18'), 'pointerover');
  expect(preview()).toBe('drill 2026-07-15 2026-07-15');
  firePointer(cell('drill 17'), 'pointerover');
  expect(preview()).toBe('drill 2026-07-15 2026-07-17');
});

test('the click that ends a drag on its first day does not start a selection', () => {
  const { cell, onChosen } = open();
  drag([cell('drill 15'), cell('drill 16'), cell('drill 15')]);
  fireEvent.click(cell('drill 15'));
  expect(onChosen.mock.calls).toEqual([[{ first: '2026-07-15', last: '2026-07-15' }, 'drill']]);
});
