import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { reference } from './reference.generated';

async function open(hash = '') {
  const rendered = await renderRoute(`/developers${hash}`);
  await screen.findByRole('heading', { level: 1, name: 'Developers' });
  return rendered;
}

it('documents every operation that a token may call, by topic', async () => {
  const { person } = await open();
  const bookings = within(screen.getByRole('region', { name: 'Bookings' }));
  const step = bookings.getByRole('heading', { level: 3, name: 'takeBookingStep', hidden: true });
  const entry = within(step.closest('details') as HTMLElement);
  expect(entry.getByText('Needs one of: MANAGE_BOOKINGS.')).not.toBeVisible();
  await person.click(bookings.getByText(/^\d+ operations$/));
  await person.click(step);
  expect(entry.getByText('Needs one of: MANAGE_BOOKINGS.')).toBeVisible();
  expect(entry.getByRole('link', { name: 'BookingStep!' })).toHaveAttribute(
    'href',
    '/developers#BookingStep',
  );
  const names = reference.topics.flatMap(({ operations }) => operations.map(({ name }) => name));
  expect(names).toContain('searchTools');
  expect(names).not.toContain('deleteAccount');
  for (const name of names) expect(document.getElementById(name)).not.toBeNull();
});

it('names the limit of an operation in an hour', async () => {
  await open();
  const heading = screen.getByRole('heading', { level: 3, name: 'importTools', hidden: true });
  expect(
    within(heading.closest('details') as HTMLElement).getByText(/At most 5 times an hour/),
  ).toBeInTheDocument();
});

it('links each type that a signature names to its fields', async () => {
  await open();
  const types = screen.getByRole('region', { name: 'Types' });
  const described = [...types.querySelectorAll('h3')].map((heading) => heading.textContent);
  expect(described).toEqual(reference.types.map(({ name }) => name));
  const named = [...document.querySelectorAll<HTMLAnchorElement>('main section a[href*="#"]')];
  expect(named.length).toBeGreaterThan(described.length);
  for (const { hash } of named) expect(document.getElementById(hash.slice(1))).not.toBeNull();
});

it('shows the programs of the examples', async () => {
  const { person } = await open();
  const [first] = reference.examples;
  await person.click(screen.getByText(first?.title ?? ''));
  expect(screen.getByLabelText(first?.title ?? '')).toHaveTextContent('Authorization: `Bearer');
});

it('opens the entry that the address or a link names', async () => {
  const { person } = await open('#takeBookingStep');
  const getEntry = (name: string) => document.getElementById(name)?.closest('details');
  expect(getEntry('takeBookingStep')).toHaveAttribute('open');
  expect(getEntry('BookingStep')).not.toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'BookingStep!' })).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'BookingStep!' }));
  await waitFor(() => expect(getEntry('BookingStep')).toHaveAttribute('open'));
});
