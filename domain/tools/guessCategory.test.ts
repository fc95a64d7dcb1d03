import { sampleTools } from '../../sample/tools';
import { guessCategory } from './guessCategory';

it.each([
  ['Akku boremaskine 18 V', 'boremaskine', 'Power Tools'],
  ['Slagboremaskine til murværk', 'slagboremaskine', 'Power Tools'],
  ['Borehammer SDS-plus', 'borehammer', 'Power Tools'],
  ['Hammer', 'hammer', 'Hand Tools'],
  ['Flisesav', 'sav', 'Power Tools'],
  ['Japansk håndsav', 'håndsav', 'Hand Tools'],
  ['HÆKKEKLIPPER 60 cm', 'hækkeklipper', 'Garden & Lawn'],
  ['Haekkeklipper', 'hækkeklipper', 'Garden & Lawn'],
  ['Stanghækkeklipper til høje hække', 'hækkeklipper', 'Garden & Lawn'],
  ['Løvsuger og løvblæser i ét', 'løvblæser', 'Garden & Lawn'],
  ['Byggestøvsuger, klasse M', 'støvsuger', 'Cleaning'],
  ['Gasgrill til altanen', 'grill', 'Kitchen'],
  ['Festtelt 3 × 6 meter', 'telt', 'Outdoor'],
  ['To stiger', 'stige', 'Outdoor'],
  ['Maskintrailer 2.000 kg', 'trailer', 'Automotive'],
  ['Malersprøjte', 'malersprøjte', 'Painting'],
  ['Rørtang 2 tommer', 'rørtang', 'Plumbing'],
  ['Generator 5 kW', 'generator', 'Electrical'],
  ['Cordless drill 18 V', 'drill', 'Power Tools'],
  ['Small paint sprayer', 'paint sprayer', 'Painting'],
])('reads the trade’s word in the name: %s', (name, word, category) => {
  expect(guessCategory(name)).toEqual({ word, category });
});

it.each(['', '   ', 'Min gamle ven', 'Savanne', 'Telthus', '42'])(
  'makes no guess for: %s',
  (name) => {
    expect(guessCategory(name)).toBeNull();
  },
);

it('guesses no category that a tool of the sample data does not have', () => {
  const guesses = sampleTools.flatMap(({ name, categories }) => {
    const guess = guessCategory(name);
    return guess ? [{ name, guess: guess.category, own: categories.map((one) => one.name) }] : [];
  });
  expect(guesses.filter(({ guess, own }) => !own.includes(guess))).toEqual([]);
  expect(guesses.length).toBeGreaterThanOrEqual(25);
});
