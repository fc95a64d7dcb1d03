import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { useScrollAndFocus } from './useScrollAndFocus';

let arrive: () => void = () => undefined;

/** A screen whose heading is another element once its data have come, as a placeholder's is. */
function Screen() {
  const [isLoaded, setLoaded] = useState(false);
  arrive = () => setLoaded(true);
  return isLoaded ? (
    <section>
      <h1>Loaded</h1>
      <button type="button">Next</button>
    </section>
  ) : (
    <h1>Placeholder</h1>
  );
}

function Site() {
  useScrollAndFocus();
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/tool">Tool</Link>
      <main>{pathname === '/tool' ? <Screen /> : <h1>Home</h1>}</main>
    </>
  );
}

beforeEach(() => {
  window.scrollTo = () => undefined;
});

function follow() {
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  link.focus();
  act(() => link.click());
}

test('the focus stays on the heading when the loaded screen replaces its placeholder', async () => {
  follow();
  expect(screen.getByRole('heading', { name: 'Placeholder' })).toHaveFocus();
  act(arrive);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Loaded' })).toHaveFocus());
});

test('the focus stays where the person has moved it meanwhile', async () => {
  follow();
  const link = screen.getByRole('link');
  act(() => link.focus());
  act(arrive);
  expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeVisible();
  expect(link).toHaveFocus();
});
