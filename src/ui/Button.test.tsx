import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('does not submit a form by default', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Vis</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Vis' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('is disabled while loading', async () => {
  const onClick = jest.fn();
  render(
    <Button loading onClick={onClick}>
      Gem
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Gem' })).toHaveAttribute('aria-busy', 'true');
});

test('regains the focus after loading', () => {
  const { rerender } = render(<Button>Gem</Button>);
  const button = screen.getByRole('button', { name: 'Gem' });
  button.focus();
  rerender(<Button loading>Gem</Button>);
  // Browsers take the focus from a disabled element; jsdom does not.
  button.blur();
  rerender(<Button>Gem</Button>);
  expect(button).toHaveFocus();
});

test('leaves the focus where it has moved during loading', () => {
  const page = (loading: boolean) => (
    <>
      <Button loading={loading}>Gem</Button>
      <Button>Andet</Button>
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Gem' }).focus();
  rerender(page(true));
  screen.getByRole('button', { name: 'Andet' }).focus();
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Andet' })).toHaveFocus();
});
