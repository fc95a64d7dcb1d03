import { fireEvent, render, screen } from '@testing-library/react';
import { NumberField } from './NumberField';

const insert = jest.fn(() => true);
beforeEach(() => {
  insert.mockClear();
  document.execCommand = insert;
});

const paste = (text: string) =>
  fireEvent.paste(screen.getByRole('spinbutton'), { clipboardData: { getData: () => text } });

/** Types a character. React reads it from `keypress`, because jsdom has no `textInput`. */
const type = (character: string) =>
  fireEvent.keyPress(screen.getByRole('spinbutton'), { which: character.charCodeAt(0) });

describe('in a browser with a decimal point', () => {
  it('inserts a typed comma as a point', () => {
    render(<NumberField label="Pris" step="any" />);
    // False: the browser does not insert the comma itself, which would drop it.
    expect(type(',')).toBe(false);
    expect(insert).toHaveBeenCalledWith('insertText', false, '.');
  });

  it.each([
    ['any', '.'],
    ['any', '5'],
    [undefined, ','],
  ] as const)('leaves it to the browser: step %s, typed %j', (step, character) => {
    render(<NumberField label="Antal" step={step} />);
    expect(type(character)).toBe(true);
    expect(insert).not.toHaveBeenCalled();
  });

  it.each([
    ['49,50', '49.50'],
    [' 1.234,50 ', '1234.50'],
    [',5', '.5'],
  ])('inserts a pasted %j as %j', (text, inserted) => {
    render(<NumberField label="Pris" step="any" />);
    // False: the browser does not insert the text itself.
    expect(paste(text)).toBe(false);
    expect(insert).toHaveBeenCalledWith('insertText', false, inserted);
  });

  it.each([
    ['any', '49.50'],
    [undefined, '49,50'],
  ] as const)('leaves it to the browser: step %s, pasted %j', (step, text) => {
    render(<NumberField label="Antal" step={step} />);
    expect(paste(text)).toBe(true);
    expect(insert).not.toHaveBeenCalled();
  });
});
