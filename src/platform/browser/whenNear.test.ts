import { hideElement, showElement } from '../../../tests/helpers/app/fakeObservers';
import { whenNear } from './whenNear';

function element(): Element {
  const made = document.createElement('div');
  document.body.append(made);
  return made;
}

test('calls back once, however often the element comes into view', () => {
  const end = element();
  const then = jest.fn();
  whenNear(end, then);
  expect(then).not.toHaveBeenCalled();
  showElement(end);
  hideElement(end);
  showElement(end);
  expect(then).toHaveBeenCalledTimes(1);
});

test('calls back immediately for an element that is already near', async () => {
  const end = element();
  showElement(end);
  const then = jest.fn();
  whenNear(end, then);
  await Promise.resolve();
  expect(then).toHaveBeenCalledTimes(1);
});

test('does not call back once it is stopped', () => {
  const end = element();
  const then = jest.fn();
  const stop = whenNear(end, then);
  stop();
  showElement(end);
  expect(then).not.toHaveBeenCalled();
});
