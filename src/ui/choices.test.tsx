import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Checkbox } from './Checkbox';
import { Chip } from './Chip';
import { RadioGroup } from './RadioGroup';
import { RangePairSlider } from './RangePairSlider';
import { RangeSlider } from './RangeSlider';
import { RatingChoice } from './RatingChoice';
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

test('stars are five radio buttons, chosen by press and by arrows', async () => {
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

test('stars can be taken back', async () => {
  const user = userEvent.setup();
  render(<Rating />);
  expect(screen.queryByRole('button', { name: 'Ryd bedømmelse' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '3 stjerner' }));
  await user.click(screen.getByRole('button', { name: 'Ryd bedømmelse' }));
  expect(screen.getByRole('status')).toHaveTextContent('ingen');
  expect(screen.getByRole('radio', { name: '3 stjerner' })).not.toBeChecked();
});

test('a slider says its value with the unit', () => {
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
  // The policy of the service blocks it in a page that it has rendered.
  expect(slider).not.toHaveAttribute('style');
  expect(screen.getByText('25 km')).toBeInTheDocument();
  fireEvent.change(slider, { target: { value: '40' } });
  expect(onChange).toHaveBeenCalledWith(40);
});

test('neither thumb of a pair passes the other', () => {
  const onChange = jest.fn();
  render(
    <RangePairSlider
      label="Pris pr. dag"
      lowLabel="Laveste pris"
      highLabel="Højeste pris"
      min={0}
      max={500}
      value={[100, 300]}
      valueText={(kroner) => `${kroner} kr.`}
      onChange={onChange}
    />,
  );
  fireEvent.change(screen.getByRole('slider', { name: 'Laveste pris' }), {
    target: { value: '400' },
  });
  expect(onChange).toHaveBeenLastCalledWith([300, 300]);
  fireEvent.change(screen.getByRole('slider', { name: 'Højeste pris' }), {
    target: { value: '50' },
  });
  expect(onChange).toHaveBeenLastCalledWith([100, 100]);
});

test('a segmented control is one choice, its pictures have names', async () => {
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

test('radios tell their group and their choice', async () => {
  const onChange = jest.fn();
  render(
    <RadioGroup
      label="Betaling"
      error="Vælg en måde at betale på"
      value={null}
      onChange={onChange}
      options={[
        { value: 'card', label: 'Kort' },
        { value: 'later', label: 'Faktura', disabled: true },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Betaling' })).toHaveAccessibleDescription(
    'Vælg en måde at betale på',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Kort' }));
  expect(onChange).toHaveBeenCalledWith('card');
  expect(screen.getByRole('radio', { name: 'Faktura' })).toBeDisabled();
});

test('a checkbox is ticked by its label and read with its error', async () => {
  render(<Checkbox label="Jeg accepterer vilkårene" error="Sæt hak for at fortsætte" />);
  const box = screen.getByRole('checkbox', { name: 'Jeg accepterer vilkårene' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Sæt hak for at fortsætte');
  await userEvent.click(screen.getByText('Jeg accepterer vilkårene'));
  expect(box).toBeChecked();
});

test('a switch is named by its label alone', () => {
  render(<Switch label="E-mail" hint="Når nogen booker" defaultChecked />);
  const control = screen.getByRole('switch', { name: 'E-mail' });
  expect(control).toBeChecked();
  expect(control).toHaveAccessibleDescription('Når nogen booker');
});

test('a chip toggles, is taken away, or leads somewhere', async () => {
  const onToggle = jest.fn();
  const onRemove = jest.fn();
  render(
    <MemoryRouter>
      <Chip pressed count={3} onToggle={onToggle}>
        Active
      </Chip>
      <Chip onRemove={onRemove} removeLabel="Fjern Have">
        Have
      </Chip>
      <Chip to="/browse?category=garden-tools">Garden & Lawn</Chip>
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
