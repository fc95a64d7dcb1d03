import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

describe('the how-it-works page', () => {
  it('shows four steps in order', async () => {
    await renderRoute('/how-it-works');
    await screen.findByRole('heading', { level: 1, name: 'How it works' });
    const names = ['Find the tool', 'Book and pay', 'Pick up and use', 'Return and review'];
    const steps = names.map((name) => screen.getByRole('heading', { level: 2, name }));
    const list = steps[0]?.closest('ol');
    expect(list?.children).toHaveLength(4);
    steps.forEach((step, index) => {
      expect(list?.children[index]).toContainElement(step);
    });
  });

  it('names three benefits', async () => {
    await renderRoute('/how-it-works');
    await screen.findByRole('heading', { name: 'Why people borrow instead of buying' });
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Cheaper than buying',
      'Fewer things, better used',
      'Help comes with it',
    ]);
  });

  it('answers four questions with the rules of the service', async () => {
    const { container } = await renderRoute('/how-it-works');
    await screen.findByRole('heading', { name: 'Good questions' });
    const answers = [...container.querySelectorAll('details')];
    expect(answers).toHaveLength(4);
    expect(answers[0]).toHaveTextContent('covers damage up to 5,000 kr.');
    expect(answers[1]).toHaveTextContent('It is free until two days before you pick up the tool.');
    expect(answers[2]).toHaveTextContent(
      "You pay one more day's price for each day that has begun.",
    );
    expect(answers[3]).toHaveTextContent('You get all of it back');
  });

  it('opens an answer when its question is clicked', async () => {
    const { person } = await renderRoute('/how-it-works');
    const question = await screen.findByText('Can I cancel a booking?');
    expect(question.closest('details')).not.toHaveAttribute('open');
    await person.click(question);
    expect(question.closest('details')).toHaveAttribute('open');
  });

  it('opens the answer in the URL', async () => {
    await renderRoute('/how-it-works#late');
    const question = await screen.findByText('What happens if I return it late?');
    expect(question.closest('details')).toHaveAttribute('open');
    expect(screen.getByText('Can I cancel a booking?').closest('details')).not.toHaveAttribute(
      'open',
    );
  });

  it('links to sign-up and to the tools', async () => {
    await renderRoute('/how-it-works');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(main.getByRole('link', { name: 'Browse tools' })).toHaveAttribute('href', '/browse');
    expect(document.title).toBe('How it works – Skuret');
  });
});
