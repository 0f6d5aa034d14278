export interface Place {
  /** The cleaner's words for the service area. */
  area: string;
  city: string;
  county: string | null;
  /** Postcode sectors that exist in the area. */
  sectors: string[];
  cleaners: number;
  customers: number;
  /** The usual price of an hour, in pounds. */
  rate: number;
  market: string;
}

const ROW = /^(.+?) \| (.+?) \| (.+?) \| (\d+) (\d+) (\d+)$/;

/** Each line: `area | post town | sectors | cleaners customers pounds` */
function placesOf(market: string, county: string | null, text: string): Place[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, area = '', city = '', sectors = '', cleaners, customers, rate] = ROW.exec(line.trim()) ?? [];
      if (area === '') throw new Error(`Demo places: can't read "${line}"`);
      return {
        area,
        city,
        county,
        sectors: sectors.split(', '),
        cleaners: Number(cleaners),
        customers: Number(customers),
        rate: Number(rate),
        market,
      };
    });
}

export const HOME_MARKET = 'Oxfordshire';

export const PLACES: readonly Place[] = [
  ...placesOf(
    HOME_MARKET,
    'Oxfordshire',
    `Jericho and central Oxford | Oxford | OX1 1, OX1 2, OX2 6 | 7 4 22
     Summertown | Oxford | OX2 7 | 4 3 23
     Wolvercote and Cutteslowe | Oxford | OX2 8 | 2 1 22
     Botley and Cumnor | Oxford | OX2 9, OX2 0 | 4 1 20
     Headington | Oxford | OX3 7, OX3 8, OX3 9 | 6 3 20
     Marston | Oxford | OX3 0 | 2 1 20
     East Oxford | Oxford | OX4 1, OX4 2 | 6 3 20
     Cowley and Littlemore | Oxford | OX4 3, OX4 4, OX4 6 | 5 1 18
     Kennington and South Hinksey | Oxford | OX1 5, OX1 4 | 2 1 20
     Abingdon | Abingdon | OX14 1, OX14 2, OX14 3, OX14 5 | 8 3 19
     Didcot | Didcot | OX11 0, OX11 7, OX11 8, OX11 9 | 7 2 18
     Witney | Witney | OX28 1, OX28 3, OX28 4, OX28 5 | 7 2 18
     Carterton and Brize Norton | Carterton | OX18 1, OX18 3 | 3 1 17
     Bicester | Bicester | OX26 1, OX26 2, OX26 3, OX26 4, OX26 6 | 7 2 18
     Banbury | Banbury | OX16 0, OX16 1, OX16 2, OX16 3, OX16 9 | 8 2 17
     Thame | Thame | OX9 2, OX9 3 | 4 1 20
     Wantage and Grove | Wantage | OX12 0, OX12 7, OX12 8, OX12 9 | 5 1 18
     Henley-on-Thames | Henley-on-Thames | RG9 1, RG9 2, RG9 3 | 5 1 24
     Wallingford | Wallingford | OX10 0, OX10 8, OX10 9 | 4 1 19
     Faringdon | Faringdon | SN7 7, SN7 8 | 3 1 17
     Chipping Norton | Chipping Norton | OX7 5 | 3 1 19
     Charlbury and the Wychwoods | Chipping Norton | OX7 3, OX7 6 | 2 0 20
     Kidlington and Yarnton | Kidlington | OX5 1, OX5 2 | 5 1 19
     Woodstock | Woodstock | OX20 1 | 2 1 21
     Eynsham and Long Hanborough | Witney | OX29 4, OX29 8 | 2 0 19
     Wheatley and Great Milton | Oxford | OX33 1, OX44 7 | 2 0 20
     Chinnor and Watlington | Chinnor | OX39 4, OX49 5 | 2 0 20
     Goring and Streatley | Reading | RG8 9, RG8 0 | 1 0 21
     Burford | Burford | OX18 4 | 1 0 20
     Deddington and Adderbury | Banbury | OX15 0, OX17 3 | 1 0 18`,
  ),
  ...placesOf(
    'London',
    'Greater London',
    `Clapham and Battersea | London | SW4 0, SW4 7, SW11 1, SW11 5 | 4 1 25
     Brixton and Tulse Hill | London | SW2 1, SW2 3 | 3 1 23
     Tooting and Balham | London | SW17 0, SW17 7 | 2 1 23
     Dulwich and Peckham | London | SE22 0, SE22 8, SE15 2 | 4 1 23
     Hackney | London | E8 1, E8 3, E8 4 | 4 1 24
     Walthamstow | London | E17 3, E17 4, E17 7 | 3 1 21
     Islington and Highbury | London | N1 0, N1 1, N1 2 | 3 1 26
     Crouch End and Hornsey | London | N8 0, N8 7, N8 9 | 2 1 24
     West Hampstead | London | NW6 1, NW6 2 | 2 1 26
     Chiswick | London | W4 1, W4 2 | 1 0 27`,
  ),
  ...placesOf(
    'Manchester',
    'Greater Manchester',
    `Didsbury | Manchester | M20 2, M20 3, M20 6 | 4 2 18
     Chorlton | Manchester | M21 0, M21 8, M21 9 | 4 1 18
     Ancoats and city centre | Manchester | M1 1, M1 2, M1 7 | 2 1 19
     Sale and Stretford | Sale | M33 3, M33 4, M32 8 | 2 1 17
     Prestwich | Manchester | M25 1, M25 3 | 2 0 16`,
  ),
  ...placesOf(
    'Birmingham',
    'West Midlands',
    `Moseley | Birmingham | B13 8, B13 9 | 4 2 17
     Harborne and Edgbaston | Birmingham | B17 0, B17 8, B15 3 | 4 1 18
     Kings Heath and Stirchley | Birmingham | B14 6, B14 7, B30 2 | 3 1 16
     Jewellery Quarter | Birmingham | B1 3 | 1 1 18
     Sutton Coldfield | Sutton Coldfield | B72 1 | 2 0 18`,
  ),
  ...placesOf(
    'Leeds',
    'West Yorkshire',
    `Headingley | Leeds | LS6 1, LS6 2, LS6 3 | 4 1 16
     Chapel Allerton | Leeds | LS7 3, LS7 4 | 3 1 17
     Roundhay | Leeds | LS8 1, LS8 2 | 2 1 17
     Horsforth and Cookridge | Leeds | LS16 6, LS16 7 | 2 1 16
     Pudsey and Farsley | Pudsey | LS28 5, LS28 7 | 1 0 15`,
  ),
  ...placesOf(
    'Bristol',
    'Bristol',
    `Southville and Bedminster | Bristol | BS3 1, BS3 2, BS3 3 | 4 2 19
     Bishopston and Horfield | Bristol | BS7 8, BS7 9 | 3 1 18
     Clifton and Redland | Bristol | BS8 2, BS8 4, BS6 6 | 3 1 21
     Fishponds | Bristol | BS16 2, BS16 3 | 2 1 17`,
  ),
];

export const STREETS =
  `Abbey Road, Alexandra Road, Almond Close, Beech Road, Bridge Street, Brook Street, Bowling Green
Lane, Cedar Avenue, Chapel Lane, Chestnut Avenue, Church Lane, Church Road, Coppice Close, Cromwell Way, Derwent
Avenue, Elm Grove, Farm Close, Ferry Road, Field View, George Street, Glebe Road, Granary Court, Green Lane, Grove
Road, Hawthorn Way, Hazel Walk, High Street, Hill View, Holly Bank, Kestrel Way, Kings Road, Larch Close, Lime
Tree Avenue, Manor Road, Marlborough Road, Meadow View, Mill Lane, Mill Street, Nelson Street, Newland Street, North
Street, Oakfield Road, Orchard Close, Orchard Way, Park Road, Park Street, Poplar Road, Priory Road, Queens Road,
Railway Terrace, Rectory Road, Regent Street, Rose Hill, Rowan Drive, School Lane, South Street, Spring Gardens,
St Andrew's Road, St John's Road, St Mary's Road, Station Road, Sycamore Drive, The Avenue, The Crescent, Tudor Close,
Union Street, Victoria Road, Vicarage Lane, Warwick Street, Waterside, Wellington Street, West Street, Willow Close,
Windmill Road, Wood Lane, York Road`
    .replaceAll('\n', ' ')
    .split(', ');
