import { csvOf } from './csv.js';

const column = (value: string | number | boolean | null) => csvOf([['Heading', () => value]], [0]);

describe('csvOf', () => {
  it('writes a heading and a line for each row', () => {
    const columns = [
      ['Name', ({ name }: { name: string }) => name],
      ['Age', ({ age }: { age: number }) => age],
    ] as const;
    expect(csvOf(columns, [{ name: 'Ada', age: 36 }])).toBe('\ufeffName,Age\r\nAda,36\r\n');
  });

  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+44 7700', "'+44 7700"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['|cmd', "'|cmd"],
    ['｜cmd', "'｜cmd"],
    ['＝1+1', "'＝1+1"],
    ['a, "b"', '"a, ""b"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
  ])('keeps %j text', (text, shown) => {
    expect(column(text)).toBe(`\ufeffHeading\r\n${shown}\r\n`);
  });

  it.each([
    [-1, '-1'],
    [null, ''],
    [true, 'yes'],
    [false, 'no'],
  ])('writes %p plainly', (value, shown) => {
    expect(column(value)).toBe(`\ufeffHeading\r\n${shown}\r\n`);
  });
});
