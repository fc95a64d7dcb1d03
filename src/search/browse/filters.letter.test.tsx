import { screen } from '@testing-library/react';
import { browseLetter } from '../../../tests/helpers/app/browse';

describe('the filters in the URL in the letter (D10)', () => {
  it('ignore an unknown category', async () => {
    const { asked } = await browseLetter('?category=Sailing');
    expect(await screen.findByText('Viser 3 værktøj')).toBeInTheDocument();
    expect(asked()[0]).toMatchObject({ categoryIds: [] });
  });
});
