import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './FileDrop';

const picture = new File(['x'], 'bor.png', { type: 'image/png' });
const text = new File(['x'], 'noter.txt', { type: 'text/plain' });

function show(disabled = false) {
  const onFiles = jest.fn();
  render(
    <>
      <FileDrop
        label="Billede"
        chooseLabel="Vælg et billede"
        hint="PNG, JPG, GIF op til 10MB"
        accept="image/*"
        disabled={disabled}
        onFiles={onFiles}
      />
      <input aria-label="Navn" />
    </>,
  );
  return onFiles;
}

const input = () => screen.getByLabelText('Billede Vælg et billede');

function paste(target: Element, files: File[]) {
  const event = createEvent.paste(target, { clipboardData: { files } });
  fireEvent(target, event);
}

test('takes a chosen file, and the same one again', async () => {
  const onFiles = show();
  expect(input()).toHaveAccessibleDescription('PNG, JPG, GIF op til 10MB');
  await userEvent.upload(input(), picture);
  await userEvent.upload(input(), picture);
  expect(onFiles).toHaveBeenCalledTimes(2);
  expect(onFiles).toHaveBeenCalledWith([picture]);
});

test('takes a dropped file of the right kind alone', () => {
  const onFiles = show();
  fireEvent.drop(screen.getByText('Vælg et billede'), { dataTransfer: { files: [text, picture] } });
  expect(onFiles).toHaveBeenCalledWith([picture]);
  fireEvent.drop(screen.getByText('Vælg et billede'), { dataTransfer: { files: [text] } });
  expect(onFiles).toHaveBeenCalledTimes(1);
});

test('takes a pasted picture, but not out of a text field', () => {
  const onFiles = show();
  paste(screen.getByLabelText('Navn'), [picture]);
  expect(onFiles).not.toHaveBeenCalled();
  paste(document.body, [picture]);
  expect(onFiles).toHaveBeenCalledWith([picture]);
});

test('takes nothing while it is switched off', () => {
  const onFiles = show(true);
  fireEvent.drop(screen.getByText('Vælg et billede'), { dataTransfer: { files: [picture] } });
  paste(document.body, [picture]);
  expect(onFiles).not.toHaveBeenCalled();
});

test('hands back what it does not take', () => {
  const onRejected = jest.fn();
  render(
    <FileDrop
      label="Billede"
      chooseLabel="Vælg et billede"
      accept="image/*"
      onFiles={jest.fn()}
      onRejected={onRejected}
    />,
  );
  fireEvent.drop(screen.getByText('Vælg et billede'), { dataTransfer: { files: [text] } });
  expect(onRejected).toHaveBeenCalledWith([text]);
  fireEvent.drop(screen.getByText('Vælg et billede'), { dataTransfer: { files: [] } });
  expect(onRejected).toHaveBeenCalledTimes(1);
});
