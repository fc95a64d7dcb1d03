import { act, screen } from '@testing-library/react';
import { browseLetter } from '../../../tests/helpers/app/browse';

describe('result counts in the letter', () => {
  it('are never requested', async () => {
    const { api: service } = await browseLetter();
    await screen.findByText('Viser 3 værktøj');
    await act(service.idle);
    expect(service.callsOf('searchFacets')).toEqual([]);
    expect(service.callsOf('searchOrigin')).toEqual([]);
  });
});
