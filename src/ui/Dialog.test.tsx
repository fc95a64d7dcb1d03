import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { Drawer } from './Drawer';
import { ToastArea } from './toast/ToastArea';

function SharePage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Del</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Del værktøjet" closeLabel="Luk">
        <Button>Kopiér link</Button>
      </Dialog>
    </>
  );
}

test('takes the focus, traps it, and returns it on Escape', async () => {
  const user = userEvent.setup();
  render(<SharePage />);
  await user.click(screen.getByRole('button', { name: 'Del' }));

  const dialog = await screen.findByRole('dialog', { name: 'Del værktøjet' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  expect(screen.queryByRole('button', { name: 'Del' })).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Kopiér link' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Luk' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Kopiér link' })).toHaveFocus();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Del' })).toHaveFocus());
});

test('keeps one banner and one footer while a dialog or a drawer is open', async () => {
  const parts = { open: true, onClose: jest.fn(), title: 'Del', closeLabel: 'Luk', footer: 'Gem' };
  render(
    <>
      <Dialog {...parts}>Et link</Dialog>
      <Drawer {...parts} side="right">
        Filtre
      </Drawer>
    </>,
  );
  await screen.findAllByRole('dialog', { hidden: true });
  for (const role of ['banner', 'contentinfo']) {
    expect(screen.queryByRole(role, { hidden: true })).not.toBeInTheDocument();
  }
});

test('includes only the checked one of several radio buttons in the tab order', async () => {
  const user = userEvent.setup();
  render(
    <Dialog open onClose={jest.fn()} title="Sortér" closeLabel="Luk">
      <input type="radio" name="sort" aria-label="Relevans" defaultChecked />
      <input type="radio" name="sort" aria-label="Afstand" />
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Luk' })).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Relevans' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Luk' })).toHaveFocus();
});

test('contains no buttons other than those given', async () => {
  confirm();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Cancel',
    'Delete',
  ]);
});

test('closes with its button', async () => {
  const user = userEvent.setup();
  render(<SharePage />);
  await user.click(screen.getByRole('button', { name: 'Del' }));
  await user.click(await screen.findByRole('button', { name: 'Luk' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

function confirm(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <ConfirmDialog
      open
      title="Delete Tool"
      text="Are you sure you want to delete this tool? This action cannot be undone."
      confirmLabel="Delete"
      cancelLabel="Cancel"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    />,
  );
  return { onConfirm, onCancel, user: userEvent.setup() };
}

test('a confirmation is announced with its description and focuses the harmless option', async () => {
  const { user, onConfirm, onCancel } = confirm();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Tool' });
  expect(dialog).toHaveAccessibleDescription(/This action cannot be undone/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a confirmation calls its handler', async () => {
  const { user, onConfirm } = confirm();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('ignores Escape and a second click while busy', async () => {
  const { user, onConfirm, onCancel } = confirm({ busy: true });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});

test('a drawer is named by its title and closes with Escape', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(
    <Drawer open onClose={onClose} side="right" title="Menu" closeLabel="Luk menu">
      <a href="/browse">Find værktøj</a>
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('a toast is announced and clickable while a dialog is open', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const onAction = jest.fn();
  render(
    <>
      <ToastArea
        toasts={[{ id: '1', tone: 'danger', text: 'Ingen forbindelse', actionLabel: 'Prøv igen' }]}
        label="Beskeder"
        dismissLabel="Luk besked"
        onDismiss={jest.fn()}
        onAction={onAction}
      />
      <Dialog open onClose={onClose} title="Del værktøjet" closeLabel="Luk" />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Luk' })).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Ingen forbindelse');
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(onAction).toHaveBeenCalledWith('1');
  expect(onClose).not.toHaveBeenCalled();
});
