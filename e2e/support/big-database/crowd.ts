import type { Database } from '../../../scripts/lib/database.mjs';

/** Enough to notice if the console reads or sorts all accounts. */
export const CROWD_SIZE = 50_000;

/** Names that occur neither in the demo market nor in a journey. */
const FIRST_NAMES =
  `Ailsa Alasdair Balthazar Beatrix Benedict Bertram Calista Constance Cordelia Cosmo Dahlia Dexter Drusilla Edmund
Eleanora Fergus Finlay Flora Gideon Greta Hamish Hester Ignatius Ivo Jocasta Lachlan Leopold Lysander Mabel Maud
Merryn Mungo Octavia Percival Primrose Quentin Rafferty Tabitha Torquil Winifred`.split(/\s+/);
const SURNAMES =
  `Abercrombie Aldous Anstruther Arkwright Babbington Balfour Beauchamp Birtwistle Blenkinsop Braithwaite Burnside
Cadwallader Carruthers Chatterton Colquhoun Crabtree Culpepper Dalrymple Debenham Dinwiddie Entwistle Fairweather
Featherstone Fotheringham Galbraith Gathercole Haldane Heathcote Higginbotham Inglenook Jessop Kilpatrick Kirkbride
Lethbridge Lockwood Macalister Micklethwait Nethersole Ormerod Pettigrew Postlethwaite Quayle Ramsbottom Satterthwaite
Shuttleworth Sidebottom Tattersall Thistlethwaite Umpleby Wolstenholme`.split(/\s+/);
const SECOND_SURNAMES =
  `Ames Bray Cope Dunn Eady Frost Gunn Hale Ince Joyce Keen Lunn Moss Nash Orr Peel Quick Rudd Snow Tice Usher Vane
Wace Yule Zeal`.split(/\s+/);

const DAY_MS = 86_400_000;
const DAYS = 1_500;

export interface CrowdMember {
  email: string;
  firstName: string;
  lastName: string;
}

export function crowdMember(index: number): CrowdMember {
  const nth = (names: readonly string[], at: number) => names[at % names.length] ?? '';
  const firstName = nth(FIRST_NAMES, index);
  const surname = nth(SURNAMES, Math.floor(index / FIRST_NAMES.length));
  const second = nth(SECOND_SURNAMES, Math.floor(index / (FIRST_NAMES.length * SURNAMES.length)));
  return {
    email: `${firstName}.${surname}.${second}@crowd.example`.toLowerCase(),
    firstName,
    lastName: `${surname}-${second}`,
  };
}

/**
 * Customers who joined over the past years, the last of them some weeks ago, so that new accounts are listed first.
 *
 * @returns the id of the first; the others follow it in order
 */
export async function addCrowd(database: Database, passwordHash: string): Promise<number> {
  const [last] = await database.all('SELECT MAX(id) AS id FROM users');
  const first = Number(last?.id ?? 0) + 1;
  const now = Date.now();
  const rows = Array.from({ length: CROWD_SIZE }, (_, index) => {
    const joinedAt = now - 30 * DAY_MS - Math.floor(((CROWD_SIZE - index) / CROWD_SIZE) * DAYS * DAY_MS);
    return {
      id: first + index,
      ...crowdMember(index),
      password: passwordHash,
      userType: 'customer',
      isVerified: index % 3 === 0 ? 1 : 0,
      termsAcceptedAt: joinedAt,
      privacyAcceptedAt: joinedAt,
      createdAt: joinedAt,
      updatedAt: joinedAt,
    };
  });
  await database.insert('users', rows);
  return first;
}
