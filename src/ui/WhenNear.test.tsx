import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { hideElement, showElement } from '../../tests/helpers/app/fakeObservers';
import { useInView } from './useInView';
import { WhenNear } from './WhenNear';

describe('WhenNear', () => {
  test('renders its content once it comes into view, and keeps it', () => {
    const mounted = jest.fn();
    function Content() {
      mounted();
      return <p>Værktøj i nærheden</p>;
    }
    const { container } = render(
      <WhenNear name="next" distance={200}>
        <Content />
      </WhenNear>,
    );
    expect(mounted).not.toHaveBeenCalled();
    const place = container.firstElementChild as Element;
    showElement(place);
    expect(screen.getByText('Værktøj i nærheden')).toBeInTheDocument();
    hideElement(place);
    expect(screen.getByText('Værktøj i nærheden')).toBeInTheDocument();
  });

  test('ignores another element coming into view', () => {
    const { container } = render(
      <>
        <WhenNear name="one" distance={200}>
          <p>Første</p>
        </WhenNear>
        <WhenNear name="two" distance={200}>
          <p>Anden</p>
        </WhenNear>
      </>,
    );
    showElement(container.lastElementChild as Element);
    expect(screen.queryByText('Første')).not.toBeInTheDocument();
    expect(screen.getByText('Anden')).toBeInTheDocument();
  });
});

test('useInView tracks an element into and out of view', () => {
  function Box() {
    const box = useRef<HTMLElement>(null);
    const inView = useInView(box);
    return (
      <section ref={box} aria-label="Pris">
        {inView ? 'i syne' : 'ude af syne'}
      </section>
    );
  }
  render(<Box />);
  const box = screen.getByRole('region', { name: 'Pris' });
  expect(box).toHaveTextContent('ude af syne');
  showElement(box);
  expect(box).toHaveTextContent('i syne');
  hideElement(box);
  expect(box).toHaveTextContent('ude af syne');
});
