import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ToastMessage } from './Toast';
import { ToastArea } from './ToastArea';

const saved: ToastMessage = { id: 'saved', tone: 'success', text: 'Gemt i dine favoritter.' };
const failed: ToastMessage = {
  id: 'failed',
  tone: 'danger',
  text: 'Vi kunne ikke hente værktøjet.',
  actionLabel: 'Prøv igen',
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(toasts: ToastMessage[]) {
  const onDismiss = jest.fn();
  const onAction = jest.fn();
  const area = (list: ToastMessage[]) => (
    <ToastArea
      toasts={list}
      label="Beskeder"
      dismissLabel="Luk besked"
      onDismiss={onDismiss}
      onAction={onAction}
    />
  );
  const { rerender } = render(area(toasts));
  return { onDismiss, onAction, change: (list: ToastMessage[]) => rerender(area(list)) };
}

test('its live regions exist before the first toast', () => {
  const { change } = show([]);
  const region = screen.getByRole('region', { name: 'Beskeder' });
  const [urgent, calm] = [within(region).getByRole('alert'), within(region).getByRole('status')];
  expect(urgent).toBeEmptyDOMElement();

  change([saved, failed]);
  expect(within(region).getByRole('alert')).toBe(urgent);
  expect(urgent).toHaveTextContent('Vi kunne ikke hente værktøjet.');
  expect(urgent).not.toHaveTextContent('Gemt');
  expect(calm).toHaveTextContent('Gemt i dine favoritter.');
});

test('announces a message in its own language', () => {
  show([{ ...saved, text: 'Tool updated', lang: 'en' }]);
  expect(screen.getByText('Tool updated')).toHaveAttribute('lang', 'en');
});

test('success messages disappear automatically, failures stay', () => {
  const { actionLabel: _nothingToDo, ...hopeless } = failed;
  const { onDismiss } = show([saved, failed, { ...hopeless, id: 'hopeless' }]);
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(onDismiss).toHaveBeenCalledWith('saved');
});

test('its timeout is not reset by another toast or a new handler', () => {
  const onDismiss = jest.fn();
  const area = (list: ToastMessage[]) => (
    <ToastArea
      toasts={list}
      label="Beskeder"
      dismissLabel="Luk besked"
      onDismiss={(id) => onDismiss(id)}
    />
  );
  const { rerender } = render(area([saved]));
  act(() => jest.advanceTimersByTime(4000));
  rerender(area([saved, failed]));
  act(() => jest.advanceTimersByTime(4000));
  expect(onDismiss).toHaveBeenCalledWith('saved');
});

test('the focus on a toast pauses its timeout', () => {
  const { onDismiss } = show([saved]);
  act(() => jest.advanceTimersByTime(3000));
  fireEvent.focus(screen.getByRole('button', { name: 'Luk besked' }));
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button', { name: 'Luk besked' }));
  act(() => jest.advanceTimersByTime(6000));
  expect(onDismiss).toHaveBeenCalledWith('saved');
});

test('its action runs once and closes it', () => {
  const { onAction, onDismiss } = show([failed]);
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(onAction).toHaveBeenCalledWith('failed');
  expect(onDismiss).toHaveBeenCalledWith('failed');
});

test('closes with its button', () => {
  const { onDismiss } = show([failed]);
  fireEvent.click(screen.getByRole('button', { name: 'Luk besked' }));
  expect(onDismiss).toHaveBeenCalledWith('failed');
});
