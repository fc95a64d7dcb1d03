import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
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
  const navigate = useNavigate();
  return (
    <>
      <Link to="/tool">Tool</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
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

test('going back returns to where the former screen was, whatever was scrolled since', async () => {
  const scrollTo = jest.fn();
  window.scrollTo = scrollTo;
  const height = jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
  const scrollDownTo = (position: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
    fireEvent.scroll(window);
  };
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  scrollDownTo(500);
  fireEvent.click(screen.getByRole('link'));
  scrollDownTo(40);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 500));
  scrollDownTo(0);
  height.mockRestore();
});
