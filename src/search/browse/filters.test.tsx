import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { browse, field, searchBox, shownNames, world } from '../../../tests/helpers/app/browse';
import { FakeGraphqlError } from '../../../tests/helpers/app/fakeApi';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';

describe('the filters in the URL (D10)', () => {
  it.each([
    ['?q=sav', { searchTerm: 'sav' }, ['Rundsav']],
    ['?category=Kitchen', { categoryIds: [4] }, ['Røremaskine']],
    ['?category=kitchen-tools', { categoryIds: [4] }, ['Røremaskine']],
    ['?category=Power+Tools', { categoryIds: [1] }, ['Boremaskine', 'Rundsav']],
    [
      '?category=Kitchen&category=power-tools',
      { categoryIds: [1, 4] },
      ['Boremaskine', 'Rundsav', 'Røremaskine'],
    ],
    ['?min=20&max=80', { priceCentsMin: 2_000, priceCentsMax: 8_000 }, ['Boremaskine']],
    ['?distance=7&rating=4', { distanceMax: 7, ratingMin: 4 }, world.map(({ name }) => name)],
  ])('%s is sent to the service', async (query, variables, names) => {
    const { asked } = await browse(query);
    await waitFor(() => expect(shownNames()).toEqual(names));
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).toMatchObject(variables);
  });

  it('fill every control', async () => {
    await browse(
      '?q=ma&category=Kitchen&min=10&max=200&distance=7&rating=4&view=list&sort=price-desc',
    );
    expect(searchBox()).toHaveValue('ma');
    expect(screen.getByRole('checkbox', { name: 'Kitchen' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Power Tools' })).not.toBeChecked();
    expect(field('Min. pris')).toHaveValue(10);
    expect(field('Maks. pris')).toHaveValue(200);
    expect(screen.getByRole('slider', { name: 'Afstand' })).toHaveValue('7');
    expect(screen.getByRole('radio', { name: 'Mindst 4 stjerner' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Liste' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Sortér efter' })).toHaveValue('price-desc');
  });

  it('follow every control and omit defaults', async () => {
    const { person, address } = await browse();
    await person.click(screen.getByRole('checkbox', { name: 'Hand Tools' }));
    await waitFor(() => expect(address()).toBe('/browse?category=hand-tools'));
    await person.click(screen.getByRole('checkbox', { name: 'Kitchen' }));
    await person.click(screen.getByRole('radio', { name: 'Mindst 3 stjerner' }));
    await person.click(screen.getByRole('radio', { name: 'Liste' }));
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Sortér efter' }),
      'Pris: Lav til høj',
    );
    await waitFor(() =>
      expect(address()).toBe(
        '/browse?category=hand-tools&category=kitchen-tools&rating=3&view=list&sort=price-asc',
      ),
    );
    await person.click(screen.getByRole('checkbox', { name: 'Hand Tools' }));
    await person.click(screen.getByRole('checkbox', { name: 'Kitchen' }));
    await person.click(screen.getByRole('button', { name: 'Alle' }));
    await person.click(screen.getByRole('radio', { name: 'Gitter' }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sortér efter' }), 'Relevans');
    await waitFor(() => expect(address()).toBe('/browse'));
  });

  it('survive a visit to a tool page', async () => {
    const { person, history, address } = await browse('?category=Kitchen&max=100', {
      api: { tool: () => ({ tool: null }) },
    });
    await person.click(await screen.findByRole('link', { name: 'Røremaskine' }));
    await waitFor(() => expect(address()).toBe('/tool/3'));
    act(() => history.go(-1));
    await waitFor(() => expect(address()).toBe('/browse?category=Kitchen&max=100'));
    expect(await screen.findByRole('checkbox', { name: 'Kitchen' })).toBeChecked();
    // The count is rendered again when the number of all tools arrives.
    await waitFor(() => expect(screen.getByText('1 værktøj')).toBeInTheDocument());
    expect(field('Maks. pris')).toHaveValue(100);
  });

  it('are replaced when a link opens another search from the search page', async () => {
    const { person } = await browse('?q=sav&rating=2');
    await waitFor(() => expect(shownNames()).toEqual(['Rundsav']));
    const header = within(screen.getByRole('banner'));
    await person.click(header.getByRole('link', { name: 'Find værktøj' }));
    await waitFor(() => expect(shownNames()).toHaveLength(3));
    expect(searchBox()).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Mindst 2 stjerner' })).not.toBeChecked();
  });
});

describe('typing a search text (D11)', () => {
  it('sends one request with the whole text after a pause', async () => {
    const { person, asked, address } = await browse();
    await screen.findByText('3 værktøj');
    await person.type(searchBox(), 'rundsav');
    expect(searchBox()).toHaveValue('rundsav');
    expect(asked()).toHaveLength(1);
    await waitFor(() => expect(shownNames()).toEqual(['Rundsav']));
    expect(asked().map(({ searchTerm }) => searchTerm)).toEqual(['', 'rundsav']);
    expect(address()).toBe('/browse?q=rundsav');
  });

  it('skips the pause on Enter', async () => {
    const { person, address } = await browse();
    await person.type(searchBox(), 'bor{Enter}');
    expect(address()).toBe('/browse?q=bor');
  });

  it('can be cleared immediately', async () => {
    const { person, address } = await browse('?q=bor');
    await person.click(screen.getByRole('button', { name: 'Ryd søgningen' }));
    expect(searchBox()).toHaveValue('');
    expect(searchBox()).toHaveFocus();
    expect(address()).toBe('/browse');
    expect(screen.queryByRole('button', { name: 'Ryd søgningen' })).not.toBeInTheDocument();
  });

  it('does not navigate back after the member has left the page', async () => {
    jest.useFakeTimers();
    const { person, address } = await browse('', {
      api: { tool: () => ({ tool: null }) },
      advanceTimers: (milliseconds) => void jest.advanceTimersByTime(milliseconds),
    });
    await screen.findByText('3 værktøj');
    await person.type(searchBox(), 'bor');
    await person.click(screen.getByRole('link', { name: 'Rundsav' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(address()).toBe('/tool/2');
    jest.useRealTimers();
  });
});

describe('the filters (§2, §5, §9)', () => {
  it('offer every category, 0 to 500 kr., 1 to 50 km (default 25), and 1 to 5 stars', async () => {
    await browse();
    const categories = within(screen.getByRole('group', { name: 'Kategorier' }));
    expect(categories.getAllByRole('checkbox')).toHaveLength(11);
    expect(field('Min. pris')).toHaveValue(0);
    expect(field('Min. pris')).toHaveAttribute('min', '0');
    expect(field('Maks. pris')).toHaveValue(500);
    expect(field('Maks. pris')).toHaveAttribute('min', '0');
    const distance = screen.getByRole('slider', { name: 'Afstand' });
    expect(distance).toHaveValue('25');
    expect(distance).toHaveAttribute('min', '1');
    expect(distance).toHaveAttribute('max', '50');
    expect(distance).toHaveAttribute('aria-valuetext', '25 km');
    const rating = within(screen.getByRole('group', { name: 'Bedømmelse' }));
    expect(rating.getAllByRole('radio')).toHaveLength(5);
    for (const star of rating.getAllByRole('radio')) expect(star).not.toBeChecked();
  });

  it('limit the lowest price to the highest', async () => {
    const { person, address } = await browse('?max=60');
    await person.clear(field('Min. pris'));
    await person.type(field('Min. pris'), '90');
    expect(field('Min. pris')).toHaveValue(60);
    await waitFor(() => expect(address()).toBe('/browse?min=60&max=60'));
  });

  it('limit the highest price to the lowest without interrupting the typing', async () => {
    const { person, address } = await browse('?min=20');
    await person.clear(field('Maks. pris'));
    await person.type(field('Maks. pris'), '2');
    expect(field('Maks. pris')).toHaveValue(2);
    await waitFor(() => expect(address()).toBe('/browse?min=20&max=20'));
    await person.type(field('Maks. pris'), '50');
    expect(field('Maks. pris')).toHaveValue(250);
    await waitFor(() => expect(address()).toBe('/browse?min=20&max=250'));
    await person.clear(field('Maks. pris'));
    await person.type(field('Maks. pris'), '1');
    await person.tab();
    expect(field('Maks. pris')).toHaveValue(20);
    await waitFor(() => expect(address()).toBe('/browse?min=20&max=20'));
  });

  it('reset a cleared price to its default', async () => {
    const { person, address } = await browse('?min=20&max=60');
    await person.clear(field('Min. pris'));
    await person.clear(field('Maks. pris'));
    await waitFor(() => expect(address()).toBe('/browse'));
    await person.tab();
    expect(field('Maks. pris')).toHaveValue(500);
  });

  it('request the distance after a pause in sliding', async () => {
    const { asked } = await browse();
    await screen.findByText('3 værktøj');
    const distance = screen.getByRole('slider', { name: 'Afstand' });
    for (const value of ['24', '18', '9']) fireEvent.change(distance, { target: { value } });
    expect(distance).toHaveValue('9');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ distanceMax: 9 }));
    expect(asked()).toHaveLength(2);
  });

  it('offer Ryd alt only while something is set, and the heading takes its focus', async () => {
    const { person } = await browse('?rating=4');
    await person.click(screen.getByRole('button', { name: 'Ryd alt' }));
    expect(screen.queryByRole('button', { name: 'Ryd alt' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('are all removed by Ryd alt, which keeps view and sort order', async () => {
    const { person, address, asked } = await browse(
      '?q=sav&category=Kitchen&min=10&max=200&distance=7&rating=4&view=list&sort=price-asc',
    );
    await person.click(screen.getByRole('button', { name: 'Ryd alt' }));
    expect(searchBox()).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Kitchen' })).not.toBeChecked();
    expect(field('Min. pris')).toHaveValue(0);
    expect(field('Maks. pris')).toHaveValue(500);
    expect(screen.getByRole('slider')).toHaveValue('25');
    expect(screen.getByRole('radio', { name: 'Mindst 4 stjerner' })).not.toBeChecked();
    expect(address()).toBe('/browse?view=list&sort=price-asc');
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({
        searchTerm: '',
        categoryIds: [],
        priceCentsMin: 0,
        priceCentsMax: 50_000,
        distanceMax: 25,
        ratingMin: null,
        orderBy: 'PRICE',
      }),
    );
  });

  it('each have a chip that removes them and moves the focus on', async () => {
    const { person, address } = await browse(
      '?category=Kitchen&min=10&max=200&distance=7&rating=1',
    );
    const chips = () => within(screen.getByRole('list', { name: 'Aktive filtre' }));
    expect(
      chips()
        .getAllByRole('listitem')
        .map((chip) => plainSpaces(chip.textContent ?? '')),
    ).toEqual(['Kitchen', '10–200 kr./dag', 'Inden for 7 km', 'Mindst 1 stjerne']);
    await person.click(chips().getByRole('button', { name: 'Fjern filteret 10–200\u00a0kr./dag' }));
    expect(address()).toBe('/browse?category=Kitchen&distance=7&rating=1');
    expect(chips().getByRole('button', { name: 'Fjern filteret Inden for 7 km' })).toHaveFocus();
    await person.click(chips().getByRole('button', { name: 'Fjern filteret Mindst 1 stjerne' }));
    await person.click(chips().getByRole('button', { name: 'Fjern filteret Kitchen' }));
    await person.click(chips().getByRole('button', { name: 'Fjern filteret Inden for 7 km' }));
    expect(address()).toBe('/browse');
    expect(screen.queryByRole('list', { name: 'Aktive filtre' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('are in a drawer on a phone, whose button shows the number of active filters', async () => {
    const { person, address } = await browse('?category=Kitchen&rating=4');
    const open = screen.getByRole('button', { name: /^Filtre/ });
    expect(open).toHaveAccessibleName('Filtre 2 aktive');
    await person.click(open);
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtre' }));
    await person.click(drawer.getByRole('checkbox', { name: 'Kitchen' }));
    await waitFor(() => expect(address()).toBe('/browse?rating=4'));
    await person.click(await drawer.findByRole('button', { name: 'Vis 3 værktøj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Filtre/ })).toHaveAccessibleName('Filtre 1 aktivt');
  });

  it('fall back to built-in categories when the service cannot list them', async () => {
    const { asked } = await browse('?category=Kitchen', {
      api: {
        categories: () => {
          throw new FakeGraphqlError('No');
        },
      },
    });
    // The count is rendered again when the number of all tools arrives.
    await waitFor(() => expect(screen.getByText('1 værktøj')).toBeInTheDocument());
    expect(asked()[0]).toMatchObject({ categoryIds: [4] });
  });
});
