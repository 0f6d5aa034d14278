import { distanceMiles } from '../grid.js';
import { placeOfGrid } from './national-grid.js';

const TEN_METRES = 0.0062;

/** The Ordnance Survey's own worked example gives this point in both systems. */
it('shifts the datum: 100 m and more without, a few metres with it', () => {
  const caister = { latitude: 52 + 39 / 60 + 28.8282 / 3600, longitude: 1 + 42 / 60 + 57.8663 / 3600 };
  const found = placeOfGrid(651_409.8, 313_177.45);
  expect(distanceMiles(found, caister)).toBeLessThan(TEN_METRES);
});
