import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';
import { Picture } from './Picture';
import { Stars } from './Stars';

test('a failed picture is replaced by its fallback, then by a named placeholder', () => {
  render(<Picture src="/a.svg" fallbackSrc="/default.svg" alt="Boremaskine" />);
  fireEvent.error(screen.getByRole('img', { name: 'Boremaskine' }));
  expect(screen.getByRole('img', { name: 'Boremaskine' })).toHaveAttribute('src', '/default.svg');
  fireEvent.error(screen.getByRole('img', { name: 'Boremaskine' }));
  expect(screen.getByRole('img', { name: 'Boremaskine' })).not.toHaveAttribute('src');
});

test('another source is loaded after a failure', () => {
  const { rerender } = render(<Picture src="/a.svg" alt="Sav" />);
  fireEvent.error(screen.getByRole('img', { name: 'Sav' }));
  rerender(<Picture src="/b.svg" alt="Sav" />);
  expect(screen.getByRole('img', { name: 'Sav' })).toHaveAttribute('src', '/b.svg');
});

test('pictures load lazily, except the first', () => {
  render(
    <>
      <Picture src="/far.svg" alt="Fjern" />
      <Picture src="/first.svg" alt="Først" eager />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Fjern' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img', { name: 'Først' })).toHaveAttribute('loading', 'eager');
});

test('an avatar falls back to the initial', () => {
  render(<Avatar letter="M" src="/gone.jpg" alt="Mette" />);
  fireEvent.error(screen.getByRole('img', { name: 'Mette' }));
  expect(screen.getByText('M')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Mette' })).not.toHaveAttribute('src');
});

test('stars are announced once, in words', () => {
  const { container } = render(
    <Stars value={4.8} text="4,8 (12)" label="4,8 af 5 stjerner, 12 bedømmelser" />,
  );
  // The service's content policy blocks style attributes in server-rendered pages.
  expect(container.querySelector('[style]')).toBeNull();
  expect(screen.getByText('4,8 af 5 stjerner, 12 bedømmelser')).toBeInTheDocument();
  expect(screen.getByText('4,8 (12)')).toHaveAttribute('aria-hidden', 'true');
});
