import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './FileDrop';

const picture = new File(['x'], 'bor.png', { type: 'image/png' });
const text = new File(['x'], 'noter.txt', { type: 'text/plain' });

const getField = (onFile: (file: File) => void, error?: string) => (
  <>
    <FileDrop
      label="Billede"
      chooseLabel="Vælg et billede"
      dropText="eller træk det hertil"
      hint="PNG, JPG, GIF op til 10MB"
      error={error}
      accept="image/*"
      onFile={onFile}
    />
    <input aria-label="Navn" />
  </>
);

function show(error?: string) {
  const onFile = jest.fn();
  render(getField(onFile, error));
  return onFile;
}

const input = () => screen.getByLabelText('Billede Vælg et billede');

function paste(target: Element, files: File[]) {
  const event = createEvent.paste(target, { clipboardData: { files } });
  fireEvent(target, event);
}

test('accepts a chosen file, and the same file again', async () => {
  const onFile = show();
  expect(input()).toHaveAccessibleDescription('PNG, JPG, GIF op til 10MB');
  await userEvent.upload(input(), picture);
  await userEvent.upload(input(), picture);
  expect(onFile).toHaveBeenCalledTimes(2);
  expect(onFile).toHaveBeenCalledWith(picture);
});

test('is marked as invalid with the reason and the hint', () => {
  show('Vælg et mindre billede.');
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Vælg et mindre billede. PNG, JPG, GIF op til 10MB');
});

test('accepts the first dropped file of the right type, or passes on another for rejection', () => {
  const onFile = show();
  const drop = (files: File[]) =>
    fireEvent.drop(screen.getByText('Vælg et billede'), { dataTransfer: { files } });
  drop([text, picture]);
  expect(onFile).toHaveBeenLastCalledWith(picture);
  drop([text]);
  expect(onFile).toHaveBeenLastCalledWith(text);
  drop([]);
  expect(onFile).toHaveBeenCalledTimes(2);
});

test('accepts a pasted picture, except in a text field', () => {
  const onFile = show();
  paste(screen.getByLabelText('Navn'), [picture]);
  expect(onFile).not.toHaveBeenCalled();
  paste(document.body, [picture]);
  expect(onFile).toHaveBeenCalledWith(picture);
});

test('accepts a pasted picture once however often it has rendered, and none after it is gone', () => {
  const onFile = jest.fn();
  const { rerender, unmount } = render(getField(onFile));
  rerender(getField(onFile));
  paste(document.body, [picture]);
  expect(onFile).toHaveBeenCalledTimes(1);
  unmount();
  paste(document.body, [picture]);
  expect(onFile).toHaveBeenCalledTimes(1);
});

test('accepts several files when allowed', () => {
  const onFiles = jest.fn();
  render(
    <FileDrop
      label="Billeder"
      chooseLabel="Vælg billeder"
      dropText="eller træk dem hertil"
      hint="Op til 8"
      error={undefined}
      accept="image/png"
      multiple
      onFiles={onFiles}
    />,
  );
  fireEvent.drop(screen.getByText('Vælg billeder'), { dataTransfer: { files: [text, picture] } });
  expect(onFiles).toHaveBeenLastCalledWith([text, picture]);
  fireEvent.drop(screen.getByText('Vælg billeder'), { dataTransfer: { files: [] } });
  expect(onFiles).toHaveBeenCalledTimes(1);
});
