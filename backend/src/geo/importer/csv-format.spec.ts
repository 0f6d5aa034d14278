import { detectFormat } from './csv-format.js';

function read(header: string, row: string) {
  const format = detectFormat(header.split(','));
  return format?.read(row.split(','));
}

const OX1_2JD = {
  kind: 'unit',
  postcode: 'OX1 2JD',
  latitude: 51.75804,
  longitude: -1.26199,
  isTerminated: false,
};

describe('detectFormat', () => {
  it.each([
    [
      'of May 2025',
      'pcd,pcd2,pcds,dointr,doterm,usertype,oseast1m,osnrth1m,lat,long',
      'OX1 2JD,OX1  2JD,OX1 2JD,198001,,0,451000,206000,51.75804,-1.26199',
    ],
    [
      'of 2026',
      'pcd7,pcd8,pcds,dointr,doterm,usrtypind,east1m,north1m,lat,long',
      'OX1 2JD,OX1  2JD,OX1 2JD,198001,,0,451000,206000,51.75804,-1.26199',
    ],
    ['with its columns in another order', 'long,lat,pcds', '-1.26199,51.75804,OX1 2JD'],
    ['with a padded postcode only', 'pcd8,doterm,lat,long', 'OX1  2JD,,51.75804,-1.26199'],
  ])('reads an ONS directory %s', (_, header, row) => {
    expect(detectFormat(header.split(','))?.name).toBe('ONS postcode directory');
    expect(read(header, row)).toEqual(OX1_2JD);
  });

  it.each([
    ['postcode,lat,lng', 'ox12jd,51.75804,-1.26199'],
    ['Postcode,Latitude,Longitude', 'OX1 2JD,51.75804,-1.26199'],
  ])('reads a plain list headed %s', (header, row) => {
    expect(read(header, row)).toEqual(OX1_2JD);
  });

  it('takes the spelling with one space where a directory has several', () => {
    expect(read('pcd7,pcds,lat,long', 'X,OX1 2JD,51.75804,-1.26199')).toEqual(OX1_2JD);
  });

  it('reads outward codes and sectors', () => {
    expect(read('outcode,lat,lng,units', 'OX1,51.7469,-1.2623,900')).toEqual({
      kind: 'group',
      code: 'OX1',
      latitude: 51.7469,
      longitude: -1.2623,
    });
    expect(read('sector,lat,lng', 'OX1 2,51.75,-1.26')).toEqual({
      kind: 'group',
      code: 'OX1 2',
      latitude: 51.75,
      longitude: -1.26,
    });
  });

  it('flags retired postcodes', () => {
    expect(read('pcds,doterm,lat,long', 'OX1 2JD,200012,51.75804,-1.26199')).toMatchObject({
      isTerminated: true,
    });
  });

  it.each([
    ['empty', 'GY1 1AA,,,'],
    ['the pseudo position of the ONS', 'GY1 1AA,,99.999999,0.000000'],
    ['0,0', 'GY1 1AA,,0,0'],
    ['no numbers', 'GY1 1AA,,north,west'],
  ])('finds no position where it is %s', (_, row) => {
    expect(read('pcds,doterm,lat,long', row)).toBe('noPosition');
  });

  it('passes over what is no postcode', () => {
    expect(read('pcds,lat,long', "'; DROP TABLE postcodes; --,51.7,-1.2")).toBe('unreadable');
    expect(read('sector,lat,long', 'OX1,51.7,-1.2')).toBe('unreadable');
  });

  it.each(['id,name', 'PC,PQ,EA,NO,CY,RH,LH,CC,DC,WC', 'lat,long', 'hello', ''])(
    'does not know %j',
    (header) => {
      expect(detectFormat(header.split(','))).toBeUndefined();
    },
  );
});

describe('Code-Point Open', () => {
  it('has no header, padded postcodes and grid references', () => {
    const row = ['OX1 2JD', '10', '451041', '206732', 'E92000001', '', '', '', '', ''];
    const format = detectFormat(row);
    expect(format).toMatchObject({ name: 'OS Code-Point Open', hasHeader: false });
    expect(format?.read(['M1  1AD', '10', '384776', '397942', 'E92000001'])).toMatchObject({
      kind: 'unit',
      postcode: 'M1 1AD',
    });
    expect(format?.read(['BD981GA', '10', '416500', '433000', 'E92000001'])).toMatchObject({
      postcode: 'BD98 1GA',
    });
  });

  it('has no position where the quality is 90', () => {
    expect(detectFormat(['ZE1 0AA', '90', '0', '0'])?.read(['ZE1 0AA', '90', '0', '0'])).toBe('noPosition');
  });
});
