import { yearOf } from './attribution.js';

const NOW = new Date('2026-11-30T12:00:00Z');
const written = (...years: number[]) =>
  years.map((year) => ({ name: 'Data/codepo.csv', modifiedAt: new Date(`${year}-06-01T12:00:00Z`) }));

describe('the year of the data', () => {
  it.each([
    ['that of the newest file', 'codepo.zip', written(2022, 2024, 2023), 2024],
    ['no year to come, which a wrong clock wrote', 'codepo.zip', written(2024, 2031), 2024],
    [
      'no year before there was such data, as of a zip without dates',
      'codepo.zip',
      written(1980, 2024),
      2024,
    ],
    ['the year of the import if no file has another', 'codepo.zip', written(1980), 2026],
    ['the year of the name before that of the files', 'NSPL_MAY_2025_UK.zip', written(2024), 2025],
    ['no part of a longer number in the name', 'export-1202013.zip', written(2024), 2024],
  ])('is %s', (_, source, files, year) => {
    expect(yearOf(source, files, NOW)).toBe(year);
  });
});
