import { screen } from '@testing-library/react';
import { browseLetter } from '../../../tests/helpers/app/browse';

describe('the address (D10)', () => {
  it('asks for no category that it does not know', async () => {
    const { asked } = await browseLetter('?category=Sailing');
    expect(await screen.findByText('Viser 3 værktøj')).toBeInTheDocument();
    expect(asked()[0]).toMatchObject({ categoryIds: [] });
  });
});
