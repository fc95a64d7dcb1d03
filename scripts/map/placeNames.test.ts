import { findPlace } from '../../server/search/places/gazetteer';
import { placeNames } from '../../src/search/parts/map/placeNames';

test.each(placeNames)('%s has the coordinates of the gazetteer', (name, latitude, longitude) => {
  // Without the suffix that the postal service adds to tell places of the same name apart.
  const texts = [name, `${name} F`, `${name} M`, `${name} Sj`, `${name} J`];
  const places = texts.flatMap((text) => findPlace(text) ?? []);
  expect(places).toContainEqual(expect.objectContaining({ latitude, longitude }));
});
