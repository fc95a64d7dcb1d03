import { act, render, screen } from '@testing-library/react';
import { useHeadingInView } from './useHeadingInView';

const ids = ['first', 'second', 'third'];

function Article() {
  const current = useHeadingInView(ids);
  return (
    <>
      {ids.map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
      <p role="status">{current ?? 'none'}</p>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
});

/** An article whose headings stand 1,000 px apart, the first at 400; the page is 3,000 px high. */
function open() {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3_000);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return { top: 400 + ids.indexOf(this.id) * 1_000 - window.scrollY } as DOMRect;
  });
  render(<Article />);
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
    act(() => {
      window.dispatchEvent(new Event('scroll'));
      jest.runOnlyPendingTimers();
    });
    return screen.getByRole('status').textContent;
  };
  return { scrollTo };
}

test.each([
  [0, 'none'],
  [239, 'none'],
  [240, 'first'],
  [1_239, 'first'],
  [1_240, 'second'],
])('at %i px the current heading is %s', (top, expected) => {
  const { scrollTo } = open();
  expect(scrollTo(top)).toBe(expected);
});

test('the last heading is current at the end of the page, even if it cannot reach the top', () => {
  const { scrollTo } = open();
  expect(scrollTo(3_000 - window.innerHeight - 3)).toBe('second');
  expect(scrollTo(3_000 - window.innerHeight)).toBe('third');
  expect(scrollTo(240)).toBe('first');
});
