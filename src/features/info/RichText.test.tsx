import { render, screen } from '@testing-library/react';
import { RichText } from './RichText';

describe('a text with more than words in it', () => {
  it.each([
    ['Read <link>the rules</link> <strong>first</strong>.', 'Read the rules first.'],
    ['<strong>Først</strong> skal du læse <link>reglerne</link>', 'Først skal du læse reglerne'],
  ])('has it where the language wants it: %s', (text, said) => {
    const { container } = render(
      <RichText text={text} parts={{ link: (words) => <a href="/terms">{words}</a> }} />,
    );
    expect(container).toHaveTextContent(said);
    expect(screen.getByRole('link', { name: /^(the rules|reglerne)$/ })).toHaveAttribute(
      'href',
      '/terms',
    );
    expect(screen.getByText(/^first|Først$/).tagName).toBe('STRONG');
  });

  it('is plain without marks, and shows the words of a mark it does not know', () => {
    const { container } = render(<RichText text="Less < more, <b>bold</b>" />);
    expect(container).toHaveTextContent('Less < more, bold');
  });
});
