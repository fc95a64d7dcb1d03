import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Checkbox } from './Checkbox';
import { Chip, LinkChip } from './Chip';
import { RangeSlider } from './RangeSlider';
import { RatingChoice } from './RatingChoice';
import { RemovableChip } from './RemovableChip';
import { SegmentedControl } from './SegmentedControl';
import { Switch } from './Switch';

function Rating() {
  const [stars, setStars] = useState<number | null>(null);
  return (
    <>
      <RatingChoice
        label="Mindste bedømmelse"
        value={stars}
        onChange={setStars}
        optionLabel={(count) => (count === 1 ? '1 stjerne' : `${count} stjerner`)}
        clearLabel="Ryd bedømmelse"
      />
      <output>{stars ?? 'ingen'}</output>
    </>
  );
}

test('stars are five radio buttons, chosen with a click or the arrow keys', async () => {
  const user = userEvent.setup();
  render(<Rating />);
  expect(screen.getByRole('group', { name: 'Mindste bedømmelse' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    '1 stjerne',
    '2 stjerner',
    '3 stjerner',
    '4 stjerner',
    '5 stjerner',
  ]);
  await user.click(screen.getByRole('radio', { name: '4 stjerner' }));
  expect(screen.getByRole('status')).toHaveTextContent('4');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('5');
});

test('stars can be cleared', async () => {
  const user = userEvent.setup();
  render(<Rating />);
  expect(screen.queryByRole('button', { name: 'Ryd bedømmelse' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '3 stjerner' }));
  await user.click(screen.getByRole('button', { name: 'Ryd bedømmelse' }));
  expect(screen.getByRole('status')).toHaveTextContent('ingen');
  expect(screen.getByRole('radio', { name: '3 stjerner' })).not.toBeChecked();
});

test('a slider announces its value with the unit', () => {
  const onChange = jest.fn();
  render(
    <RangeSlider
      label="Afstand"
      min={1}
      max={50}
      value={25}
      valueText="25 km"
      onChange={onChange}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Afstand' });
  expect(slider).toHaveAttribute('aria-valuetext', '25 km');
  expect(screen.getByText('25 km')).toBeInTheDocument();
  fireEvent.change(slider, { target: { value: '40' } });
  expect(onChange).toHaveBeenCalledWith(40);
});

test('a slider fills its track up to its thumb, without a server-rendered style attribute', () => {
  const slider = (value: number) => (
    <RangeSlider label="Afstand" min={0} max={50} value={value} valueText="" onChange={jest.fn()} />
  );
  expect(renderToString(slider(10))).not.toContain('style=');
  const { rerender } = render(slider(10));
  const filled = () =>
    getComputedStyle(screen.getByRole('slider', { name: 'Afstand' })).getPropertyValue('--filled');
  expect(filled()).toBe('20%');
  rerender(slider(40));
  expect(filled()).toBe('80%');
});

test('a segmented control is one radio group, and its icons have names', async () => {
  const onChange = jest.fn();
  render(
    <SegmentedControl
      label="Visning"
      value="grid"
      onChange={onChange}
      options={[
        { value: 'grid', label: 'Gitter', icon: <svg aria-hidden="true" />, hideLabel: true },
        { value: 'list', label: 'Liste', icon: <svg aria-hidden="true" />, hideLabel: true },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Visning' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Gitter' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Liste' }));
  expect(onChange).toHaveBeenCalledWith('list');
});

test('a checkbox is checked by clicking its label', async () => {
  render(<Checkbox label="Jeg accepterer vilkårene" />);
  const box = screen.getByRole('checkbox', { name: 'Jeg accepterer vilkårene' });
  await userEvent.click(screen.getByText('Jeg accepterer vilkårene'));
  expect(box).toBeChecked();
});

test('a switch is named by its label only', () => {
  render(<Switch label="E-mail" hint="Når nogen booker" defaultChecked />);
  const control = screen.getByRole('switch', { name: 'E-mail' });
  expect(control).toBeChecked();
  expect(control).toHaveAccessibleDescription('Når nogen booker');
});

test('a chip toggles, is removed, or is a link', async () => {
  const onToggle = jest.fn();
  const onRemove = jest.fn();
  render(
    <MemoryRouter>
      <Chip pressed count={3} onToggle={onToggle}>
        Active
      </Chip>
      <RemovableChip onRemove={onRemove} removeLabel="Fjern Have">
        Have
      </RemovableChip>
      <LinkChip to="/browse?category=garden-tools">Garden & Lawn</LinkChip>
    </MemoryRouter>,
  );
  const toggle = screen.getByRole('button', { name: 'Active 3' });
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle);
  expect(onToggle).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Fjern Have' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Garden & Lawn' })).toHaveAttribute(
    'href',
    '/browse?category=garden-tools',
  );
});
