import { screen, waitFor } from '@testing-library/react';
import { browseLetter, shownNames } from '../../../tests/helpers/app/browse';

describe('the browse page in the letter (§2)', () => {
  it('has a disabled map button', async () => {
    const { person, address } = await browseLetter();
    const map = screen.getByRole('button', { name: 'Vis på kort' });
    expect(map).toHaveAttribute('aria-disabled', 'true');
    await person.click(map);
    expect(address()).toBe('/browse');
  });
});

describe('sorting in the letter (§2, D13)', () => {
  it.each([
    ['Pris: Lav til høj', ['Boremaskine', 'Røremaskine', 'Rundsav']],
    ['Pris: Høj til lav', ['Rundsav', 'Røremaskine', 'Boremaskine']],
    ['Bedømmelse', ['Boremaskine', 'Rundsav', 'Røremaskine']],
    ['Afstand', ['Boremaskine', 'Rundsav', 'Røremaskine']],
  ])('%s sorts the shown tools without a request', async (label, names) => {
    const { person, asked } = await browseLetter();
    await screen.findByText('Viser 3 værktøj');
    await person.selectOptions(screen.getByRole('combobox'), label);
    await waitFor(() => expect(shownNames()).toEqual(names));
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).not.toHaveProperty('orderBy');
    expect(asked()[0]).not.toHaveProperty('orderDirection');
  });
});
