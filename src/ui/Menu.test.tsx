import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Button } from './Button';
import { Menu } from './Menu';

function show() {
  const onDelete = jest.fn();
  render(
    <MemoryRouter>
      <Menu
        trigger={<Button>Flere valg</Button>}
        items={[
          { id: 'edit', label: 'Redigér', to: '/edit' },
          { id: 'delete', label: 'Slet', tone: 'danger', separated: true, onSelect: onDelete },
        ]}
      />
      <Routes>
        <Route path="/" element={<p>Liste</p>} />
        <Route path="/edit" element={<p>Formular</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return { onDelete, user: userEvent.setup() };
}

test('the keyboard opens it, walks it and chooses', async () => {
  const { user, onDelete } = show();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Redigér' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Slet' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('an entry can be a link', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Flere valg' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Redigér' }));
  expect(screen.getByText('Formular')).toBeInTheDocument();
});

test('Escape closes it and goes back to the button', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Flere valg' }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Flere valg' })).toHaveFocus());
});
