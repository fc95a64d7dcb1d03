import { screen } from '@testing-library/react';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

describe('the how-it-works page in the letter', () => {
  it('answers four questions with its own policy texts', async () => {
    const { container } = await renderLetter('/how-it-works');
    await screen.findByRole('heading', { name: 'Good questions' });
    const answers = [...container.querySelectorAll('details')];
    expect(answers).toHaveLength(4);
    expect(answers[0]).toHaveTextContent('up to $1,000 for accidental damage');
    expect(answers[0]).toHaveTextContent('Premium covers up to $5,000, including theft');
    expect(answers[1]).toHaveTextContent('Cancellation is free up to 24 hours before pickup');
    expect(answers[2]).toHaveTextContent("An extra day's price is charged for late returns");
    expect(answers[3]).toHaveTextContent('It is refundable');
  });
});
