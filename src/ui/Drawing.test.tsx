import { fireEvent, render } from '@testing-library/react';
import { Drawing } from './Drawing';

test('a drawing that cannot be fetched leaves no frame', () => {
  const { container } = render(<Drawing src="/images/scenes/error.svg" width={320} height={240} />);
  const drawing = container.querySelector('img');
  if (!drawing) throw new Error('There is no drawing');
  expect(drawing).toHaveAttribute('alt', '');
  fireEvent.error(drawing);
  expect(container).toBeEmptyDOMElement();
});
