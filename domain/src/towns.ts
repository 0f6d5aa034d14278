export interface Town {
  /** Part of the URL of the town's page. */
  slug: string;
  name: string;
  /** The outward code around which the town's page searches. */
  outcode: string;
  /**
   * False for planned cities, which search engines are told about later. Cleaners who are listed there can already be
   * booked.
   */
  launched: boolean;
  about: string;
}

/** The towns of the launch county and the planned cities. */
export const TOWNS: readonly Town[] = [
  {
    slug: 'oxford',
    name: 'Oxford',
    outcode: 'OX1',
    launched: true,
    about:
      'From terraces in Jericho to family homes in Headington and Summertown: say where you can be reached by bike, bus or car when you ask for a clean.',
  },
  {
    slug: 'abingdon',
    name: 'Abingdon-on-Thames',
    outcode: 'OX14',
    launched: true,
    about:
      'For the old town by the river and the newer homes around it. Cleaners near Abingdon may also reach you from Didcot and the south of Oxford.',
  },
  {
    slug: 'banbury',
    name: 'Banbury',
    outcode: 'OX16',
    launched: true,
    about:
      'Regular and deep cleans in Banbury and the villages in the north of the county. Compare by distance first: the nearest cleaner is often the most flexible.',
  },
  {
    slug: 'bicester',
    name: 'Bicester',
    outcode: 'OX26',
    launched: true,
    about:
      'A growing town of new homes, many of them let. Check who lists end of tenancy cleaning before a handover.',
  },
  {
    slug: 'carterton',
    name: 'Carterton',
    outcode: 'OX18',
    launched: true,
    about:
      'For families on the move who hand over a house clean, and for homes around Burford and the Windrush valley.',
  },
  {
    slug: 'chipping-norton',
    name: 'Chipping Norton',
    outcode: 'OX7',
    launched: true,
    about:
      'Stone cottages, holiday lets and farmhouses on the edge of the Cotswolds. Tell your cleaner about flagstones and open fires.',
  },
  {
    slug: 'didcot',
    name: 'Didcot',
    outcode: 'OX11',
    launched: true,
    about:
      'Commuter homes near the station and new streets at Great Western Park: early and late times are worth asking your cleaner for.',
  },
  {
    slug: 'faringdon',
    name: 'Faringdon',
    outcode: 'SN7',
    launched: true,
    about:
      'A market town in the Vale of White Horse. Look a little wider, towards Wantage and Witney, and there is more choice.',
  },
  {
    slug: 'henley-on-thames',
    name: 'Henley-on-Thames',
    outcode: 'RG9',
    launched: true,
    about:
      'Riverside flats and larger houses in the Chilterns: choose by reviews, insurance and the services each cleaner lists.',
  },
  {
    slug: 'kidlington',
    name: 'Kidlington',
    outcode: 'OX5',
    launched: true,
    about: 'Between Oxford and the countryside, with the city and Bicester both within a short drive.',
  },
  {
    slug: 'thame',
    name: 'Thame',
    outcode: 'OX9',
    launched: true,
    about:
      'On the eastern edge of the county, below the Chilterns. Search 10 or 15 miles to see cleaners on both sides of it.',
  },
  {
    slug: 'wallingford',
    name: 'Wallingford',
    outcode: 'OX10',
    launched: true,
    about: 'An old town on the Thames with homes of every age. Say in your request what needs a gentle hand.',
  },
  {
    slug: 'wantage',
    name: 'Wantage',
    outcode: 'OX12',
    launched: true,
    about:
      'From the market place to Grove: someone for every week, or one thorough clean before guests come.',
  },
  {
    slug: 'witney',
    name: 'Witney',
    outcode: 'OX28',
    launched: true,
    about:
      'The largest town in the west of the county, with Eynsham, Ducklington and Minster Lovell close by.',
  },
  {
    slug: 'woodstock',
    name: 'Woodstock',
    outcode: 'OX20',
    launched: true,
    about:
      'Georgian houses and holiday homes near Blenheim. Between two stays, pick a slot that leaves time before the next arrival.',
  },
  {
    slug: 'london',
    name: 'London',
    outcode: 'WC2N',
    launched: false,
    about: 'Cleaners around London are joining us one by one. Whoever is listed here can be booked today.',
  },
  {
    slug: 'manchester',
    name: 'Manchester',
    outcode: 'M1',
    launched: false,
    about:
      'Cleaners around Manchester are joining us one by one. Whoever is listed here can be booked today.',
  },
  {
    slug: 'birmingham',
    name: 'Birmingham',
    outcode: 'B1',
    launched: false,
    about:
      'Cleaners around Birmingham are joining us one by one. Whoever is listed here can be booked today.',
  },
  {
    slug: 'leeds',
    name: 'Leeds',
    outcode: 'LS1',
    launched: false,
    about: 'Cleaners around Leeds are joining us one by one. Whoever is listed here can be booked today.',
  },
  {
    slug: 'bristol',
    name: 'Bristol',
    outcode: 'BS1',
    launched: false,
    about: 'Cleaners around Bristol are joining us one by one. Whoever is listed here can be booked today.',
  },
];
