import { findPlace, knownPostcodes, placeNear, placesBeginning } from './gazetteer';

describe('findPlace', () => {
  it.each([
    ['2200', 'København N'],
    ['2200 København N', 'København N'],
    ['DK-2200 København N', 'København N'],
    ['  2200  ', 'København N'],
    ['København N', 'København N'],
    ['KØBENHAVN N', 'København N'],
    ['københavn n.', 'København N'],
    ['Kbh N', 'København N'],
    ['Kbh. N', 'København N'],
    ['Koebenhavn N', 'København N'],
    ['kobenhavn n', 'København N'],
    ['København', 'København'],
    ['Copenhagen', 'København'],
    ['København Ø', 'København Ø'],
    ['Nørrebro', 'Nørrebro'],
    ['Norrebro', 'Nørrebro'],
    ['noerrebro', 'Nørrebro'],
    ['Nørrebro, København', 'Nørrebro'],
    ['Amager, København', 'Amager'],
    ['Valby, København', 'Valby'],
    ['Islands Brygge', 'Islands Brygge'],
    ['Gentofte', 'Gentofte'],
    ['Hellerup', 'Hellerup'],
    ['Kgs. Lyngby', 'Kongens Lyngby'],
    ['Lyngby', 'Lyngby'],
    ['1050', 'København K'],
    ['1473 København K', 'København K'],
    ['1620 København V', 'København V'],
    ['1900', 'Frederiksberg C'],
    ['Frederiksberg', 'Frederiksberg'],
    ['Aarhus', 'Aarhus'],
    ['Århus', 'Aarhus'],
    ['århus c', 'Aarhus C'],
    ['Arhus', 'Aarhus'],
    ['8000 Aarhus C', 'Aarhus C'],
    ['Åbyhøj, Aarhus', 'Åbyhøj'],
    ['Aabyhoej', 'Åbyhøj'],
    ['Aalborg', 'Aalborg'],
    ['Odense', 'Odense'],
    ['viby', 'Viby'],
    ['Ålborg', 'Aalborg'],
    ['9220 Aalborg Ø', 'Aalborg Øst'],
    ['Aalborg Ø', 'Aalborg Øst'],
    ['Vejle Ø', 'Vejle Øst'],
    ['Ærøskøbing', 'Ærøskøbing'],
    ['Aeroeskoebing', 'Ærøskøbing'],
    ['Sdr. Omme', 'Sønder Omme'],
    ['Nr. Nebel', 'Nørre Nebel'],
    ['St. Heddinge', 'Store Heddinge'],
    ['Lem St', 'Lem St'],
    ['Skagen', 'Skagen'],
    ['9990', 'Skagen'],
    ['Nykøbing Falster', 'Nykøbing Falster'],
    ['Bækmarksbro', 'Bækmarksbro'],
    ['Vestergade 3, 8660 Skanderborg', 'Skanderborg'],
  ])('finds %p', (text, name) => {
    expect(findPlace(text)?.name).toBe(name);
  });

  it.each([[''], ['   '], [','], ['Xanadu'], ['9999'], ['0800'], ['22'], ['22000'], ['N'], ['💥']])(
    'does not find %p',
    (text) => {
      expect(findPlace(text)).toBeNull();
    },
  );

  it('distinguishes namesakes by a second name', () => {
    expect(findPlace('Viby, Aarhus')?.longitude).toBeCloseTo(10.16, 1);
    expect(findPlace('Viby, Roskilde')?.longitude).toBeCloseTo(12.02, 1);
    expect(findPlace('Vesterbro, København')?.longitude).toBeCloseTo(12.55, 1);
    expect(findPlace('Hasle, Aarhus')?.longitude).toBeCloseTo(10.16, 1);
    expect(findPlace('Hasle')?.postcode).toBe('3790');
  });

  it('ignores an unknown postcode before a name', () => {
    expect(findPlace('9999 Skagen')?.postcode).toBe('9990');
  });

  it.each([
    ['2200', 55.69, 12.55],
    ['8000', 56.16, 10.21],
    ['5000', 55.4, 10.39],
    ['9000', 57.05, 9.92],
    ['6700', 55.47, 8.45],
    ['3700', 55.1, 14.71],
    ['6950', 56.09, 8.24],
    ['7700', 56.96, 8.69],
  ])('returns coordinates for %s', (postcode, latitude, longitude) => {
    const place = findPlace(postcode);
    expect(place?.latitude).toBeCloseTo(latitude, 1);
    expect(place?.longitude).toBeCloseTo(longitude, 1);
  });
});

describe('gazetteer tables', () => {
  it('contain every postcode once, in order, inside Denmark', () => {
    const codes = knownPostcodes.map(({ postcode }) => postcode);
    expect(codes).toHaveLength(604);
    expect(codes).toEqual([...new Set(codes)].sort());
    for (const { postcode, name, latitude, longitude } of knownPostcodes) {
      expect(postcode).toMatch(/^[2-9]\d{3}$/);
      expect(name).toMatch(/^[A-ZÆØÅ]/);
      expect(latitude).toBeGreaterThan(54.5);
      expect(latitude).toBeLessThan(57.8);
      expect(longitude).toBeGreaterThan(8);
      expect(longitude).toBeLessThan(15.2);
    }
  });

  it('find every postcode by number, and by number and name', () => {
    for (const place of knownPostcodes) {
      expect(findPlace(place.postcode ?? '')).toBe(place);
      expect(findPlace(`${place.postcode} ${place.name}`)).toBe(place);
    }
  });

  it('find every name', () => {
    for (const { name } of knownPostcodes) expect(findPlace(name)?.name).toBe(name);
  });
});

describe('placeNear', () => {
  it.each([
    [55.71, 12.58, 'Østerbro'],
    [55.68, 12.57, 'Indre By'],
    [56.15, 10.21, 'Frederiksbjerg'],
    [57.72, 10.58, 'Skagen'],
    [55.1, 14.7, 'Rønne'],
    // Skåne and Flensburg have neighbours that are in Denmark.
    [55.6, 13, 'Dragør'],
  ])('finds at %d, %d the place %s', (latitude, longitude, name) => {
    expect(placeNear({ latitude, longitude })?.name).toBe(name);
  });

  it.each([
    [0, 0],
    [52.52, 13.4],
    [59.91, 10.75],
    [90, 180],
    [-90, -180],
  ])('finds no Danish place at %d, %d', (latitude, longitude) => {
    expect(placeNear({ latitude, longitude })).toBeNull();
  });

  it('returns only names that findPlace resolves to that place', () => {
    for (const { latitude, longitude } of knownPostcodes) {
      const near = placeNear({ latitude, longitude });
      const found = findPlace(near?.name ?? '');
      expect([near?.name, found?.latitude, found?.longitude]).toEqual([
        near?.name,
        near?.latitude,
        near?.longitude,
      ]);
    }
  });
});

describe('placesBeginning', () => {
  it.each([
    ['skag', ['Skagen']],
    ['SKAG', ['Skagen']],
    ['ærøsk', ['Ærøskøbing']],
    ['aerosk', ['Ærøskøbing']],
    ['9990', ['9990 Skagen']],
    ['999', ['9990 Skagen']],
    ['', []],
    ['  ', []],
    ['!', []],
    ['atlantis', []],
    ['99999', []],
  ])('suggests for %j', (text, names) => {
    expect(placesBeginning(text, 8)).toEqual(names);
  });

  it('limits the suggestions, shortest first, and findPlace finds each', () => {
    const names = placesBeginning('a', 8);
    expect(names).toHaveLength(8);
    expect(names.toSorted((one, other) => one.length - other.length)).toEqual(names);
    for (const first of 'abcdefghijklmnoprstuvyæøå12345678') {
      for (const name of placesBeginning(first, 1_000)) expect(findPlace(name)).not.toBeNull();
    }
  });

  it('lists towns before their districts', () => {
    expect(placesBeginning('aarhus', 8)[0]).toBe('Aarhus');
    expect(placesBeginning('århus', 8)[0]).toBe('Aarhus');
  });
});
